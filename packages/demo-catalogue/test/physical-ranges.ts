/**
 * The physically possible range of each figure of a kind: what the trade makes, and what a hand, a
 * socket or a truck can carry. Each kind has a list of 'label = least..most unit'.
 */
const table = `
angle-grinder: Rated voltage = 220..230 V; Rated input power = 500..3500 W; Current = 2..15 A; No-load speed = 5000..15000 rpm; Disc diameter = 80..300 mm; Weight = 1..7 kg
bench-grinder: Rated voltage = 220..230 V; Rated input power = 100..600 W; Current = 0.6..3.5 A; No-load speed = 2500..4500 rpm; Weight = 4.5..20 kg
orbital-sander: Rated voltage = 220..230 V; Rated input power = 200..550 W; Current = 0.95..2.5 A; Pad diameter = 100..200 mm; Orbit = 2..4 mm; Weight = 1..3 kg
rotary-hammer: Rated voltage = 220..230 V; Rated input power = 500..2000 W; Current = 2..7.5 A; Impact energy = 1.5..15 J; Impact rate = 2000..6000 bpm; Drilling capacity, concrete = 15..50 mm; Weight = 2..8.5 kg
cordless-drill: Voltage = 18..18 V; Maximum torque = 30..150 Nm; Charger input = 220..230 V; Weight = 0.8..3 kg
impact-driver: Voltage = 18..18 V; Maximum torque = 100..250 Nm; Charger input = 220..230 V; Weight = 0.7..2 kg
circular-saw: Rated voltage = 220..230 V; Rated input power = 800..2500 W; Current = 3.5..15 A; No-load speed = 3500..7000 rpm; Cutting depth at 90° = 40..150 mm; Weight = 2.5..8.5 kg
jigsaw: Rated voltage = 220..230 V; Rated input power = 400..950 W; Current = 1.5..4.5 A; Cutting capacity, wood = 50..150 mm; Cutting capacity, steel = 4.5..15 mm; Weight = 1.5..3 kg
claw-hammer: Overall length = 250..450 mm; Weight = 0.5..1 kg
pipe-wrench: Pipe capacity = 30..150 mm; Weight = 0.4..15 kg
adjustable-wrench: Jaw opening = 15..55 mm; Weight = 0.15..1.5 kg
pliers: Length = 100..250 mm; Cutting capacity, medium wire = 1.5..3.5 mm; Weight = 0.15..0.4 kg
combination-spanner-set: Weight = 0.85..5 kg
hacksaw: Blade length = 200..400 mm; Blade tension = 70..200 kg; Throat depth = 75..150 mm; Weight = 0.4..0.9 kg
socket-set: Weight = 1..15 kg
stick-welder: Supply = 150..300 V; Input power at full current = 3..15 kW; Input current = 15..55 A; Arc voltage at full current = 20..40 V; Open-circuit voltage = 50..85 V; Weight = 2.5..15 kg
mig-welder: Supply = 150..500 V; Input power at full current = 3..20 kW; Input current = 15..50 A; Arc voltage at full current = 15..40 V; Weight = 9..60 kg
tig-welder: Supply = 150..300 V; Input power at full current = 2.5..5.5 kW; Input current = 10..30 A; Arc voltage at full current = 10..25 V; Weight = 5.5..25 kg
welding-helmet: Weight = 0.35..0.7 kg
welding-electrodes: Diameter = 2..5 mm; Length = 250..450 mm; Tensile strength = 300..650 MPa; Net weight = 2..6 kg
petrol-generator: Rated output = 0.95..9 kVA; Maximum output = 1..10 kVA; Rated voltage = 220..230 V; Rated current = 4..45 A; Engine speed = 2500..4500 rpm; Fuel tank = 4.5..30 L; Running time at 50 % load = 6..15 h; Weight = 20..150 kg
inverter-generator: Rated output = 0.8..4 kVA; Maximum output = 0.85..4.5 kVA; Rated voltage = 220..230 V; Rated current = 3..20 A; Fuel tank = 2..9 L; Noise at 7 m = 45..75 dB(A); Weight = 10..45 kg
diesel-generator: Prime output = 4.5..150 kVA; Standby output = 5..150 kVA; Rated voltage = 220..230 V; Rated current = 20..200 A; Fuel tank = 10..300 L; Fuel use at 75 % load = 1..25 L/h; Noise at 7 m = 50..90 dB(A); Weight = 100..2500 kg
piston-compressor: Motor = 1.5..15 hp; Supply = 150..300 V; Current = 6.5..20 A; Free air delivery at 6 bar = 100..1000 L/min; Maximum pressure = 6..15 bar; Tank = 40..400 L; Pump speed = 700..1500 rpm; Weight = 30..350 kg
oil-free-compressor: Motor = 0.6..2.5 hp; Supply = 150..300 V; Current = 2.5..15 A; Free air delivery at 6 bar = 45..250 L/min; Maximum pressure = 6..10 bar; Tank = 7..60 L; Noise at 1 m = 45..80 dB(A); Weight = 10..50 kg
screw-compressor: Motor = 6..45 kW; Current = 10..90 A; Free air delivery = 0.85..7.5 m³/min; Working pressure = 6..10 bar; Noise at 1 m = 50..90 dB(A); Weight = 150..950 kg
submersible-pump: Motor = 0.4..2.5 hp; Supply = 150..300 V; Current = 2..15 A; Maximum flow = 100..600 L/min; Maximum head = 6..20 m; Outlet = 25..100 mm; Solids = 4..50 mm; Weight = 4..40 kg
centrifugal-pump: Motor = 0.4..4 hp; Supply = 150..300 V; Current = 2..20 A; Maximum flow = 70..700 L/min; Maximum head = 15..45 m; Inlet and outlet = 20..60 mm; Motor speed = 2500..4500 rpm; Weight = 6.5..40 kg
engine-pump: Maximum flow = 400..2000 L/min; Maximum head = 20..35 m; Suction lift = 5.5..8.5 m; Fuel tank = 2.5..8 L; Weight = 15..55 kg
discharge-hose: Length = 15..60 m; Working pressure = 3..10 bar; Bursting pressure = 9.5..30 bar; Weight = 2.5..35 kg
tape-measure: Length = 2..15 m; Blade width = 15..30 mm; Graduation = 0.8..1.5 mm; Weight = 0.15..0.65 kg
calliper: Resolution = 0.008..0.025 mm; Accuracy = 0.02..0.05 mm; Jaw depth = 30..75 mm
multimeter: Voltage, AC/DC = 450..1500 V; Current, AC/DC = 8..15 A; Weight = 0.15..0.55 kg
clamp-meter: Current = 300..1500 A; Voltage = 600..600 V; Jaw opening = 20..55 mm; Weight = 0.25..0.5 kg
laser-distance-meter: Accuracy = 1..2.5 mm; Weight = 0.08..0.2 kg
spirit-level: Length = 30..150 cm; Accuracy = 0.4..1.5 mm/m; Weight = 0.2..2 kg
flap-disc: Diameter = 80..150 mm; Bore = 10..30 mm; Maximum speed = 9500..20000 rpm
grinding-disc: Diameter = 80..300 mm; Thickness = 4.5..7.5 mm; Bore = 10..30 mm; Maximum speed = 5000..20000 rpm
wire-brush: Diameter = 50..150 mm; Maximum speed = 8500..15000 rpm
safety-helmet: Weight = 0.25..0.5 kg
safety-glasses: Weight = 15..30 g
ear-muffs: SNR = 20..45 dB; NRR = 15..35 dB; Headband force = 7..15 N; Weight = 100..400 g
work-gloves: Length = 150..450 mm
safety-harness: Webbing = 35..55 mm; Weight = 1..4 kg
safety-shoes: Weight per pair = 0.8..2 kg
chain-hoist: Working load limit = 400..6000 kg; Lift = 2..7.5 m; Hand pull at full load = 150..500 N; Test load = 500..7500 kg; Weight = 6.5..70 kg
lever-block: Working load limit = 600..7500 kg; Lift = 1..4 m; Hand pull at full load = 100..450 N; Lever length = 200..500 mm; Weight = 5.5..45 kg
bottle-jack: Capacity = 1.5..40 t; Lowest height = 100..350 mm; Highest height = 150..550 mm; Screw extension = 30..75 mm; Weight = 1.5..20 kg
webbing-sling: Working load limit = 0.8..6 t; Length = 1.5..7.5 m; Width = 20..200 mm
pallet-truck: Capacity = 2000..4000 kg; Weight = 50..95 kg
hex-bolt: Length = 10..150 mm; Across flats = 8..45 mm; Head height = 3..20 mm; Tightening torque = 4.5..1500 Nm
hex-nut: Across flats = 6..45 mm; Height = 3..30 mm; Pack = 8..150 pcs
washer: Inside diameter = 4..30 mm; Outside diameter = 7..50 mm; Thickness = 0.85..5.5 mm; Pack = 80..150 pcs
wood-screw: Diameter = 2.5..7.5 mm; Length = 10..150 mm; Thread length = 9.5..90 mm; Pack = 80..250 pcs
anchor-bolt: Length = 45..250 mm; Hole diameter = 4.5..30 mm; Embedment = 25..150 mm; Allowable pull-out = 1..30 kN; Installation torque = 7..200 Nm; Pack = 8..60 pcs
blind-rivet: Diameter = 2.5..6 mm; Length = 6..20 mm; Shear strength = 0.45..4 kN; Pack = 400..600 pcs
air-impact-wrench: Maximum torque = 200..3500 Nm; Free speed = 3000..15000 rpm; Working pressure = 4.5..7.5 bar; Air use = 85..550 L/min; Weight = 1..20 kg
air-hose: Inside diameter = 6..15 mm; Outside diameter = 9.5..20 mm; Length = 4..40 m; Working pressure = 8..25 bar; Bursting pressure = 20..75 bar
blow-gun: Nozzle length = 15..300 mm; Air use at 6 bar = 100..200 L/min; Weight = 95..300 g
spray-gun: Nozzle = 1..2.5 mm; Working pressure = 1.5..4 bar; Air use = 150..400 L/min; Weight = 0.4..0.75 kg
filter-regulator: Flow at 6 bar = 600..4000 L/min
circuit-breaker: Rated current = 8..150 A; Rated voltage = 230..400 V; Breaking capacity = 4.5..15 kA
thhn-wire: Size = 1.5..40 mm²; Outside diameter = 2..15 mm; Current capacity at 60 °C = 10..150 A; Voltage = 600..600 V; Length = 8..200 m
extension-reel: Length = 10..60 m; Rated current = 8..25 A; Rated voltage = 230..230 V; Voltage drop at full load = 3..20 V; Weight = 2.5..15 kg
led-flood-light: Power = 20..250 W; Current = 0.1..1.5 A; Weight = 0.7..5.5 kg
tool-chest: Load per drawer = 20..55 kg; Sheet = 0.6..1.5 mm; Weight = 30..200 kg
tool-box: Width = 100..350 mm; Load = 8.5..35 kg; Weight = 0.95..5 kg
shelving: Load per level = 95..500 kg; Post = 0.55..2 mm; Weight = 15..85 kg
cutting-disc: Diameter = 80..450 mm; Thickness = 0.8..3.5 mm; Bore = 10..35 mm; Maximum speed = 3000..20000 rpm
circular-saw-blade: Diameter = 100..350 mm; Bore = 15..35 mm; Kerf = 1.5..3.5 mm; Maximum speed = 4500..10000 rpm
bolt-cutter: Cuts mild steel = 4.5..20 mm; Weight = 0.95..7.5 kg
hole-saw: Diameter = 15..200 mm; Cutting depth = 30..50 mm; Speed in mild steel = 55..550 rpm
sds-bit: Diameter = 4..50 mm; Overall length = 85..700 mm; Working length = 40..550 mm
pressure-washer: Pressure = 80..250 bar; Flow = 4..15 L/min; Current = 5..20 A; Hose = 4.5..15 m; Weight = 4.5..40 kg
wet-dry-vacuum: Rated voltage = 220..230 V; Rated input power = 950..3000 W; Current = 4..15 A; Hose = 1..3 m; Weight = 3.5..25 kg
blower: Supply = 10..300 V; Power = 250..750 W; Current = 2..25 A; Air flow = 2..4.5 m³/min; Air speed = 50..90 m/s; Weight = 1..2.5 kg
screwdriver-set: Insulation = 800..1500 V
`;

export type Range = { label: string; least: number; most: number; unit: string };

/** The ranges by kind. */
export const physicalRanges: ReadonlyMap<string, readonly Range[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', list = ''] = line.split(/: (.*)/s);
      const ranges = list.split('; ').map((text): Range => {
        const found = /^(.+) = ([\d.]+)\.\.([\d.]+) (.+)$/.exec(text);
        if (found === null) throw new Error(`Not a range: ${text}`);
        const [, label = '', least = '', most = '', unit = ''] = found;
        return { label, least: Number(least), most: Number(most), unit };
      });
      return [kind, ranges];
    }),
);
