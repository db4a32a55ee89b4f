/**
 * A second hand's queries over the first three catalogues, twenty over each (messy-judgements.ts
 * says how a line is read). Another size than the one that was typed is never right here.
 */
export const secondHardware = `
mechanic | code | 6302-2rs | 2 kind:bearing number:6302 seal:2rs; 1 kind:bearing number:6302 seal:zz
mechanic | size | c 75 belt | 2 kind:v-belt section:C length:75
mechanic | short | combi wrench 19 | 2 kind:combination-wrench size:19
mechanic | typo | adjustible wrench 12 | 2 kind:adjustable-wrench length:12
mechanic | size | half inch drive socket 22mm | 2 kind:socket drive:1/2 size:22
welder | units | 9 inch grinding disc | 2 kind:grinding-disc diameter:230
welder | units | 14 inch cut off wheel for metal | 2 kind:cutting-disc diameter:355 material:metal
storekeeper | short | nylock m12 zinc | 2 kind:hex-nut style:nylon-lock thread:12 finish:zinc; 1 kind:hex-nut style:nylon-lock thread:12
storekeeper | size | threaded rod m12 3 meters | 2 kind:threaded-rod thread:12 length:3
storekeeper | units | blind rivet 1/8 x 1/2 | 2 kind:blind-rivet diameter:3.2 length:13
storekeeper | joined | m16x75 10.9 | 2 kind:hex-bolt thread:16 length:75 strength:10.9
purchaser | size | lever block 1.5 ton | 2 kind:lever-block capacity:1.5
purchaser | for | goggles for chemicals | 2 kind:goggles style:chemical
purchaser | order | large nitrile gloves | 2 kind:glove style:nitrile size:L
farmer | size | barb wire #14 100 meters | 2 kind:barbed-wire gauge:14 length:100
farmer | tagalog | lona 12 x 18 | 2 kind:tarpaulin size:12x18
fisherman | tagalog | lubid na nylon 8mm | 2 kind:rope material:nylon diameter:8
homeowner | tagalog | pako 4 pulgada | 2 kind:nail length:4
homeowner | order | long shackle padlock 40 | 2 kind:padlock shackle:long width:40
homeowner | typo | wood scruw 8 x 1 | 2 kind:wood-screw gauge:8 length:1
`;

export const secondRetail = `
homeowner | tagalog | pintura asul 4 liters | 2 kind:interior-paint,enamel-paint colour:Blue volume:4l
homeowner | tagalog | gripo sa labas | 2 kind:faucet room:hose-bib
homeowner | size | extension wire 10 meters | 2 kind:extension-cord length:10
homeowner | typo | celing fan 52 | 2 kind:electric-fan style:ceiling size:52
homeowner | joined | stepladder 8 feet | 2 kind:ladder style:step height:8
homeowner | for | lock for bathroom door | 2 kind:door-lock room:bathroom
homeowner | order | warm white bulb 5w b22 | 2 kind:led-bulb light:warm power:5 base:b22
homeowner | plain | silver spray paint glossy | 2 kind:spray-paint colour:Silver sheen:gloss; 1 kind:spray-paint colour:Silver
mechanic | short | 20w50 1l | 2 kind:motor-oil grade:20w-50 volume:1
mechanic | code | ns60 | 2 kind:car-battery size:ns60
mechanic | order | jack scissor 2 ton | 2 kind:hydraulic-jack style:scissor capacity:2
mechanic | size | 3/8 socket set 24 piece | 2 kind:socket-set drive:3/8 pieces:24
storekeeper | plural | pvc end caps 4" | 2 kind:pvc-fitting style:cap size:4
storekeeper | size | ppr 20 pn16 | 2 kind:ppr-pipe size:20 pressure:pn16; 1 kind:ppr-pipe size:20 pressure:pn20
storekeeper | size | #8 deck screw 1 5/8 | 2 kind:deck-screw gauge:8 length:1-5/8
purchaser | variant | steel toe low cut size 8 | 2 kind:safety-shoe toe:steel cut:low size:8
purchaser | variant | cut resistant gloves xl | 2 kind:work-gloves style:cut size:XL
purchaser | units | genset 2kva | 2 kind:generator power:2000
welder | short | mig welder 250 amps | 2 kind:inverter-welder process:mig amps:250
farmer | units | garden hose 3/4 100 feet | 2 kind:garden-hose size:3/4 length:100
`;

export const secondWholesale = `
storekeeper | size | gi cap 3/4 bsp | 2 kind:threaded-fitting style:cap material:gi size:3/4 thread:bsp; 1 kind:threaded-fitting style:cap material:stainless,black size:3/4 thread:bsp
storekeeper | units | gate valve brass dn20 | 2 kind:gate-valve material:brass size:3/4; 1 kind:gate-valve material:bronze size:3/4
storekeeper | code | ct25-220vac | 2 kind:contactor amps:25 coil:220vac
storekeeper | short | lug ring 22mm2 m8 | 2 kind:cable-lug style:ring area:22 hole:m8
refrigeration | tagalog | karga ng nitrogen | 2 kind:gas gas:nitrogen
refrigeration | size | contactor 32a 24v coil | 2 kind:contactor amps:32 coil:24vac,24vdc
homeowner | joined | 3way switch 1gang | 2 kind:wall-switch style:three-way gang:1
welder | units | 7018 rod 5/32 | 2 kind:electrode class:e7018 diameter:4.0
welder | units | welding cable 38mm2 | 2 kind:welding-cable area:38
welder | typo | tungstin green 3/32 | 2 kind:tungsten class:wp diameter:2.4
welder | code | 24kd torch 4m | 2 kind:welding-torch process:mig-24 length:4
homeowner | tagalog | ilaw na bulb 9w | 2 kind:led-lamp shape:bulb power:9
homeowner | plain | weatherproof outlet | 2 kind:outlet style:weatherproof
homeowner | units | cabletie 12 inch | 2 kind:cable-tie length:300
farmer | order | 1hp submersible pump | 2 kind:water-pump style:submersible power:1
farmer | size | foot valve 2" brass | 2 kind:check-valve style:foot size:2 material:brass; 1 kind:check-valve style:foot size:2 material:stainless
fisherman | size | stainless hose clamp 1 1/2 | 2 kind:hose-clamp material:stainless size:1-1/2
mechanic | units | pressure gauge 0-300 psi | 2 kind:pressure-gauge range:20bar
purchaser | plain | full face respirator | 2 kind:respirator style:full
purchaser | order | motor 2hp single phase | 2 kind:electric-motor power:2 phase:1
`;
