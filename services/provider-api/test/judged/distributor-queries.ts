/**
 * Queries at a distributor's counter, and what is right for each, by the rules of judgements.ts:
 * a product is right where a rule gives it a grade. `nothing` is a query that must find nothing.
 * The sort says what makes the query hard.
 */
export const distributorQueries = `
units | contactor 24vdc | 1 kind:contactor says:24_V_DC
units | contactor 24 vdc coil | 1 kind:contactor says:24_V_DC
units | 24v dc relay | 1 kind:relay,timer says:24_V_DC
units | relay 230vac | 1 kind:relay,timer says:230_V_AC
units | 230 vac contactor | 1 kind:contactor says:230_V_AC
units | contactor 110v | 1 kind:contactor says:110_V_AC
units | 24vdc power supply 10a | 1 kind:power-supply says:24_V_DC says:10_A
units | 12vdc power supply | 1 kind:power-supply says:12_V_DC
units | 5hp motor | 1 kind:motor says:5_hp
units | 1 hp motor | 1 kind:motor,single-phase-motor says:1_hp
units | 3hp vfd | 1 kind:vfd says:3_hp
units | 5.5kw motor | 1 kind:motor says:5.5_kW
units | 7.5kw drive | 1 kind:vfd says:7.5_kW
units | sensor cable 7.5m | 1 kind:sensor-cable says:7.5_m
units | m12 cable 5m | 1 kind:sensor-cable says:5_m
units | 9~13A overload | 1 kind:overload-relay says:9–13_A
units | overload relay 9-13a | 1 kind:overload-relay says:9–13_A
units | thermal overload 4 - 6 A | 1 kind:overload-relay says:4–6_A
units | overload 1.6-2.5a | 1 kind:overload-relay says:1.6–2.5_A
units | 30ma residual current | 1 kind:rcd says:30_mA
units | pressure transmitter 4-20ma | 1 kind:pressure-transmitter says:4–20_mA
units | 0-10 bar transmitter | 1 kind:pressure-transmitter says:0–10_bar
units | 2.5 sqmm wire | 1 kind:building-wire says:2.5_mm²
units | 4mm2 terminal block | 1 kind:terminal-block says:4_mm²
units | 30uf capacitor | 1 kind:run-capacitor says:30_µF
units | 1450rpm motor | 1 kind:motor,single-phase-motor says:1,450_rpm
units | 6ka breaker | 1 kind:mcb
units | 12v 7ah battery | 1 kind:battery says:12_V says:7_Ah
units | 9 watt led bulb | 1 kind:led-bulb says:9_W
size | 22mm push button | 1 kind:push-button,emergency-stop
size | heat shrink 12.7mm | 1 kind:heat-shrink says:12.7_mm
size | 1/2 inch heat shrink | 1 kind:heat-shrink says:12.7_mm
size | 1/4" heat shrink tube | 1 kind:heat-shrink says:6.4_mm
size | 25.4 mm heat shrink | 1 kind:heat-shrink says:25.4_mm
size | 12.7mm ball valve | 1 kind:ball-valve says:1/2_in
size | ball valve 1/2 | 1 kind:ball-valve says:1/2_in
size | 6mm tube fitting 1/4 | 1 kind:push-in-fitting,elbow-fitting says:6_mm says:1/4_in
size | 8mm push in fitting | 1 kind:push-in-fitting,elbow-fitting says:8_mm
size | air tube 8x5 | 1 kind:air-tube says:8_×_5_mm
size | din rail 2m | 1 kind:din-rail says:2_m
size | m12 proximity sensor | 1 kind:inductive-sensor says:M12
size | m18 sensor pnp | 1 kind:inductive-sensor says:M18 says:PNP
size | enclosure 400x300x200 | 1 kind:enclosure says:400_×_300_×_200_mm
size | cable tie 200mm | 1 kind:cable-tie says:200_×
size | pg13.5 gland | 1 kind:cable-gland says:PG13.5
size | m20 cable gland brass | 1 kind:cable-gland says:M20 says:brass
size | solenoid valve 1/4 24vdc | 1 kind:solenoid-valve says:1/4_in says:24_V_DC
size | 5/2 solenoid valve | 1 kind:solenoid-valve says:5/2-way
size | cylinder 32mm bore 100mm stroke | 1 kind:air-cylinder says:32_mm says:100_mm
size | 3 pole 32a breaker | 1 kind:mcb says:3P says:32_A
size | 2p 20a breaker | 1 kind:mcb says:2P says:20_A
size | 100a moulded case breaker | 1 kind:mccb says:100_A
size | 35mm din rail | 1 kind:din-rail
size | 3 phase motor 2hp | 1 kind:motor says:2_hp
spec | ip65 push button | 1 kind:push-button,emergency-stop says:IP65
spec | ip67 sensor | 1 kind:inductive-sensor
spec | ip68 gland | 1 kind:cable-gland
spec | ip66 enclosure | 1 kind:enclosure
spec | red push button | 1 kind:push-button,emergency-stop says:Red
spec | green pilot lamp | 1 kind:pilot-lamp says:Green
spec | pnp sensor | 1 kind:inductive-sensor,photo-sensor says:PNP
spec | npn proximity sensor | 1 kind:inductive-sensor says:NPN
spec | modbus drive | 1 kind:vfd
spec | pt100 200mm | 1 kind:temperature-sensor says:Pt100 says:200_mm
spec | warm white bulb | 1 kind:led-bulb says:Warm
spec | 14 pin relay 24vdc | 1 kind:relay says:14-pin says:24_V_DC
spec | blue terminal block | 1 kind:terminal-block says:Blue
spec | ral 7035 enclosure | 1 kind:enclosure
spec | 1no+1nc push button | 1 kind:push-button says:1_NO_\\+_1_NC
spec | 300ma residual current device | 1 kind:rcd says:300_mA
spec | 20ka surge arrester | 1 kind:surge-arrester says:20_kA
spec | 36ka breaker | 1 kind:mccb
spec | b3 motor | 1 kind:motor
spec | 400v contactor | 1 kind:contactor says:400_V_AC
spec | black cable tie | 1 kind:cable-tie says:Black
spec | 5 pin m12 cable | 1 kind:sensor-cable says:5-pin
code | KX9 | 1 model:KX9
code | kx9b | 1 model:KX9B
code | kx9c-9a | 1 model:KX9C-9A
code | KX9C 25A 24DC | 1 model:KX9C-25A-24DC
code | VC-25A-230AC | 1 model:VC-25A-230AC
code | vtr 913a | 1 model:VTR-913A
code | md200 | 1 model:MD200
code | md200 3.7kw | 1 model:MD200 says:3.7_kW
code | 4800061000379 | 1 model:VC-9A-24DC
code | 4800061032196 | 1 model:KX9M-116A
code | sps-24dc | 1 model:SPS-24DC
code | si-m12 | 1 model:SI-M12
code | ppf-6mm-14in | 1 model:PPF-6MM-14IN
code | put-85mm | 1 model:PUT-85MM
code | hbj10t | 1 model:HBJ-10T
code | psv-52way | 1 model:PSV-52WAY
typo | braker | 1 kind:mcb,mccb,motor-breaker
typo | circut breaker | 1 kind:mcb,mccb,motor-breaker
typo | contacter | 1 kind:contactor
typo | contractor | 1 kind:contactor
typo | overlod relay | 1 kind:overload-relay
typo | proximty sensor | 1 kind:inductive-sensor
typo | selenoid valve | 1 kind:solenoid-valve
typo | pneumtic cylinder | 1 kind:air-cylinder
typo | cabel gland | 1 kind:cable-gland
typo | emergancy stop | 1 kind:emergency-stop
typo | terminl block | 1 kind:terminal-block
typo | capasitor | 1 kind:run-capacitor,single-phase-motor
typo | voltara contactor | 1 brand:voltarra kind:contactor
typo | kelvaro breaker | 1 brand:kelvoro kind:mcb,motor-breaker
typo | multimetr | 1 kind:multimeter
word | jack | 1 kind:hydraulic-jack,phone-jack
word | jacket | 1 kind:work-jacket,control-cable,sensor-cable
word | timer | 1 kind:timer
word | fan | 1 kind:panel-fan,motor,motor-brake
word | handle | 1 kind:door-handle,breaker-handle,motor-breaker
word | brake | 1 kind:motor-brake
word | lug | 1 kind:cable-lug,crimping-tool
word | push button | 1 kind:push-button
word | power supply | 1 kind:power-supply
word | control cable | 1 kind:control-cable
trade | mcb | 1 kind:mcb
trade | mccb | 1 kind:mccb
trade | rccb | 1 kind:rcd
trade | elcb 30ma | 1 kind:rcd says:30_mA
trade | vfd | 1 kind:vfd
trade | frequency inverter | 1 kind:vfd
trade | e-stop | 1 kind:emergency-stop
trade | proximity switch m12 | 1 kind:inductive-sensor says:M12
trade | smps 24vdc | 1 kind:power-supply says:24_V_DC
trade | indicator light green | 1 kind:pilot-lamp says:Green
trade | stack light | 1 kind:tower-light
trade | pu hose | 1 kind:air-tube
trade | cable duct | 1 kind:trunking
trade | timer relay 24vdc | 1 kind:timer says:24_V_DC
tagalog | pulang push button | 1 kind:push-button,emergency-stop says:Red
tagalog | berdeng ilaw | 1 kind:pilot-lamp says:Green
tagalog | asul na kable | 1 kind:building-wire says:Blue
tagalog | itim na wire | 1 kind:building-wire says:Black
tagalog | pamutol ng kable | 1 kind:cable-cutter
tagalog | pambalat ng wire | 1 kind:wire-stripper
tagalog | pindutan | 1 kind:push-button,emergency-stop
tagalog | motor na 5 hp | 1 kind:motor says:5_hp
tagalog | baterya 12v | 1 kind:battery says:12_V
tagalog | pang crimp | 1 kind:crimping-tool
part | zenvik contactor 24vdc | 1 kind:contactor says:24_V_DC
part | cheap multimeter | 1 kind:multimeter
part | best circuit breaker for house 20a | 1 kind:mcb says:20_A
nothing | unicorn saddle |
nothing | zebra pajamas |
nothing | wedding cake |
nothing | qwertyuiop |
nothing | pizza margherita |
nothing | horse shampoo |
nothing | violin strings |
nothing | baby stroller |
nothing | purple elephant |
nothing | dog food |
`;
