/**
 * Queries as shoppers type them, and the right results for each. The rules name properties of
 * products, never ids, so that the list stays valid when the catalogue grows.
 *
 * A line is `sort | query | grade conditions; …`. The first rule that a product meets gives its
 * grade: 3 exactly right, 2 good, 1 related; without a rule 0. All conditions of a rule must be
 * met: `kind:`, `category:` and `brand:` take several by commas, `model:` is the beginning of a
 * model number, `named:` a pattern in the name, `says:` one in name, variants and spec values (`_`
 * is a space).
 */
export const judgements = `
exact | angle grinder | 3 kind:angle-grinder; 1 kind:bench-grinder
exact | bench grinder | 3 kind:bench-grinder; 1 kind:angle-grinder
exact | cordless drill | 3 kind:cordless-drill; 1 kind:impact-driver
exact | drill | 3 kind:cordless-drill; 2 kind:rotary-hammer; 1 kind:twist-drill-set,sds-bit,impact-driver
exact | hammer | 3 kind:claw-hammer; 2 kind:rotary-hammer
exact | rotary hammer | 3 kind:rotary-hammer; 1 kind:sds-bit
exact | impact driver | 3 kind:impact-driver; 1 kind:cordless-drill
exact | circular saw | 3 kind:circular-saw; 1 kind:circular-saw-blade
exact | jigsaw | 3 kind:jigsaw
exact | saw | 3 kind:circular-saw,jigsaw,hacksaw; 2 kind:hole-saw; 1 kind:circular-saw-blade
exact | hacksaw | 3 kind:hacksaw
exact | pliers | 3 kind:pliers
exact | pipe wrench | 3 kind:pipe-wrench; 1 kind:adjustable-wrench
exact | adjustable wrench | 3 kind:adjustable-wrench; 1 kind:pipe-wrench
exact | socket set | 3 kind:socket-set; 1 kind:tool-chest
exact | screwdriver set | 3 kind:screwdriver-set
exact | generator | 3 kind:petrol-generator,inverter-generator,diesel-generator
exact | diesel generator | 3 kind:diesel-generator; 1 kind:petrol-generator,inverter-generator
exact | inverter generator | 3 kind:inverter-generator; 1 kind:petrol-generator,diesel-generator
exact | welding | 2 category:welding
exact | tig welder | 3 kind:tig-welder; 1 kind:mig-welder,stick-welder
exact | mig welder | 3 kind:mig-welder; 1 kind:tig-welder,stick-welder
exact | welding helmet | 3 kind:welding-helmet
exact | welding electrodes | 3 kind:welding-electrodes
exact | compressor | 3 category:compressors
exact | oil free compressor | 3 kind:oil-free-compressor; 1 category:compressors
exact | submersible pump | 3 kind:submersible-pump; 1 kind:centrifugal-pump,engine-pump
exact | centrifugal pump | 3 kind:centrifugal-pump; 1 kind:submersible-pump,engine-pump
exact | digital multimeter | 3 kind:multimeter; 1 kind:clamp-meter
exact | laser distance meter | 3 kind:laser-distance-meter
exact | spirit level | 3 kind:spirit-level
exact | flap disc | 3 kind:flap-disc; 1 kind:grinding-disc
exact | cutting disc | 3 kind:cutting-disc; 1 kind:grinding-disc
exact | wire brush | 3 kind:wire-brush
exact | safety helmet | 3 kind:safety-helmet; 1 category:safety-gear
exact | safety shoes | 3 kind:safety-shoes; 1 category:safety-gear
exact | safety gear | 2 category:safety-gear
exact | ear muffs | 3 kind:ear-muffs
exact | chain hoist | 3 kind:chain-hoist; 1 kind:lever-block
exact | pallet truck | 3 kind:pallet-truck
exact | bottle jack | 3 kind:bottle-jack
exact | hex bolt | 3 kind:hex-bolt; 1 kind:hex-nut,anchor-bolt
exact | hex nuts | 3 kind:hex-nut; 1 kind:hex-bolt,washer
exact | blind rivets | 3 kind:blind-rivet
exact | spray gun | 3 kind:spray-gun; 1 kind:blow-gun
exact | circuit breaker | 3 kind:circuit-breaker
exact | extension reel | 3 kind:extension-reel
exact | flood light | 3 kind:led-flood-light
exact | tool box | 3 kind:tool-box; 1 kind:tool-chest
exact | pressure washer | 3 kind:pressure-washer
exact | wet and dry vacuum | 3 kind:wet-dry-vacuum
exact | abrasives | 2 category:abrasives
exact | fasteners | 2 category:fasteners
exact | insulated screwdrivers | 3 kind:screwdriver-set says:insulated; 1 kind:screwdriver-set
exact | stainless bolts | 3 kind:hex-bolt says:stainless; 1 kind:hex-bolt
exact | silent generator | 3 category:generators says:silent; 1 category:generators
exact | brushless drill | 3 kind:cordless-drill says:brushless; 1 kind:cordless-drill
partial | grind | 3 kind:angle-grinder,bench-grinder,grinding-disc
partial | genera | 3 category:generators
partial | screwd | 3 kind:screwdriver-set
partial | compres | 3 category:compressors
partial | multim | 3 kind:multimeter
partial | submers | 3 kind:submersible-pump
partial | electro | 3 kind:welding-electrodes
partial | shelv | 3 kind:shelving
partial | harn | 3 kind:safety-harness
partial | impact wr | 3 kind:air-impact-wrench
partial | hydraul | 3 kind:bottle-jack; 1 kind:pallet-truck
partial | auto dark | 3 kind:welding-helmet
typo | griner | 3 kind:angle-grinder,bench-grinder
typo | angle gridner | 3 kind:angle-grinder; 1 kind:bench-grinder
typo | cordles dril | 3 kind:cordless-drill
typo | hamer | 3 kind:claw-hammer; 2 kind:rotary-hammer
typo | wrnech | 3 kind:pipe-wrench,adjustable-wrench,air-impact-wrench; 2 kind:combination-spanner-set
typo | adjustible wrench | 3 kind:adjustable-wrench; 1 kind:pipe-wrench
typo | genrator | 3 category:generators
typo | compresor | 3 category:compressors
typo | weldng helmet | 3 kind:welding-helmet
typo | welder mashine | 3 kind:stick-welder,mig-welder,tig-welder
typo | multimiter | 3 kind:multimeter
typo | submersable pump | 3 kind:submersible-pump
typo | presure washer | 3 kind:pressure-washer
typo | screwdrver | 3 kind:screwdriver-set
typo | safty helmet | 3 kind:safety-helmet; 1 category:safety-gear
typo | vaccum | 3 kind:wet-dry-vacuum
typo | plyers | 3 kind:pliers
typo | halvron | 3 brand:halvorn
typo | torvan grinder | 3 kind:angle-grinder,bench-grinder brand:torvane
typo | chian hoist | 3 kind:chain-hoist
typo | martilo | 3 kind:claw-hammer; 1 kind:rotary-hammer
brand | halvorn | 3 brand:halvorn
brand | torvane | 3 brand:torvane
brand | kiskara | 3 brand:kiskara
brand | halvorn grinder | 3 brand:halvorn kind:angle-grinder,bench-grinder; 1 kind:angle-grinder,bench-grinder
brand | arcadel welder | 3 brand:arcadel kind:stick-welder,mig-welder,tig-welder; 1 category:welding
brand | kalasar gloves | 3 brand:kalasar kind:work-gloves; 1 kind:work-gloves
brand | turnelo bolts | 3 brand:turnelo kind:hex-bolt; 1 kind:hex-bolt
brand | aerovik compressor | 3 brand:aerovik category:compressors; 1 category:compressors
brand | liftholm chain hoist | 3 brand:liftholm kind:chain-hoist; 1 kind:chain-hoist
brand | pandaro tape measure | 3 brand:pandaro kind:tape-measure; 1 kind:tape-measure
model | HAG100-1P | 3 model:HAG100-1P
model | hag100 | 3 model:HAG100
model | ax-mma140 | 3 model:AX-MMA140
model | axmma140 | 3 model:AX-MMA140
model | ax mma 140 | 3 model:AX-MMA140
model | mma140 | 3 model:AX-MMA140; 3 model:LGMMA-140
model | BR 2800PGE | 3 model:BR_2800PGE
model | br2800pge | 3 model:BR_2800PGE
model | TV180MMA/2 | 3 model:TV180MMA/2
model | SK-DM6.2 | 3 model:SK-DM6.2
model | F-PW.CIA | 3 model:F-PW.CIA
model | halvorn hag125-3p | 3 model:HAG125-3P
model | hcd1813x | 3 model:HCD1813X
model | tn hb88 | 3 model:TN_HB88
model | av-200-pc3 | 3 model:AV-200-PC3
size | 100mm grinder | 3 kind:angle-grinder says:100_mm; 1 kind:angle-grinder
size | 100 mm angle grinder | 3 kind:angle-grinder says:100_mm; 1 kind:angle-grinder
size | 4 inch grinder | 3 kind:angle-grinder says:100_mm; 1 kind:angle-grinder
size | 7" grinder | 3 kind:angle-grinder says:180_mm; 1 kind:angle-grinder
size | m8 hex | 3 kind:hex-bolt,hex-nut says:m8
size | m8 bolt | 3 kind:hex-bolt says:m8; 2 kind:anchor-bolt says:m8
size | m8x50 | 3 kind:hex-bolt says:m8_×_50
size | m10 x 60 hex bolt | 3 kind:hex-bolt says:m10_×_60; 1 kind:hex-bolt
size | 200a welder | 3 kind:stick-welder,mig-welder,tig-welder says:200_a; 1 category:welding
size | 5.5kva generator | 3 category:generators says:5.5_kva; 1 category:generators
size | 18v drill | 3 kind:cordless-drill; 1 kind:impact-driver
size | 1/2 impact wrench | 3 kind:air-impact-wrench named:1/2_in; 1 kind:air-impact-wrench
size | 1/2" socket set | 3 kind:socket-set named:1/2_in; 1 kind:socket-set
size | 1 ton chain hoist | 3 kind:chain-hoist named:1_t; 1 kind:chain-hoist
size | 80 grit flap disc | 3 kind:flap-disc says:p80; 1 kind:flap-disc
size | p120 sanding sheets | 3 kind:sanding-sheet says:p120; 1 kind:sanding-sheet
size | 125mm cutting disc | 3 kind:cutting-disc says:125_×; 1 kind:cutting-disc
size | 20A breaker | 3 kind:circuit-breaker says:20_a; 1 kind:circuit-breaker
size | 3.5mm2 thhn wire | 3 kind:thhn-wire says:3.5_mm²; 1 kind:thhn-wire
size | 5m tape measure | 3 kind:tape-measure says:5_m; 1 kind:tape-measure
size | 1hp pump | 3 category:pumps says:1_hp; 1 category:pumps
size | 10.9 bolt | 3 kind:hex-bolt says:10\\.9; 1 kind:hex-bolt
size | 24mm sds | 3 kind:rotary-hammer says:24_mm; 1 kind:rotary-hammer,sds-bit
synonym | martilyo | 3 kind:claw-hammer; 1 kind:rotary-hammer
synonym | lagari | 3 kind:hacksaw,jigsaw,circular-saw; 2 kind:hole-saw; 1 kind:circular-saw-blade
synonym | lagaring bakal | 3 kind:hacksaw
synonym | plais | 3 kind:pliers
synonym | barena | 3 kind:cordless-drill; 2 kind:rotary-hammer,twist-drill-set,sds-bit; 1 kind:impact-driver
synonym | turnilyo | 3 kind:wood-screw; 2 kind:hex-bolt,anchor-bolt
synonym | hagdan | 3 kind:ladder
synonym | guwantes | 3 kind:work-gloves
synonym | pako | 3 kind:nail,nails
synonym | liyabe | 3 kind:adjustable-wrench,pipe-wrench,combination-spanner-set; 2 kind:air-impact-wrench
synonym | distornilyador | 3 kind:screwdriver-set
synonym | metro | 3 kind:tape-measure; 1 kind:laser-distance-meter
synonym | liha | 3 kind:sanding-sheet; 1 kind:orbital-sander
synonym | bomba ng tubig | 3 category:pumps
synonym | tuwerka | 3 kind:hex-nut
synonym | panghinang | 3 kind:stick-welder,mig-welder,tig-welder; 2 category:welding
synonym | genset | 3 category:generators
synonym | welding machine | 3 kind:stick-welder,mig-welder,tig-welder
synonym | welding rod | 3 kind:welding-electrodes
synonym | tester | 3 kind:multimeter; 2 kind:clamp-meter
synonym | chain block | 3 kind:chain-hoist; 1 kind:lever-block
synonym | hard hat | 3 kind:safety-helmet
synonym | goggles | 3 kind:safety-glasses
synonym | sandpaper | 3 kind:sanding-sheet
synonym | caliper | 3 kind:calliper
synonym | aluminum level | 3 kind:spirit-level says:aluminium; 1 kind:spirit-level
synonym | cutting wheel | 3 kind:cutting-disc; 1 kind:grinding-disc
synonym | power washer | 3 kind:pressure-washer
synonym | shop vac | 3 kind:wet-dry-vacuum
synonym | extension cord | 3 kind:extension-reel
synonym | safety boots | 3 kind:safety-shoes
synonym | jig saw | 3 kind:jigsaw
synonym | hammerdrill | 3 kind:rotary-hammer; 2 kind:cordless-drill
synonym | pop rivets | 3 kind:blind-rivet
`;
