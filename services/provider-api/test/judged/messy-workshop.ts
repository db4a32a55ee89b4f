/**
 * What mechanics, refrigeration technicians, fishermen, farmers, welders, purchasers, storekeepers
 * and homeowners type on a phone, over a workshop supplier's stock (messy-judgements.ts says how a
 * line is read). Another size than the one that was typed is never right here.
 */
export const messyWorkshop = `
mechanic | short | brg 6205 | 2 kind:ball-bearing number:6205
mechanic | code | 6305 2rs c3 | 2 kind:ball-bearing number:6305 seal:2rs clearance:c3; 1 kind:ball-bearing number:6305 seal:2rs
mechanic | joined | bearing 6308zz | 2 kind:ball-bearing number:6308 seal:zz; 1 kind:ball-bearing number:6308 seal:2rs
mechanic | code | lm11949/10 | 2 kind:taper-bearing number:lm11949
mechanic | tagalog | bering ng gulong lm48548 | 2 kind:taper-bearing number:lm48548
mechanic | typo | tapper bearing 30206 | 2 kind:taper-bearing number:30206
mechanic | code | ucp205 | 2 kind:bearing-unit housing:pillow insert:205 part:unit
mechanic | size | oil seal 35 50 8 | 2 kind:oil-seal size:35x50x8
mechanic | joined | oilseal 25x40x7 tc | 2 kind:oil-seal size:25x40x7 lip:tc
mechanic | joined | oring p22 | 2 kind:o-ring-jis number:p22
mechanic | size | b 46 vbelt | 2 kind:v-belt section:B length:46; 1 kind:cogged-belt section:BX length:46
mechanic | joined | fanbelt 4pk885 | 2 kind:ribbed-belt ribs:4 length:885
mechanic | size | fan belt 13 x 900 | 2 kind:fan-belt width:13 length:900
mechanic | tagalog | kadena ng motor 428h 120 | 2 kind:motorcycle-chain pitch:428h links:120
mechanic | order | oil filter 4d56 | 2 kind:oil-filter engine:4d56
mechanic | for | filter for 4jb1 | 2 kind:oil-filter,fuel-filter,air-filter engine:4jb1
mechanic | plain | air cleaner 4hf1 | 2 kind:air-filter engine:4hf1
mechanic | tagalog | filter ng krudo 4bc2 | 2 kind:fuel-filter engine:4bc2
mechanic | order | head gasket c-240 | 2 kind:head-gasket engine:c240
mechanic | plain | overhauling gasket set 4d30 | 2 kind:overhaul-gasket engine:4d30
mechanic | size | piston ring 4ja1 .50 | 2 kind:piston-ring engine:4ja1 oversize:0.50
mechanic | joined | sparkplug bp6 | 2 kind:spark-plug number:bp6
mechanic | order | iridium spark plug cr7 | 2 kind:spark-plug number:cr7 electrode:iridium; 1 kind:spark-plug number:cr7 electrode:platinum
mechanic | typo | glowplug 4d-56 12 volts | 2 kind:glow-plug engine:4d56 voltage:12
mechanic | code | ns40 zl | 2 kind:car-battery size:ns40zl
mechanic | tagalog | baterya 2sm maintenance free | 2 kind:car-battery size:2sm style:free; 1 kind:car-battery size:2sm style:agm
mechanic | plain | headlight bulb h4 12v | 2 kind:auto-bulb base:H4 voltage:12
mechanic | tagalog | brake shoe jeepney likod | 2 kind:brake-shoe vehicle:jeepney position:rear
mechanic | for | tie rod end left for van | 2 kind:tie-rod-end hand:left vehicle:van; 1 kind:tie-rod-end hand:pair vehicle:van
mechanic | units | langis diesel 15w40 1 gallon | 2 kind:engine-oil use:diesel grade:15w-40 volume:4
mechanic | tagalog | goma ng motor 70 90 14 | 2 kind:motorcycle-tire part:tire size:70/90-14
mechanic | tagalog | interior 2.75x17 | 2 kind:motorcycle-tire part:tube size:2.75-17
mechanic | size | bearing puller 3 jaw 6in | 2 kind:gear-puller jaws:3 size:6
mechanic | typo | tork wrench 1/2 drive | 2 kind:torque-wrench drive:1/2
mechanic | size | m10 x 1.25 x 30 bolt | 2 kind:metric-bolt thread:m10x1.25 length:30
mechanic | size | hydraulic hose 1/2 2 wire | 2 kind:hydraulic-hose class:r2 bore:1/2
mechanic | order | jic female 3/8 90 degree | 2 kind:hose-fitting style:jic-female bore:3/8 angle:90
mechanic | size | ujoint 27x81.7 | 2 kind:universal-joint size:27x81.7
refrigeration | size | r410a 10kg | 2 kind:refrigerant gas:r410a cylinder:10
refrigeration | short | freon 134a | 2 kind:refrigerant gas:r134a
refrigeration | size | capacitor 35uf | 2 kind:run-capacitor capacity:35
refrigeration | code | 35+5 capacitor 450v | 2 kind:dual-capacitor capacity:35+5 voltage:450
refrigeration | units | run cap 45 microfarad 370v | 2 kind:run-capacitor capacity:45 voltage:370; 1 kind:run-capacitor capacity:45 voltage:450
refrigeration | plain | starting capacitor 88-106 | 2 kind:start-capacitor capacity:88-106
refrigeration | units | copper tube 3/8 50 ft | 2 kind:copper-tube size:3/8 length:15
refrigeration | joined | coppertube 1/4 | 2 kind:copper-tube size:1/4
refrigeration | units | 9.52mm copper pipe 30m | 2 kind:copper-tube size:3/8 length:30
refrigeration | order | 1/2 flare nut | 2 kind:flare-fitting style:nut size:1/2
refrigeration | size | rubber insulation 5/8 x 1/2 | 2 kind:pipe-insulation size:5/8 wall:1/2
refrigeration | order | drier 3/8 solder type | 2 kind:filter-drier port:3/8 end:solder
refrigeration | for | aircon compressor 1.5 hp r32 | 2 kind:cooling-compressor power:1.5 gas:r32
refrigeration | short | rotary comp 1hp r22 | 2 kind:cooling-compressor style:rotary power:1 gas:r22
refrigeration | units | outdoor fan motor 1/10 hp | 2 kind:fan-motor place:outdoor power:75
refrigeration | typo | termostat ng ref | 2 kind:cooling-thermostat use:refrigerator
refrigeration | for | manifold gauge for r32 | 2 kind:manifold-gauge gas:new
refrigeration | typo | vaccum pump 5 cfm 2 stage | 2 kind:vacuum-pump flow:5 stages:2
refrigeration | plain | flaring tool | 2 kind:tube-tool style:flaring
refrigeration | tagalog | pang-cut ng copper tube | 2 kind:tube-tool style:cutter
refrigeration | plain | silver rod 5% | 2 kind:brazing-rod silver:5
refrigeration | size | expansion valve 404a 2 ton | 2 kind:expansion-valve gas:r404a capacity:2
refrigeration | size | aircon bracket 2hp | 2 kind:ac-bracket range:2-2.5
fisherman | variant | shackle stainless 10mm | 2 kind:shackle material:ss316,ss304 size:10
fisherman | variant | bow shackle 1/2 galvanized | 2 kind:shackle style:bow material:galvanised size:12; 1 kind:shackle style:bow material:ss316,ss304 size:12
fisherman | units | wire rope 3/8 stainless | 2 kind:wire-rope material:ss316 diameter:10
fisherman | plain | cable clip 8mm | 2 kind:rope-clip size:8
fisherman | typo | turnbukle m10 stainless | 2 kind:turnbuckle size:m10 material:ss316,ss304
fisherman | tagalog | lubid 12mm | 2 kind:marine-rope diameter:12
fisherman | short | pp rope 16mm blue | 2 kind:marine-rope material:polypropylene diameter:16 colour:blue; 1 kind:marine-rope material:polypropylene diameter:16
fisherman | size | marine wire 12 awg duplex | 2 kind:marine-wire gauge:12 cores:2
fisherman | size | bilge pump 1100 12v | 2 kind:bilge-pump flow:1100 voltage:12
fisherman | tagalog | bomba pang-limas 12v | 2 kind:bilge-pump voltage:12
fisherman | tagalog | elisi 12 inch | 2 kind:propeller diameter:12
fisherman | order | 3 blade propeller 14 bronze | 2 kind:propeller blades:3 diameter:14 material:bronze
fisherman | tagalog | makina pang bangka 6.5hp | 2 kind:small-engine power:6.5
fisherman | order | 16hp diesel engine | 2 kind:small-engine fuel:diesel power:16
fisherman | tagalog | lambat 2 inch | 2 kind:fishing-net mesh:2
fisherman | plain | fishing line 60lbs | 2 kind:fishing-line strength:60
fisherman | tagalog | salbabida | 2 kind:life-buoy
fisherman | variant | life vest xl orange | 2 kind:life-jacket colour:orange size:XL; 1 kind:life-jacket size:XL
fisherman | size | zinc anode 1 1/4 shaft | 2 kind:zinc-anode size:1-1/4
fisherman | tagalog | grasa pang dagat | 2 kind:grease base:marine
farmer | plain | sprayer 16 liters | 2 kind:knapsack-sprayer volume:16
farmer | tagalog | sprayer na de baterya | 2 kind:knapsack-sprayer power:battery
farmer | size | spray hose 8.5mm 100 meters | 2 kind:sprayer-hose bore:8.5 length:100
farmer | units | shear bolt 3/8 x 2 | 2 kind:shear-bolt thread:3/8 length:50
farmer | for | shear bolt m10 for rotavator | 2 kind:shear-bolt thread:m10 use:rotavator
farmer | typo | rotavetor blade left | 2 kind:tiller-blade machine:rotavator hand:left
farmer | order | disc harrow 22 notched | 2 kind:farm-disc machine:harrow edge:notched diameter:22
farmer | units | pto shaft 6 spline 1 meter | 2 kind:pto-shaft splines:6 length:1000
farmer | size | water pump 3x3 gasoline | 2 kind:engine-pump fuel:gasoline port:3
farmer | tagalog | bomba ng tubig 2 inch diesel | 2 kind:engine-pump fuel:diesel port:2
farmer | joined | suctionhose 3in | 2 kind:suction-hose size:3
farmer | size | duct hose 2" 100m | 2 kind:lay-flat-hose size:2 length:100
farmer | plain | camlock type c 2 inch | 2 kind:camlock type:C size:2
farmer | units | hdpe pipe 1 inch pn10 | 2 kind:hdpe-pipe size:32 pressure:pn10; 1 kind:hdpe-pipe size:32 pressure:pn16
farmer | joined | grasscutter 4 stroke | 2 kind:brush-cutter stroke:4
farmer | tagalog | talim ng grass cutter 40t | 2 kind:cutter-blade teeth:40
farmer | for | nylon 2.4 for grass cutter | 2 kind:trimmer-line diameter:2.4
farmer | code | chainsaw chain .325 72 | 2 kind:chainsaw-chain pitch:.325 links:72
farmer | tagalog | karit | 2 kind:farm-hand-tool style:sickle
farmer | tagalog | itak 16 | 2 kind:farm-hand-tool style:bolo length:16
farmer | plain | shade net 70% | 2 kind:shade-net shade:70
farmer | size | rice mill rubber roll 6 | 2 kind:rice-mill-part part:roller size:6
farmer | order | pulley 6" 2 groove b | 2 kind:pulley diameter:6 grooves:2 section:B
welder | size | contact tip 1.0 m6 | 2 kind:contact-tip diameter:1.0 thread:m6
welder | units | mig tip .035 | 2 kind:contact-tip diameter:0.9
welder | code | 15ak nozzle | 2 kind:gas-nozzle torch:15ak
welder | order | collet body 2.4 | 2 kind:tig-collet part:body diameter:2.4
welder | size | ceramic cup #6 | 2 kind:tig-cup number:6
welder | code | pt31 tip | 2 kind:plasma-part torch:pt31 part:tip
welder | units | hardfacing rod 1/8 | 2 kind:hardfacing-rod diameter:3.2
welder | tagalog | salamin ng welding mask #11 | 2 kind:welding-lens shade:11
welder | typo | flash back arester acetylene | 2 kind:flashback-arrestor gas:acetylene,pair
welder | order | oxygen regulator heavy duty | 2 kind:gas-regulator gas:oxygen duty:heavy; 1 kind:gas-regulator gas:oxygen
welder | plain | argon tank 40l | 2 kind:gas-cylinder gas:argon volume:40
welder | tagalog | magnet pang-welding 50lbs | 2 kind:welding-magnet strength:50
welder | joined | antispatter | 2 kind:welding-spray style:anti-spatter
welder | units | slip on flange dn50 ss304 | 2 kind:pipe-flange style:slip-on size:2 material:ss304; 1 kind:pipe-flange style:slip-on size:2 material:ss316
welder | size | 90 elbow buttweld 2" sch40 ss304 | 2 kind:weld-elbow angle:90 size:2 schedule:40 material:ss304; 1 kind:weld-elbow angle:90 size:2 schedule:40 material:ss316
purchaser | size | platform scale 300 kilos | 2 kind:platform-scale capacity:300
purchaser | units | hanging scale 1 ton | 2 kind:crane-scale capacity:1000
purchaser | joined | loadcell 500kg s type | 2 kind:load-cell style:s-type capacity:500
purchaser | variant | packaging tape clear 2 inch | 2 kind:packing-tape width:48 colour:clear; 1 kind:packing-tape width:48
purchaser | units | pp strap 1/2 | 2 kind:strapping material:pp width:12
purchaser | units | pallet jack 3 ton | 2 kind:pallet-truck capacity:3000
purchaser | size | webbing sling 2t x 3m | 2 kind:web-sling capacity:2 length:3
purchaser | plain | full body harness double lanyard | 2 kind:harness lanyard:double
purchaser | variant | coverall navy blue xl | 2 kind:coverall colour:blue size:XL
purchaser | variant | steel toe rain boots size 9 | 2 kind:rubber-boots toe:steel size:9
purchaser | tagalog | pamatay sunog 10 lbs | 2 kind:fire-extinguisher weight:10
storekeeper | code | 1/2x13x2 gr8 | 2 kind:inch-bolt thread:1/2-13 length:2 grade:8
storekeeper | size | 3/8-24 bolt 1 1/2 | 2 kind:inch-bolt thread:3/8-24 length:1-1/2
storekeeper | short | shcs m8x25 304 | 2 kind:cap-screw thread:8 length:25 material:ss304
storekeeper | joined | snapring 35 external | 2 kind:circlip style:external diameter:35
storekeeper | size | hose clip 21-38 | 2 kind:hose-clamp range:21-38
storekeeper | units | gasket sheet 1/16 neoprene | 2 kind:gasket-sheet material:rubber thickness:1.5
storekeeper | code | pc8-02 | 2 kind:push-in-fitting style:straight tube:8 thread:1/4
storekeeper | order | sheet 304 1.2mm 2b | 2 kind:stainless-sheet alloy:304 thickness:1.2 finish:2b; 1 kind:stainless-sheet alloy:316 thickness:1.2 finish:2b
storekeeper | units | cotter pin 1/8 x 1 1/2 | 2 kind:cotter-pin diameter:3 length:40
storekeeper | order | galvanized carriage bolt 5/16 x 3 | 2 kind:carriage-bolt thread:5/16 length:3 finish:galvanised; 1 kind:carriage-bolt thread:5/16 length:3 finish:stainless
storekeeper | code | 20sm quick coupler | 2 kind:air-coupler number:20sm
storekeeper | plural | connecting links #60 | 2 kind:chain-link style:connecting pitch:60
homeowner | size | masking tape 1 inch | 2 kind:other-tape style:masking width:24
homeowner | tagalog | timbangan pang kusina | 2 kind:counter-scale style:kitchen
homeowner | tagalog | pang-putol ng damo | 2 kind:brush-cutter; 1 kind:farm-hand-tool style:sickle
homeowner | size | garbage bag 20x30 | 2 kind:poly-bag style:garbage size:20x30
homeowner | tagalog | baterya ng motor 5l | 2 kind:motorcycle-battery size:5l
homeowner | plain | double sided tape | 2 kind:other-tape style:double-sided
homeowner | units | wiper blade 600mm | 2 kind:wiper-blade length:24
homeowner | plain | car fuse 15a mini | 2 kind:auto-fuse amps:15 size:mini
`;
