/**
 * A second list of queries at the distributor's counter, written apart from the first after the
 * search was made; nothing is tuned by it, so that it says how good queries are that nobody foresaw.
 */
export const distributorSecond = `
units | 48vdc power supply 5a | 1 kind:power-supply says:48_V_DC says:5_A
units | 24 volts dc contactor | 1 kind:contactor says:24_V_DC
units | contactor 24v ac coil | 1 kind:contactor says:24_V_AC
units | 110 vac magnetic contactor | 1 kind:contactor says:110_V_AC
units | contactor 95amps | 1 kind:contactor says:95_A
units | 32 amp contactor 230v | 1 kind:contactor says:32_A says:230_V_AC
units | 15hp contactor | 1 kind:contactor says:15_hp
units | 7.5 hp motor | 1 kind:motor says:7.5_hp
units | 1/2 hp motor single phase | 1 kind:single-phase-motor says:1/2_hp
units | 750w motor | 1 kind:motor,single-phase-motor says:0.75_kW
units | 2900 rpm 2hp motor | 1 kind:motor says:2_hp says:2,900_rpm
units | 10hp vfd 3 phase | 1 kind:vfd says:10_hp says:3-phase_400_V_AC
units | drive 2.2kw single phase | 1 kind:vfd says:2.2_kW says:1-phase_230_V_AC
units | soft starter 25a | 1 kind:soft-starter says:25_A
units | overload relay 12-18 amp | 1 kind:overload-relay says:12–18_A
units | 0.63-1a thermal overload | 1 kind:overload-relay says:0.63–1_A
units | motor breaker 9~14A | 1 kind:motor-breaker says:9–14_A
units | 50 uf run capacitor | 1 kind:run-capacitor says:50_µF
units | brake 40nm | 1 kind:motor-brake says:40_Nm
units | transmitter 0-100bar | 1 kind:pressure-transmitter says:0–100_bar
units | pressure sensor 4 to 20 ma | 1 kind:pressure-transmitter says:4–20_mA
units | 6v 4.5ah battery | 1 kind:battery says:6_V says:4.5_Ah
units | 18w led bulb | 1 kind:led-bulb says:18_W
units | 100 watts flood light | 1 kind:flood-light says:100_W
units | 10 ton jack | 1 kind:hydraulic-jack says:10_t
units | 6 sq mm building wire | 1 kind:building-wire says:6_mm²
units | lug 16mm2 m8 | 1 kind:cable-lug says:16_mm² says:M8
size | 25.4mm heat shrink | 1 kind:heat-shrink says:25.4_mm
size | 1 inch ball valve | 1 kind:ball-valve says:1_in
size | ball valve 3/4" | 1 kind:ball-valve says:3/4_in
size | filter regulator 3/8 | 1 kind:filter-regulator says:3/8_in
size | elbow 8mm 1/4 | 1 kind:elbow-fitting says:8_mm says:1/4_in
size | straight fitting 10 mm 3/8" | 1 kind:push-in-fitting says:10_mm says:3/8_in
size | pu tube 10 x 6.5 | 1 kind:air-tube says:10_×_6.5_mm
size | m30 inductive sensor | 1 kind:inductive-sensor says:M30
size | m25 nylon gland | 1 kind:cable-gland says:M25 says:nylon
size | cable tie 300 x 4.8 | 1 kind:cable-tie says:300_×_4.8_mm
size | wiring duct 40x60 | 1 kind:trunking says:40_×_60_mm
size | junction box 100x100x70 | 1 kind:junction-box says:100_×_100_×_70_mm
size | panel fan 120mm 230v | 1 kind:panel-fan says:120_mm says:230_V_AC
size | hole saw 22mm | 1 kind:hole-saw says:22_mm
size | 5/3 valve | 1 kind:solenoid-valve says:5/3-way
size | 3/2 way solenoid valve 230vac | 1 kind:solenoid-valve says:3/2-way says:230_V_AC
size | cylinder bore 63 stroke 200 mm | 1 kind:air-cylinder says:63_mm says:200_mm
size | single pole breaker 10a | 1 kind:mcb says:1P says:10_A
size | 3p 63a mcb | 1 kind:mcb says:3P says:63_A
size | mccb 250a | 1 kind:mccb says:250_A
size | rcd 4 pole 40a 30ma | 1 kind:rcd says:4P says:40_A says:30_mA
spec | ip55 motor | 1 kind:motor
spec | yellow pilot light | 1 kind:pilot-lamp says:Yellow
spec | blue push button 1no | 1 kind:push-button says:Blue says:1_NO
spec | emergency stop 2nc | 1 kind:emergency-stop says:2_NC
spec | npn photoelectric sensor | 1 kind:photo-sensor says:NPN
spec | through beam sensor | 1 kind:photo-sensor says:Through-beam
spec | thermocouple k 100mm | 1 kind:temperature-sensor says:Thermocouple says:100_mm
spec | 4 co relay 24v dc | 1 kind:relay says:4_CO says:24_V_DC
spec | 8 pin relay socket | 1 kind:relay-socket says:8-pin
spec | 3 tier tower light 24vdc | 1 kind:tower-light says:3-tier says:24_V_DC
spec | true rms multimeter | 1 kind:multimeter says:True
spec | orange work jacket | 1 kind:work-jacket says:Orange
spec | cat6 keystone jack | 1 kind:phone-jack says:Cat6
spec | stainless mounting bracket | 1 kind:mounting-bracket says:Stainless
spec | limit switch roller | 1 kind:limit-switch says:Roller
spec | daylight bulb 12w | 1 kind:led-bulb says:Daylight says:12_W
spec | black building wire 4mm² | 1 kind:building-wire says:4_mm² says:Black
code | KV50 | 1 model:KV50
code | vmc-3p-32a | 1 model:VMC-3P-32A
code | SPT 06BAR | 1 model:SPT-06BAR
code | nis-m18 | 1 model:NIS-M18
code | kx9l 2p 25a | 1 model:KX9L-2P-25A
code | hws | 1 model:HWS
code | kcg-pg9 | 1 model:KCG-PG9
code | motriko ms3 | 1 model:MS3
typo | contacor 9a | 1 kind:contactor says:9_A
typo | breker 20a 1p | 1 kind:mcb says:20_A says:1P
typo | photoelectic sensor | 1 kind:photo-sensor
typo | crimping plyer | 1 kind:crimping-tool
typo | enclosre 600x400x250 | 1 kind:enclosure says:600_×_400_×_250_mm
typo | preassure transmitter | 1 kind:pressure-transmitter
typo | polyuretane tube | 1 kind:air-tube
typo | swiching power supply | 1 kind:power-supply
typo | termnal block 6mm2 | 1 kind:terminal-block says:6_mm²
typo | sensivr relay | 1 brand:sensivar kind:relay,relay-socket,timer
word | soft starter | 1 kind:soft-starter
word | limit switch | 1 kind:limit-switch
word | cable cutter | 1 kind:cable-cutter
word | tower light | 1 kind:tower-light
word | motor | 1 kind:motor,single-phase-motor,motor-brake,run-capacitor,motor-breaker
word | elbow | 1 kind:elbow-fitting
trade | zip ties | 1 kind:cable-tie
trade | vsd 5hp | 1 kind:vfd says:5_hp
trade | gfci 40a | 1 kind:rcd says:40_A
trade | pilot light red 230v | 1 kind:pilot-lamp says:Red says:230_V_AC
tagalog | puting cable tie | 1 kind:cable-tie says:White
tagalog | dilaw na pilot lamp | 1 kind:pilot-lamp says:Yellow
tagalog | kontaktor 24v | 1 kind:contactor says:24_V_DC; 1 kind:contactor says:24_V_AC
tagalog | bumbilya 9 watts | 1 kind:led-bulb says:9_W
nothing | birthday balloons |
nothing | goat cheese |
nothing | piano lessons |
nothing | shampoo bottle |
nothing | fishing lure |
`;
