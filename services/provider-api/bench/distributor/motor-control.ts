import { asVariant, inName, inSpecs, type Line } from './line';

const CURRENTS =
  '9 A|4 kW|5.5 hp, 12 A|5.5 kW|7.5 hp, 18 A|7.5 kW|10 hp, 25 A|11 kW|15 hp, 32 A|15 kW|20 hp, 50 A|22 kW|30 hp, 65 A|30 kW|40 hp, 95 A|45 kW|60 hp';
const CONTROL = 'Fits panels with control circuits of 24 V DC, 110 V AC and 230 V AC.';

/** Switching, protecting and driving motors. */
export const motorControl: readonly Line[] = [
  {
    kind: 'contactor',
    category: 'Motor Control',
    title: 'Contactor 3-pole',
    makers: [['Voltarra', 'VC']],
    about: `Switches motors and heaters. ${CONTROL}`,
    axes: [
      inName('Rated current|Motor power|Motor power (hp)', CURRENTS),
      asVariant('Coil voltage', '24 V DC, 24 V AC, 110 V AC, 230 V AC, 400 V AC'),
    ],
    same: ['Poles: 3', 'Auxiliary contacts: 1 NO + 1 NC'],
  },
  {
    kind: 'contactor',
    category: 'Motor Control',
    title: 'Magnetic Contactor',
    makers: [['Kelvoro', 'KX9C']],
    about: 'For starters and capacitor banks, on a 35 mm rail.',
    axes: [
      inName('Rated current|Motor power|Motor power (hp)', CURRENTS),
      inSpecs('Coil voltage', '24 V DC, 110 V AC, 230 V AC'),
    ],
    same: ['Poles: 3', 'Auxiliary contacts: 1 NO'],
  },
  {
    kind: 'overload-relay',
    category: 'Motor Control',
    title: 'Thermal Overload Relay',
    makers: [
      ['Voltarra', 'VTR'],
      ['Kelvoro', 'KX9R'],
    ],
    about: 'Protects motors from overload and lost phases; mounts below a contactor.',
    axes: [
      inSpecs(
        'Setting range',
        '0.63–1 A, 1–1.6 A, 1.6–2.5 A, 2.5–4 A, 4–6 A, 6–9 A, 9–13 A, 12–18 A, 17–25 A, 23–32 A, 30–40 A',
      ),
    ],
    same: ['Trip class: 10A'],
  },
  {
    kind: 'motor-breaker',
    category: 'Motor Control',
    title: 'Motor Protection Circuit Breaker',
    makers: [['Kelvoro', 'KX9M']],
    about: 'Manual starter with a rotary handle, magnetic and thermal trip.',
    axes: [inName('Setting range', '1–1.6 A, 2.5–4 A, 4–6.3 A, 6–10 A, 9–14 A, 13–18 A, 20–25 A')],
    same: ['Breaking capacity: 50 kA'],
  },
  {
    kind: 'vfd',
    category: 'Drives',
    title: 'Variable Frequency Drive',
    makers: [
      ['Motriko', 'MD200'],
      ['Kelvoro', 'KV50'],
    ],
    about: 'Sets the speed of pumps, fans and conveyors. Analogue input 0–10 V or 4–20 mA.',
    axes: [
      inSpecs(
        'Power|Power (hp)',
        '0.75 kW|1 hp, 1.5 kW|2 hp, 2.2 kW|3 hp, 3.7 kW|5 hp, 5.5 kW|7.5 hp, 7.5 kW|10 hp, 11 kW|15 hp',
      ),
      inName('Supply', '1-phase 230 V AC, 3-phase 400 V AC'),
    ],
    same: ['Protection: IP20', 'Fieldbus: Modbus RTU'],
  },
  {
    kind: 'soft-starter',
    category: 'Drives',
    title: 'Soft Starter',
    makers: [['Motriko', 'MS3']],
    about: 'Starts and stops three-phase motors gently, with a built-in bypass.',
    axes: [
      inName(
        'Rated current|Power|Power (hp)',
        '12 A|5.5 kW|7.5 hp, 25 A|11 kW|15 hp, 45 A|22 kW|30 hp, 75 A|37 kW|50 hp',
      ),
    ],
    same: ['Supply: 3-phase 400 V AC'],
  },
  {
    kind: 'motor',
    category: 'Motors',
    title: 'Three-phase Induction Motor',
    makers: [
      ['Motriko', 'MT3'],
      ['Norbelt', 'NBM'],
    ],
    about: 'Cast-iron frame with fan cooling for pumps, saws and conveyors.',
    axes: [
      inName(
        'Power|Power (hp)',
        '0.75 kW|1 hp, 1.5 kW|2 hp, 2.2 kW|3 hp, 3.7 kW|5 hp, 5.5 kW|7.5 hp, 7.5 kW|10 hp',
      ),
      inSpecs('Speed', '1,450 rpm, 2,900 rpm'),
    ],
    same: ['Protection: IP55', 'Voltage: 230/400 V AC', 'Mounting: B3 foot'],
  },
  {
    kind: 'single-phase-motor',
    category: 'Motors',
    title: 'Single-phase Capacitor Motor',
    makers: [['Motriko', 'MT1']],
    about: 'Starts under load; with start and run capacitors.',
    axes: [inName('Power|Power (hp)', '0.37 kW|1/2 hp, 0.75 kW|1 hp, 1.5 kW|2 hp, 2.2 kW|3 hp')],
    same: ['Protection: IP44', 'Voltage: 230 V AC', 'Speed: 1,450 rpm'],
  },
  {
    kind: 'motor-brake',
    category: 'Motors',
    title: 'DC Motor Brake',
    makers: [['Norbelt', 'NBK']],
    about: 'Spring-applied brake for the fan end of a motor.',
    axes: [inName('Torque', '10 Nm, 20 Nm, 40 Nm, 80 Nm')],
    same: ['Coil voltage: 24 V DC'],
  },
  {
    kind: 'run-capacitor',
    category: 'Motors',
    title: 'Motor Run Capacitor',
    makers: [['Norbelt', 'NRC']],
    about: 'Film capacitor in a round case with double tabs.',
    axes: [inName('Capacitance', '10 µF, 20 µF, 30 µF, 50 µF')],
    same: ['Voltage: 450 V AC'],
  },
];
