/**
 * Queries over the first three catalogues of the kinds that the search missed, written before the
 * rules for them (messy-judgements.ts says how a line is read). What fits nothing else has no 1.
 */
export const thirdHardware = `
mechanic | next | m10 x 40 bolt 10.9 | 2 kind:hex-bolt thread:10 length:40 strength:10.9; 1 kind:hex-bolt thread:10 length:30,50 strength:10.9
mechanic | fit | deep socket 3/4 27mm | 2 kind:socket style:deep drive:3/4 size:27
mechanic | fit | ratchet spanner 22mm | 2 kind:combination-wrench style:ratchet size:22; 1 kind:combination-wrench size:22
purchaser | next | polypropylene rope 16mm 200m | 2 kind:rope material:polypropylene diameter:16 length:200; 1 kind:rope material:polypropylene diameter:16; 1 kind:rope material:nylon diameter:16 length:200
purchaser | next | lever block 1.5 ton 3m | 2 kind:lever-block capacity:1.5 lift:3; 1 kind:lever-block capacity:3 lift:3
mason | next | finishing nail 1 1/2 | 2 kind:nail style:finishing length:1-1/2; 1 kind:nail style:finishing length:1,2
purchaser | next | brass padlock 40mm | 2 kind:padlock material:brass width:40; 1 kind:padlock material:brass width:32,50
purchaser | next | extension ladder fiberglass 12 steps | 2 kind:ladder style:extension material:fibreglass steps:12; 1 kind:ladder style:extension material:fibreglass steps:10,16; 1 kind:ladder style:extension material:aluminium steps:12
welder | fit | stainless cutting disc 180 x 2.5 | 2 kind:cutting-disc material:stainless diameter:180 thickness:2.5; 1 kind:cutting-disc material:stainless diameter:180
purchaser | opposite | low cut suede safety shoe size 11 | 2 kind:safety-shoe cut:low material:suede size:11; 1 kind:safety-shoe cut:low size:11
purchaser | opposite | knee high rubber boots white 8 | 2 kind:rubber-boot length:knee colour:white size:8; 1 kind:rubber-boot length:knee size:8
mechanic | code | belt a-55 | 2 kind:v-belt section:A length:55
mechanic | head | hex nut m16 | 2 kind:hex-nut thread:16
mason | material | wood screw brass #8 x 1 | 2 kind:wood-screw material:brass gauge:8 length:1; 1 kind:wood-screw material:stainless gauge:8 length:1; 1 kind:wood-screw material:brass gauge:8 length:3/4,1-1/2
purchaser | next | waterproof sandpaper 400 | 2 kind:sandpaper style:waterproof grit:400; 1 kind:sandpaper style:waterproof grit:320,600
mechanic | name | yabe 17 | 2 kind:combination-wrench size:17
mechanic | head | flange nut m12 | 2 kind:hex-nut style:flange thread:12
mechanic | head | hexagon nut m20 black | 2 kind:hex-nut thread:20 finish:black; 1 kind:hex-nut thread:20
welder | grit | flap disc 125 grit 80 | 2 kind:flap-disc diameter:125 grit:80; 1 kind:flap-disc diameter:125 grit:60,120
welder | grit | flap disc 180 grit 40 | 2 kind:flap-disc diameter:180 grit:40; 1 kind:flap-disc diameter:180 grit:60
mechanic | code | a 68 v-belt | 2 kind:v-belt section:A length:68
purchaser | name | bota size 8 white | 2 kind:rubber-boot size:8 colour:white; 1 kind:rubber-boot size:8
mason | name | martilyo fiberglass | 2 kind:hammer style:claw handle:fibreglass; 1 kind:hammer style:ball-peen,stoning handle:fibreglass
mason | name | dynabolt 1/2 x 4 | 2 kind:expansion-anchor style:sleeve thread:1/2 length:4; 1 kind:expansion-anchor style:sleeve thread:1/2 length:3
`;

export const thirdRetail = `
handyman | fit | cordless drill brushless 12v kit | 2 kind:cordless-drill voltage:12 motor:brushless cells:kit; 1 kind:cordless-drill voltage:12 motor:brushless
gardener | next | garden hose 5/8 50ft orange | 2 kind:garden-hose size:5/8 length:50 colour:orange; 1 kind:garden-hose size:5/8 length:25,50,100
builder | next | masonry cement 25kg | 2 kind:cement style:masonry weight:25; 1 kind:cement style:masonry weight:5,40
painter | colour | enamel paint red 1 liter | 2 kind:enamel-paint colour:Red volume:1l; 1 kind:enamel-paint colour:Red
painter | colour | acrylic caulk white 300ml | 2 kind:caulk style:acrylic colour:White volume:300; 1 kind:caulk style:acrylic colour:White
painter | name | aerosol gloss red | 2 kind:spray-paint sheen:gloss colour:Red; 1 kind:spray-paint colour:Red
driver | joined | 2 sm car battery | 2 kind:car-battery size:2sm
carpenter | fit | circular saw blade 10 inch 60t | 2 kind:saw-blade diameter:10 teeth:60; 1 kind:saw-blade diameter:10
housewife | next | storage box 45l gray lid | 2 kind:storage-box volume:45 lid:gray; 1 kind:storage-box volume:45,60
mechanic | next | socket set 108 pcs 1/2 | 2 kind:socket-set pieces:108 drive:1/2; 1 kind:socket-set pieces:46 drive:1/2
welder | next | mig welder 250 amps inverter | 2 kind:inverter-welder process:mig amps:250; 1 kind:inverter-welder process:mig amps:300
builder | next | diesel generator 5500w | 2 kind:generator fuel:diesel power:5500; 1 kind:generator fuel:diesel power:7500
plumber | fit | ppr pipe 32mm pn16 | 2 kind:ppr-pipe size:32 pressure:pn16; 1 kind:ppr-pipe size:32 pressure:pn20
housewife | joined | 3 gang extension cord 5m | 2 kind:extension-cord outlets:3 length:5; 1 kind:extension-cord outlets:4 length:5
driver | joined | ns 60 battery | 2 kind:car-battery size:ns60
electrician | name | duplex outlet white | 2 kind:switch-outlet gang:2 device:outlet,outlet-usb colour:white
painter | name | spray paint gloss gold | 2 kind:spray-paint sheen:gloss colour:Gold; 1 kind:spray-paint colour:Gold
mechanic | name | socket wrench set 3/8 24 pcs | 2 kind:socket-set pieces:24 drive:3/8; 1 kind:socket-set pieces:46 drive:3/8
plumber | name | water heater single point 4.5kw | 2 kind:water-heater style:single power:4.5; 1 kind:water-heater power:4.5; 1 kind:water-heater style:single power:6.0
carpenter | nominal | ordinary plywood 1/2 | 2 kind:plywood grade:ordinary thickness:12; 1 kind:plywood grade:marine,phenolic thickness:12
carpenter | nominal | 1/4 marine plywood | 2 kind:plywood grade:marine thickness:5; 1 kind:plywood grade:phenolic thickness:5
builder | variant | nitrile gloves medium | 2 kind:work-gloves style:nitrile size:M
builder | variant | welding gloves small | 2 kind:work-gloves style:welding size:S
builder | variant | wide safety shoes size 14 black | 2 kind:safety-shoe-wide colour:black size:14; 1 kind:safety-shoe-wide size:14
`;

export const thirdWholesale = `
electrician | fit | relay 11 pin 110vac | 2 kind:control-relay pins:11 coil:110vac
electrician | fit | contactor 65a 24vdc | 2 kind:contactor amps:65 coil:24vdc; 1 kind:contactor amps:95 coil:24vdc
electrician | fit | mccb 225a 3p 25ka | 2 kind:mccb amps:225 poles:3 breaking:25; 1 kind:mccb amps:225 poles:3 breaking:35,50
electrician | fit | plug in breaker 40a 1p | 2 kind:panel-breaker mount:plug-in amps:40 poles:1
electrician | fit | rcbo 32a 2p 300ma | 2 kind:rcbo amps:32 poles:2 trip:300
plumber | material | gi union 3/4 npt | 2 kind:threaded-fitting style:union material:gi size:3/4 thread:npt; 1 kind:threaded-fitting style:union material:stainless,black size:3/4 thread:npt
plumber | material | stainless cap 1/2 npt | 2 kind:threaded-fitting style:cap material:stainless size:1/2 thread:npt
plumber | material | brass ball valve 1 1/4 npt | 2 kind:ball-valve material:brass size:1-1/4 thread:npt; 1 kind:ball-valve material:stainless size:1-1/4 thread:npt
plumber | material | black iron nipple 1 1/2 | 2 kind:threaded-fitting style:nipple material:black size:1-1/2; 1 kind:threaded-fitting style:nipple material:gi size:1-1/2
plumber | material | brass gate valve 3/4 bsp | 2 kind:gate-valve material:brass size:3/4 thread:bsp; 1 kind:gate-valve material:bronze size:3/4 thread:bsp
plumber | whole | gi pipe 1 1/4 s20 | 2 kind:gi-pipe material:gi size:1-1/4 schedule:20; 1 kind:gi-pipe material:gi size:1-1/4 schedule:40,80
plumber | joined | elbow90 ss 1/2 | 2 kind:threaded-fitting style:elbow material:stainless size:1/2
electrician | head | imc 1 inch | 2 kind:conduit material:imc size:1
electrician | head | rsc 1/2 | 2 kind:conduit material:rsc size:1/2
welder | next | oxy acetylene hose 20m 5/16 | 2 kind:welding-hose length:20 bore:5/16; 1 kind:welding-hose length:15,30 bore:5/16
plumber | next | submersible pump 1.5hp | 2 kind:water-pump style:submersible power:1.5; 1 kind:water-pump style:submersible power:1,2
welder | next | electrode holder 400 amps | 2 kind:electrode-holder part:holder amps:400; 1 kind:electrode-holder part:holder amps:500
welder | next | er308l tig rod 2.4mm 1kg | 2 kind:tig-rod class:er308l diameter:2.4 pack:1; 1 kind:tig-rod class:er308l diameter:2.4; 1 kind:tig-rod class:er308l diameter:1.6,3.2 pack:1
welder | next | er4043 mig wire 1.0 | 2 kind:mig-wire class:er4043 diameter:1.0; 1 kind:mig-wire class:er4043 diameter:0.9,1.2
electrician | next | floodlight 150w | 2 kind:flood-light power:150; 1 kind:flood-light power:100,200
plumber | next | teflon tape 3/4 20m | 2 kind:thread-tape width:3/4 length:20; 1 kind:thread-tape width:3/4
electrician | next | cable tie 300mm white | 2 kind:cable-tie length:300 colour:white; 1 kind:cable-tie length:300; 1 kind:cable-tie length:200,370 colour:white
plumber | material | stainless hose clamp 3/4 | 2 kind:hose-clamp material:stainless size:3/4
plumber | joined | elbow 90 stainless 1 1/4 | 2 kind:threaded-fitting style:elbow material:stainless size:1-1/4
electrician | head | emt 1 1/2 | 2 kind:conduit material:emt size:1-1/2
welder | name | argon gauge | 2 kind:regulator gas:argon
electrician | name | moldflex 3/4 50m | 2 kind:flexible-conduit material:plastic size:3/4 length:50; 1 kind:flexible-conduit material:plastic size:3/4
electrician | name | magnetic contactor 12a 24vdc | 2 kind:contactor amps:12 coil:24vdc; 1 kind:contactor amps:18 coil:24vdc
welder | name | er308l mig wire 0.9 | 2 kind:mig-wire class:er308l diameter:0.9; 1 kind:mig-wire class:er308l diameter:0.8,1.0
plumber | name | jetmatic pump 1hp | 2 kind:water-pump style:jet power:1; 1 kind:water-pump style:jet power:0.5,1.5
plumber | whole | gi pipe 3/4 s40 | 2 kind:gi-pipe material:gi size:3/4 schedule:40; 1 kind:gi-pipe material:gi size:3/4 schedule:80
`;
