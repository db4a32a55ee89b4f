/**
 * What mechanics, masons, welders, purchasers and plumbers type on a phone, over a hardware
 * importer's stock list (messy-judgements.ts says how a line is read).
 */
export const messyHardware = `
mechanic | size | M10x30 | 2 kind:hex-bolt,stainless-bolt,expansion-anchor thread:10 length:30; 1 kind:hex-bolt,stainless-bolt thread:10 length:25,40
mechanic | size | bolt m8x40 8.8 | 2 kind:hex-bolt thread:8 length:40 strength:8.8; 1 kind:hex-bolt thread:8 length:40 strength:10.9; 1 kind:hex-bolt thread:8 length:30,50 strength:8.8
mechanic | size | m12 bolt 10.9 50mm | 2 kind:hex-bolt thread:12 length:50 strength:10.9; 1 kind:hex-bolt thread:12 length:40,75 strength:10.9
mechanic | size | m 6 hex nut | 2 kind:hex-nut thread:6
mechanic | order | nylock nut m8 | 2 kind:hex-nut thread:8 style:nylon-lock
mechanic | size | 1/4-20 bolt 1 inch | 2 kind:hex-bolt-inch thread:1/4-20 length:1; 1 kind:hex-bolt-inch thread:1/4-20 length:1-1/2
mechanic | size | 3/8 bolt grade 8 | 2 kind:hex-bolt-inch thread:3/8-16 strength:grade-8
mechanic | order | stainless bolt m8 | 2 kind:stainless-bolt thread:8
mechanic | short | ss bolt 304 m6 x 25 | 2 kind:stainless-bolt thread:6 alloy:304 length:25; 1 kind:stainless-bolt thread:6 alloy:316 length:25; 1 kind:stainless-bolt thread:6 alloy:304 length:20,30
mechanic | plural | spring washers m10 | 2 kind:washer style:spring thread:10
mechanic | joined | lockwasher m12 | 2 kind:washer style:spring thread:12
mechanic | joined | threadlocker | 2 kind:threadlocker
mechanic | plain | blue thread locker 50ml | 2 kind:threadlocker strength:medium volume:50; 1 kind:threadlocker strength:medium
mechanic | order | 20 ton hydraulic bottle jack | 2 kind:bottle-jack capacity:20; 1 kind:bottle-jack capacity:32
mechanic | size | bottle jack 10t | 2 kind:bottle-jack capacity:10; 1 kind:bottle-jack capacity:12
mechanic | plain | crocodile jack 3 ton | 2 kind:floor-jack capacity:3; 1 kind:floor-jack capacity:5
mechanic | order | low profile floor jack | 2 kind:floor-jack profile:low
mechanic | code | 6204 zz | 2 kind:bearing number:6204 seal:zz; 1 kind:bearing number:6204 seal:2rs
mechanic | joined | bearing 6203 2rs | 2 kind:bearing number:6203 seal:2rs; 1 kind:bearing number:6203 seal:zz
mechanic | tagalog | bering 6301 | 2 kind:bearing number:6301
mechanic | joined | vbelt b52 | 2 kind:v-belt section:B length:52
mechanic | code | A-42 belt | 2 kind:v-belt section:A length:42
mechanic | order | combination wrench 17mm | 2 kind:combination-wrench size:17
mechanic | tagalog | liyabe 14 | 2 kind:combination-wrench size:14; 1 kind:pipe-wrench length:14
mechanic | plain | ratchet wrench 10mm | 2 kind:combination-wrench size:10 style:ratchet; 1 kind:combination-wrench size:10
mechanic | size | impact socket 1/2 24mm | 2 kind:socket style:impact drive:1/2 size:24
mechanic | order | deep socket 19 | 2 kind:socket style:deep size:19
mechanic | plain | 1/2 extension bar | 2 kind:extension-bar drive:1/2
mechanic | tagalog | plais | 2 kind:pliers
mechanic | joined | visegrip 10 | 2 kind:pliers style:vise-grip length:10; 1 kind:pliers style:vise-grip
mechanic | plain | snap ring pliers | 2 kind:pliers style:snap-ring
mechanic | tagalog | tuwerka m10 | 2 kind:hex-nut thread:10
mechanic | typo | silicon gasket maker | 2 kind:sealant style:high-temperature
mechanic | typo | phillip screw driver 6in | 2 kind:screwdriver tip:phillips length:6; 1 kind:screwdriver tip:phillips length:5,8
mechanic | tagalog | disturnilyador flat | 2 kind:screwdriver tip:flat
mason | tagalog | pako 2 inch | 2 kind:nail length:2; 1 kind:nail length:1-1/2,2-1/2
mason | tagalog | pako konkreto 3" | 2 kind:nail style:concrete length:3; 1 kind:nail style:concrete length:2-1/2,4
mason | order | concrete nail 2 1/2 | 2 kind:nail style:concrete length:2-1/2; 1 kind:nail style:concrete length:2,3
mason | short | cw nail 4 | 2 kind:nail style:common length:4; 1 kind:nail style:common length:3,5
mason | plain | umbrella nail | 2 kind:nail style:umbrella
mason | tagalog | alambre | 2 kind:tie-wire; 1 kind:barbed-wire
mason | order | gi tie wire #16 | 2 kind:tie-wire gauge:16; 1 kind:tie-wire gauge:14,18
mason | plain | tie wire 1 kilo | 2 kind:tie-wire pack:1kg; 1 kind:tie-wire
mason | tagalog | kutsara ng mason | 2 kind:trowel style:brick; 1 kind:trowel style:margin,plastering
mason | order | notched trowel | 2 kind:trowel style:notched
mason | size | plastering trowel 11 inch | 2 kind:trowel style:plastering length:11; 1 kind:trowel style:plastering length:9,10
mason | tagalog | pala | 2 kind:shovel
mason | order | square shovel | 2 kind:shovel point:square
mason | joined | wheel barrow | 2 kind:wheelbarrow
mason | tagalog | kartilya | 2 kind:wheelbarrow
mason | tagalog | maso 8 lbs | 2 kind:hammer style:sledge weight:128; 1 kind:hammer style:sledge weight:48
mason | tagalog | martilyo | 2 kind:hammer style:claw; 1 kind:hammer style:ball-peen,stoning
mason | size | dyna bolt 3/8 x 3 | 2 kind:expansion-anchor style:sleeve thread:3/8 length:3; 1 kind:expansion-anchor style:sleeve thread:3/8 length:2-1/2,4
mason | plain | wedge anchor 1/2 | 2 kind:expansion-anchor style:wedge thread:1/2; 1 kind:expansion-anchor style:sleeve thread:1/2
mason | short | sds bit 10mm | 2 kind:masonry-bit shank:sds-plus diameter:10
mason | order | masonry drill bit 8mm | 2 kind:masonry-bit diameter:8
mason | tagalog | barena pang semento 6mm | 2 kind:masonry-bit diameter:6
mason | size | spirit level 24" | 2 kind:spirit-level length:24; 1 kind:spirit-level length:18,36
mason | tagalog | trapal 10x12 | 2 kind:tarpaulin size:10x12; 1 kind:tarpaulin size:12x18
mason | typo | lader a type 8 step | 2 kind:ladder style:a-type steps:8; 1 kind:ladder style:a-type steps:6,10
welder | size | 180mm disc | 2 kind:cutting-disc,grinding-disc,flap-disc diameter:180
welder | size | cutting disc 4 inch | 2 kind:cutting-disc diameter:100
welder | short | cut off 14" | 2 kind:cutting-disc diameter:355
welder | size | grinding disc 100 x 6 | 2 kind:grinding-disc diameter:100 thickness:6.0; 1 kind:grinding-disc diameter:100
welder | plain | inox cutting disc 125 | 2 kind:cutting-disc diameter:125 material:stainless
welder | joined | flapdisc 100 grit 60 | 2 kind:flap-disc diameter:100 grit:60; 1 kind:flap-disc diameter:100 grit:40,80
welder | size | flap disc 4" #80 | 2 kind:flap-disc diameter:100 grit:80; 1 kind:flap-disc diameter:100 grit:60,120
welder | order | welding gloves leather | 2 kind:glove style:welding
welder | tagalog | guwantes pang-welding | 2 kind:glove style:welding
welder | plain | welding goggles | 2 kind:goggles style:welding; 1 kind:goggles lens:dark
welder | order | chipping hammer | 2 kind:hammer style:chipping
welder | order | steel wire brush cup | 2 kind:wire-brush style:cup material:steel; 1 kind:wire-brush style:cup material:stainless
welder | typo | wire brash stainless | 2 kind:wire-brush material:stainless
welder | tagalog | lagareng bakal | 2 kind:hacksaw
welder | size | drill bit 1/4 hss | 2 kind:twist-drill-inch diameter:1/4; 1 kind:twist-drill diameter:6.5
purchaser | variant | safety shoes size 9 | 2 kind:safety-shoe size:9
purchaser | order | low cut safety shoes | 2 kind:safety-shoe cut:low
purchaser | variant | high cut leather safety shoe sz 8 | 2 kind:safety-shoe cut:high material:leather size:8; 1 kind:safety-shoe cut:high size:8
purchaser | tagalog | kapote | 2 kind:raincoat
purchaser | variant | raincoat xl yellow | 2 kind:raincoat colour:yellow size:XL; 1 kind:raincoat size:XL
purchaser | tagalog | bota size 10 | 2 kind:rubber-boot size:10
purchaser | short | hardhat white | 2 kind:hard-hat colour:white; 1 kind:hard-hat
purchaser | plural | cotton gloves | 2 kind:glove style:cotton; 1 kind:glove style:maong
purchaser | size | caster wheel 4 inch | 2 kind:caster diameter:100
purchaser | typo | castor wheel with brake | 2 kind:caster style:brake
purchaser | plain | extension ladder | 2 kind:ladder style:extension
purchaser | tagalog | hagdan 10 step | 2 kind:ladder steps:10; 1 kind:ladder steps:8,12
purchaser | tagalog | kandado 50mm | 2 kind:padlock width:50; 1 kind:padlock width:40,63
purchaser | order | nylon rope 10mm | 2 kind:rope material:nylon diameter:10; 1 kind:rope material:polypropylene diameter:10
purchaser | tagalog | kadena 8mm | 2 kind:chain diameter:8; 1 kind:chain diameter:10
purchaser | plain | chain hoist 2 ton 3m | 2 kind:chain-block capacity:2 lift:3; 1 kind:chain-block capacity:2 lift:5; 1 kind:chain-block capacity:3 lift:3
purchaser | size | 5m tape measure | 2 kind:tape-measure length:5; 1 kind:tape-measure length:7.5
purchaser | short | tek screw #12 x 2 | 2 kind:tek-screw gauge:12 length:2; 1 kind:tek-screw gauge:12 length:1-1/2,2-1/2
purchaser | tagalog | liha 120 | 2 kind:sandpaper grit:120; 1 kind:sandpaper grit:100,180
purchaser | joined | drilbit 6mm | 2 kind:twist-drill,masonry-bit diameter:6
plumber | order | pipe wrench 14" | 2 kind:pipe-wrench length:14; 1 kind:pipe-wrench length:12,18
plumber | tagalog | liyabe tubo | 2 kind:pipe-wrench
plumber | size | adjustable wrench 10in | 2 kind:adjustable-wrench length:10; 1 kind:adjustable-wrench length:8,12
plumber | order | hacksaw blade 24t | 2 kind:hacksaw part:blade grade:24-tpi; 1 kind:hacksaw part:blade
plumber | typo | silicone sealent clear | 2 kind:sealant colour:clear; 1 kind:sealant colour:white
`;
