/**
 * What electricians, plumbers, welders and purchasers type on a phone, over the stock of an
 * electrical, plumbing and welding wholesaler (messy-judgements.ts says how a line is read).
 */
export const messyWholesale = `
electrician | size | #12 wire | 2 kind:thhn-wire area:3.5; 1 kind:pdx-cable,royal-cord area:3.5
electrician | size | thhn 3.5mm2 | 2 kind:thhn-wire area:3.5
electrician | size | thhn 14 stranded red | 2 kind:thhn-wire area:2.0 make:stranded colour:red; 1 kind:thhn-wire area:2.0 make:stranded
electrician | size | 5.5 mm thhn green | 2 kind:thhn-wire area:5.5 colour:green; 1 kind:thhn-wire area:5.5
electrician | tagalog | kable #10 | 2 kind:thhn-wire area:5.5; 1 kind:pdx-cable,royal-cord area:5.5
electrician | size | pdx 12/2 | 2 kind:pdx-cable area:3.5 cores:2; 1 kind:pdx-cable area:3.5
electrician | order | wire pdx #14 75m | 2 kind:pdx-cable area:2.0 length:75; 1 kind:pdx-cable area:2.0
electrician | size | royal cord 16/2 | 2 kind:royal-cord area:1.25 cores:2; 1 kind:royal-cord area:1.25
electrician | joined | flatcord 18 | 2 kind:flat-cord gauge:18; 1 kind:flat-cord gauge:16
electrician | size | breaker 20a 2 pole | 2 kind:miniature-breaker,panel-breaker amps:20 poles:2; 1 kind:rcbo amps:20 poles:2
electrician | plain | bolt on breaker 30 amp 2p | 2 kind:panel-breaker mount:bolt-on amps:30 poles:2
electrician | joined | plugin breaker 60a | 2 kind:panel-breaker mount:plug-in amps:60
electrician | size | mcb 1p 16a 6ka | 2 kind:miniature-breaker poles:1 amps:16 breaking:6; 1 kind:miniature-breaker amps:16 poles:1
electrician | order | 3 pole mini breaker 63 amps | 2 kind:miniature-breaker poles:3 amps:63
electrician | code | nimcb220c | 2 model:NI-MCB2-20C
electrician | code | vo-mcb3-32b | 2 model:VO-MCB3-32B
electrician | size | mccb 100a 3p 35ka | 2 kind:mccb amps:100 poles:3 breaking:35; 1 kind:mccb amps:100 poles:3 breaking:50
electrician | plain | rcbo 30ma 20a | 2 kind:rcbo amps:20 trip:30
electrician | short | panel board 8 branches plug in | 2 kind:panelboard branches:8 mount:plug-in; 1 kind:panelboard branches:12 mount:plug-in
electrician | order | magnetic contactor 25a 220v | 2 kind:contactor amps:25 coil:220vac; 1 kind:contactor amps:32 coil:220vac
electrician | code | vo ct40 24vdc | 2 model:VO-CT40-24VDC
electrician | size | overload relay 10a | 2 kind:overload-relay range:7-10,9-13
electrician | plain | relay 8 pin 24vdc | 2 kind:control-relay pins:8 coil:24vdc
electrician | plural | on delay timers 220v | 2 kind:timer style:on-delay voltage:220vac
electrician | order | emergency stop push button | 2 kind:push-button style:mushroom; 1 kind:push-button
electrician | order | green pilot light 220v | 2 kind:pilot-lamp colour:green voltage:220v
electrician | size | emt 3/4 | 2 kind:conduit material:emt size:3/4
electrician | plain | orange pvc conduit 1/2 | 2 kind:conduit material:pvc size:1/2
electrician | short | emt connector 1/2 | 2 kind:conduit-fitting style:connector material:emt size:1/2
electrician | joined | moldflex 1/2 | 2 kind:flexible-conduit material:plastic size:1/2
electrician | plain | utility box pvc | 2 kind:electrical-box style:utility material:pvc; 1 kind:electrical-box style:utility
electrician | size | square box 4 x 4 | 2 kind:electrical-box style:square size:4x4; 1 kind:electrical-box style:junction size:4x4
electrician | tagalog | saksakan | 2 kind:outlet
electrician | typo | flodlight 50w | 2 kind:flood-light power:50; 1 kind:flood-light power:30,100
electrician | typo | electical tape black | 2 kind:electrical-tape colour:black
plumber | size | 1/2 elbow gi npt | 2 kind:threaded-fitting style:elbow material:gi size:1/2 thread:npt; 1 kind:threaded-fitting style:elbow material:stainless,black size:1/2 thread:npt
plumber | size | bsp tee 3/4 not npt | 2 kind:threaded-fitting style:tee size:3/4 thread:bsp
plumber | size | gi tee dn15 | 2 kind:threaded-fitting style:tee material:gi size:1/2; 1 kind:threaded-fitting style:tee material:stainless,black size:1/2
plumber | size | union 1 1/4 stainless | 2 kind:threaded-fitting style:union material:stainless size:1-1/4
plumber | plural | gi nipples 1" | 2 kind:threaded-fitting style:nipple material:gi size:1; 1 kind:threaded-fitting style:nipple material:stainless,black size:1
plumber | order | 2 inch coupling black iron | 2 kind:threaded-fitting style:coupling material:black size:2; 1 kind:threaded-fitting style:coupling material:gi size:2
plumber | plain | brass plug 1/2 | 2 kind:threaded-fitting style:plug material:brass size:1/2; 1 kind:threaded-fitting style:plug material:stainless,gi size:1/2
plumber | joined | elbow90 gi 3/4 | 2 kind:threaded-fitting style:elbow material:gi size:3/4; 1 kind:threaded-fitting style:elbow material:stainless,black size:3/4
plumber | size | bushing reducer 3/4x1/2 | 2 kind:reducer style:bushing size:3/4x1/2; 1 kind:reducer style:coupling size:3/4x1/2
plumber | order | ball valve brass 1/2 | 2 kind:ball-valve material:brass size:1/2; 1 kind:ball-valve material:stainless size:1/2
plumber | size | ball valve dn25 ss | 2 kind:ball-valve material:stainless size:1
plumber | size | bsp ball valve 3/4 | 2 kind:ball-valve size:3/4 thread:bsp
plumber | short | bv pvc 2 | 2 kind:ball-valve material:pvc size:2; 1 kind:ball-valve material:brass,stainless size:2
plumber | order | gate valve 1 1/2 bronze | 2 kind:gate-valve material:bronze size:1-1/2; 1 kind:gate-valve material:brass size:1-1/2
plumber | plain | foot valve 1 inch | 2 kind:check-valve style:foot size:1
plumber | order | swing check valve 2" | 2 kind:check-valve style:swing size:2; 1 kind:check-valve style:spring size:2
plumber | tagalog | tubo gi 1/2 s40 | 2 kind:gi-pipe material:gi size:1/2 schedule:40; 1 kind:gi-pipe material:gi size:1/2 schedule:80
plumber | size | gi pipe 2 inch sch 40 | 2 kind:gi-pipe material:gi size:2 schedule:40; 1 kind:gi-pipe material:gi size:2 schedule:80
plumber | plain | sanitary pvc pipe 4" | 2 kind:pvc-pipe use:sanitary,sanitary-1000 size:4
plumber | tagalog | tubo na asul 1/2 | 2 kind:pvc-pipe use:water size:1/2
plumber | size | ppr elbow 20mm | 2 kind:ppr-fitting style:elbow size:20
plumber | joined | hoseclamp 1" | 2 kind:hose-clamp size:1
plumber | typo | teplon tape | 2 kind:thread-tape
plumber | plain | pvc cement 100cc | 2 kind:solvent-cement style:clear,heavy volume:100; 1 kind:solvent-cement volume:100; 1 kind:solvent-cement style:clear,heavy volume:50,200
plumber | order | pressure gauge 0-10 bar | 2 kind:pressure-gauge range:10bar
plumber | size | pressure gauge 100 psi 1/4 npt | 2 kind:pressure-gauge range:7bar thread:1/4npt; 1 kind:pressure-gauge range:10bar thread:1/4npt
plumber | tagalog | bomba ng tubig 1hp | 2 kind:water-pump power:1; 1 kind:water-pump power:1.5
plumber | joined | jetmatic 1.5 hp | 2 kind:water-pump style:jet power:1.5; 1 kind:water-pump style:jet power:1,2
plumber | typo | submersable pump 2hp | 2 kind:water-pump style:submersible power:2; 1 kind:water-pump style:submersible power:1.5,3
plumber | code | dabv12npt | 2 model:DA-BV1/2-NPT
welder | size | 6013 3/32 | 2 kind:electrode class:e6013 diameter:2.5; 1 kind:electrode class:e6013 diameter:2.0,3.2
welder | plain | welding rod 7018 1/8 | 2 kind:electrode class:e7018 diameter:3.2; 1 kind:electrode class:e7018 diameter:2.5,4.0
welder | joined | e 6011 2.5mm | 2 kind:electrode class:e6011 diameter:2.5; 1 kind:electrode class:e6011 diameter:2.0,3.2
welder | plain | stainless welding rod 308 | 2 kind:electrode class:e308l; 1 kind:electrode class:e309l,e316l
welder | plain | cast iron welding rod | 2 kind:electrode class:nickel
welder | tagalog | panghinang rod 3.2 | 2 kind:electrode diameter:3.2; 1 kind:tig-rod diameter:3.2
welder | joined | er70s6 mig wire 0.8 | 2 kind:mig-wire class:er70s-6 diameter:0.8; 1 kind:mig-wire class:er70s-6 diameter:0.9
welder | size | mig wire .035 | 2 kind:mig-wire diameter:0.9
welder | plain | gasless mig wire 1kg | 2 kind:mig-wire class:e71t-gs pack:1; 1 kind:mig-wire class:e71t-gs
welder | order | aluminum tig rod 2.4 | 2 kind:tig-rod class:er4043 diameter:2.4; 1 kind:tig-rod class:er4043
welder | short | tungsten red 2.4mm | 2 kind:tungsten class:wt20 diameter:2.4; 1 kind:tungsten class:wl20 diameter:2.4
welder | plain | oxygen tank refill | 2 kind:gas gas:oxygen
welder | short | acetylene | 2 kind:gas gas:acetylene; 1 kind:regulator,cutting-tip gas:acetylene
welder | order | argon regulator | 2 kind:regulator gas:argon
welder | plural | oxygen gauges | 2 kind:regulator gas:oxygen
welder | order | twin hose oxy acetylene 30m | 2 kind:welding-hose length:30; 1 kind:welding-hose length:20,50
welder | code | 15ak mig torch 3m | 2 kind:welding-torch process:mig-15 length:3; 1 kind:welding-torch process:mig-15
welder | code | wp17 tig torch | 2 kind:welding-torch process:tig-17
welder | plain | cutting torch | 2 kind:welding-torch process:cutting; 1 kind:welding-torch process:plasma
welder | size | cutting tip acetylene no. 1 | 2 kind:cutting-tip gas:acetylene number:1; 1 kind:cutting-tip gas:acetylene number:0,2
welder | plain | electrode holder 300a | 2 kind:electrode-holder part:holder amps:300; 1 kind:electrode-holder part:holder amps:400
welder | order | ground clamp 500 amps | 2 kind:electrode-holder part:ground amps:500; 1 kind:electrode-holder part:ground amps:600
welder | size | welding cable 2/0 | 2 kind:welding-cable area:60
welder | joined | autodarkening welding helmet | 2 kind:welding-helmet style:auto-darkening; 1 kind:welding-helmet
welder | tagalog | apron pang-welding | 2 kind:welding-apparel garment:apron
welder | typo | welding glovs leather | 2 kind:welding-apparel garment:gloves
welder | plain | n95 mask | 2 kind:respirator style:n95; 1 kind:respirator style:half part:dust
welder | code | ar e6013 4.0 | 2 model:AR-E6013-4.0; 1 kind:electrode class:e6013 diameter:4.0
welder | typo | elctrode e7018 5kg | 2 kind:electrode class:e7018 pack:5; 1 kind:electrode class:e7018
welder | tagalog | pang-welding | 2 group:welding
purchaser | variant | safety shoes size 9 | 2 kind:safety-shoe size:9
purchaser | size | cable tie 8 inch black | 2 kind:cable-tie length:200 colour:black; 1 kind:cable-tie length:200
purchaser | plural | ear plugs | 2 kind:earplug style:plug; 1 kind:earplug
purchaser | order | 3 phase motor 5hp | 2 kind:electric-motor phase:3 power:5
purchaser | size | led tube 18w daylight | 2 kind:led-lamp shape:tube power:18 light:daylight; 1 kind:led-lamp shape:tube power:18
`;
