/**
 * What purchasers, masons, electricians, plumbers, mechanics and welders type on a phone, over a
 * big-box retailer's export (messy-judgements.ts says how a line is read).
 */
export const messyRetail = `
plumber | tagalog | tubo 1/2 | 2 kind:pvc-pipe size:1/2; 1 kind:ppr-pipe size:20
plumber | size | pvc pipe 3/4 | 2 kind:pvc-pipe size:3/4
plumber | size | pvc sch 80 1 1/4 | 2 kind:pvc-pipe schedule:80 size:1-1/4
plumber | plain | blue pvc pipe 1 inch 10ft | 2 kind:pvc-pipe colour:blue size:1 length:10; 1 kind:pvc-pipe size:1
plumber | order | elbow pvc 1/2 | 2 kind:pvc-fitting style:elbow size:1/2
plumber | order | tee 3/4 pvc | 2 kind:pvc-fitting style:tee size:3/4
plumber | plural | pvc couplings 2" | 2 kind:pvc-fitting style:coupling size:2
plumber | size | ppr 25mm pn20 | 2 kind:ppr-pipe size:25 pressure:pn20
plumber | tagalog | gripo sa lababo | 2 kind:faucet room:kitchen,lavatory; 1 kind:faucet room:hose-bib
plumber | typo | faucet kitchin | 2 kind:faucet room:kitchen
plumber | tagalog | inidoro | 2 kind:toilet
plumber | plain | dual flush toilet one piece | 2 kind:toilet flush:dual style:one-piece; 1 kind:toilet flush:dual
plumber | order | hose flexible 1/2 x 16 | 2 kind:flexible-hose size:1/2 length:16; 1 kind:flexible-hose size:1/2 length:12,20
plumber | short | water heater 3.5kw | 2 kind:water-heater power:3.5; 1 kind:water-heater power:4.5
plumber | plain | lavatory faucet black | 2 kind:faucet room:lavatory finish:black; 1 kind:faucet room:lavatory
mason | tagalog | semento | 2 kind:cement
mason | size | cement 40kg portland | 2 kind:cement style:portland weight:40; 1 kind:cement style:portland
mason | order | adhesive tile 25kg | 2 kind:tile-adhesive weight:25; 1 kind:tile-adhesive
mason | plain | tile grout white | 2 kind:grout colour:White; 1 kind:grout colour:Ivory
mason | order | grout gray 2kg unsanded | 2 kind:grout sanded:unsanded colour:Gray weight:2; 1 kind:grout sanded:unsanded colour:Gray
mason | size | tiles 60x60 | 2 kind:tile size:60x60
mason | size | 30 x 30 floor tile anti slip | 2 kind:tile size:30x30 finish:anti-slip; 1 kind:tile size:30x30 finish:matte
mason | joined | porcelaintile 40 x 40 | 2 kind:tile material:porcelain size:40x40; 1 kind:tile size:40x40
mason | short | plywood 3/4 marine | 2 kind:plywood grade:marine thickness:18; 1 kind:plywood grade:phenolic thickness:18
mason | size | 1/4 plywood | 2 kind:plywood thickness:5
mason | order | wire mesh 1/2" galvanized | 2 kind:wire-mesh opening:1/2
mason | tagalog | yero 8ft | 2 kind:roofing-sheet length:8; 1 kind:roofing-sheet length:10
mason | plain | rib type roof green 10 ft | 2 kind:roofing-sheet style:rib colour:Green length:10; 1 kind:roofing-sheet style:rib colour:Green length:12; 1 kind:roofing-sheet style:rib length:10
mason | tagalog | pintura puti | 2 kind:interior-paint,enamel-paint,spray-paint colour:White
mason | plain | latex paint white gallon | 2 kind:interior-paint colour:White volume:4l; 1 kind:interior-paint colour:White
mason | order | paint exterior flat 16l | 2 kind:interior-paint use:exterior sheen:flat volume:16l; 1 kind:interior-paint use:exterior volume:16l; 1 kind:interior-paint use:exterior sheen:flat
mason | typo | enamell paint red | 2 kind:enamel-paint colour:Red
mason | tagalog | brotsa 2 inch | 2 kind:paint-brush width:2; 1 kind:paint-brush width:1-1/2,3
mason | plural | paint rollers 7 inch | 2 kind:paint-roller width:7; 1 kind:paint-roller width:9
mason | size | step ladder 6ft | 2 kind:ladder style:step height:6; 1 kind:ladder style:step height:8
mason | tagalog | hagdan aluminum | 2 kind:ladder material:aluminium; 1 kind:ladder
mason | plain | polyurethane sealant gray | 2 kind:caulk style:polyurethane colour:Gray; 1 kind:caulk
mason | tagalog | pako 3 inch | 2 kind:nails-pack length:3; 1 kind:nails-pack length:2-1/2,4
mason | order | nails concrete 2" | 2 kind:nails-pack style:concrete length:2; 1 kind:nails-pack style:concrete length:1-1/2,2-1/2
mason | joined | hardwarecloth 1/4 | 2 kind:wire-mesh opening:1/4
electrician | joined | ledbulb 9w | 2 kind:led-bulb power:9; 1 kind:led-bulb power:7,12
electrician | size | led bulb 12 watts daylight | 2 kind:led-bulb power:12 light:daylight; 1 kind:led-bulb power:9,15 light:daylight
electrician | tagalog | bumbilya | 2 kind:led-bulb
electrician | code | e27 warm white 7w | 2 kind:led-bulb base:e27 light:warm power:7; 1 kind:led-bulb base:e27 light:warm power:5,9
electrician | plain | solar flood light 100w | 2 kind:flood-light source:solar power:100; 1 kind:flood-light source:solar power:50,200
electrician | joined | flood light 50w | 2 kind:flood-light power:50; 1 kind:flood-light power:30,100
electrician | order | cord extension 5 meter | 2 kind:extension-cord length:5; 1 kind:extension-cord length:10
electrician | plain | extension cord 4 gang 3m | 2 kind:extension-cord outlets:4 length:3; 1 kind:extension-cord outlets:4 length:5; 1 kind:extension-cord outlets:6 length:3
electrician | short | 3 way switch | 2 kind:switch-outlet device:three-way
electrician | plain | duplex outlet usb | 2 kind:switch-outlet device:outlet-usb gang:2; 1 kind:switch-outlet device:outlet-usb gang:3
electrician | tagalog | saksakan 3 gang | 2 kind:switch-outlet device:outlet,outlet-usb gang:3; 1 kind:switch-outlet device:outlet,outlet-usb gang:2
electrician | typo | swich 2 gang white | 2 kind:switch-outlet device:switch,three-way gang:2 colour:white; 1 kind:switch-outlet device:switch,three-way gang:2
electrician | tagalog | bentilador 16 | 2 kind:electric-fan style:ceiling,stand,wall size:16; 1 kind:electric-fan style:ceiling,stand,wall size:18
electrician | order | fan exhaust 12 inch | 2 kind:electric-fan style:exhaust size:12
electrician | plural | led bulbs 3 pack | 2 kind:led-bulb pack:3; 1 kind:led-bulb
mechanic | size | motor oil 10w40 | 2 kind:motor-oil grade:10w-40
mechanic | plain | fully synthetic 5w-30 diesel 4 liters | 2 kind:motor-oil grade:5w-30 base:synthetic engine:diesel volume:4; 1 kind:motor-oil grade:5w-30 engine:diesel
mechanic | tagalog | langis ng motor | 2 kind:motor-oil
mechanic | code | ns-40 battery | 2 kind:car-battery size:ns40
mechanic | joined | 3 sm battery | 2 kind:car-battery size:3sm
mechanic | size | bottle jack 12ton | 2 kind:hydraulic-jack style:bottle capacity:12; 1 kind:hydraulic-jack style:bottle capacity:20
mechanic | order | jack floor 3 ton | 2 kind:hydraulic-jack style:floor capacity:3; 1 kind:hydraulic-jack style:floor capacity:6
mechanic | plain | socket wrench set 1/2 46pcs | 2 kind:socket-set drive:1/2 pieces:46; 1 kind:socket-set drive:1/2
mechanic | joined | tool box 19 | 2 kind:tool-box width:19; 1 kind:tool-box width:16,22
mechanic | plain | combination wrench set metric | 2 kind:wrench-set system:metric
mechanic | order | compressor air oil free 50l | 2 kind:air-compressor lubrication:oil-free tank:50; 1 kind:air-compressor lubrication:oil-free tank:24,100
mechanic | code | ti ag100-850 | 2 model:TI-AG100-850; 1 kind:angle-grinder disc:100 power:850
mechanic | size | drill 18v brushless | 2 kind:cordless-drill voltage:18 motor:brushless; 1 kind:cordless-drill voltage:18; 1 kind:cordless-drill voltage:20 motor:brushless
mechanic | typo | impak driver 20v | 2 kind:impact-driver voltage:20; 1 kind:impact-driver voltage:18
mechanic | plain | pressure washer 2000psi | 2 kind:pressure-washer pressure:2000; 1 kind:pressure-washer pressure:2500
welder | joined | weldingmachine 200a | 2 kind:inverter-welder amps:200; 1 kind:inverter-welder amps:250
welder | code | WM250STICK | 2 kind:inverter-welder amps:250 process:stick; 1 kind:inverter-welder amps:300 process:stick
welder | tagalog | pang-welding na maskara | 2 kind:welding-helmet
welder | order | helmet auto dark | 2 kind:welding-helmet style:auto-darkening
welder | size | grinder 4 inch | 2 kind:angle-grinder disc:100
purchaser | variant | safety shoes size 9 | 2 kind:safety-shoe size:9
purchaser | variant | wide safety shoes size 13 | 2 kind:safety-shoe-wide size:13
purchaser | variant | composite toe low cut us 10 | 2 kind:safety-shoe toe:composite cut:low size:10; 1 kind:safety-shoe toe:composite size:10
purchaser | variant | raincoat xxl | 2 kind:raincoat size:XXL
purchaser | tagalog | kapote na itim | 2 kind:raincoat colour:black; 1 kind:raincoat colour:navy
purchaser | variant | leather work gloves large | 2 kind:work-gloves style:leather size:L
purchaser | plural | cotton gloves 12 pack | 2 kind:work-gloves style:cotton pack:12; 1 kind:work-gloves style:cotton
purchaser | joined | safetyglasses clear | 2 kind:safety-glasses lens:clear
purchaser | order | glasses safety anti fog | 2 kind:safety-glasses style:anti-fog
purchaser | short | gen set 5500w | 2 kind:generator power:5500; 1 kind:generator power:7500
purchaser | size | generator 3.5kva | 2 kind:generator power:3500; 1 kind:generator power:5500
purchaser | order | diesel generator electric start | 2 kind:generator fuel:diesel start:electric; 1 kind:generator fuel:diesel
purchaser | short | circ saw 7 1/4 | 2 kind:circular-saw blade:7-1/4
purchaser | size | saw blade 10" 60t | 2 kind:saw-blade diameter:10 teeth:60; 1 kind:saw-blade diameter:10 teeth:40,80
purchaser | tagalog | bisagra 3 inch | 2 kind:hinge size:3; 1 kind:hinge size:3-1/2
purchaser | tagalog | seradura | 2 kind:door-lock
purchaser | joined | dead bolt entrance | 2 kind:door-lock style:deadbolt room:entrance; 1 kind:door-lock style:deadbolt
purchaser | plain | digital door lock | 2 kind:door-lock style:digital
purchaser | size | deck screw 2 1/2 #9 | 2 kind:deck-screw length:2-1/2 gauge:9; 1 kind:deck-screw length:2-1/2 gauge:8,10
purchaser | typo | dril bit set masonry | 2 kind:drill-bit-set style:masonry; 1 kind:drill-bit-set style:multi
purchaser | plain | garden hose 50ft heavy duty | 2 kind:garden-hose length:50 duty:heavy; 1 kind:garden-hose length:100 duty:heavy; 1 kind:garden-hose length:50
purchaser | order | box storage 60 liters | 2 kind:storage-box volume:60; 1 kind:storage-box volume:45,100
purchaser | plain | spray paint matte black | 2 kind:spray-paint colour:Black sheen:matte; 1 kind:spray-paint colour:Black
purchaser | tagalog | kahon ng gamit na may gulong | 2 kind:tool-box feature:wheels
purchaser | code | vo-cd18brushless | 2 model:VO-CD18BRUSHLESS; 1 kind:cordless-drill voltage:18 motor:brushless
`;
