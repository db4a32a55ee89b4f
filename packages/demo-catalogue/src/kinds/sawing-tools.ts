import { circularSaw as sawDrawing, jigsaw as jigsawDrawing } from '../models/sawing';
import { amperes, figure, toStep } from '../figures';
import { kind } from '../kind';

type Saw = { blade: number; watts: number; rpm: number; depth: number; kg: number; pesos: number };

export const circularSaw = kind<Saw, { blade: number }>({
  key: 'circular-saw',
  category: 'power-tools',
  noun: 'circular saw',
  code: 'CS',
  models: [
    { blade: 165, watts: 1_100, rpm: 5_200, depth: 55, kg: 3.6, pesos: 4_700 },
    { blade: 185, watts: 1_400, rpm: 5_500, depth: 65, kg: 4.1, pesos: 5_900 },
    { blade: 235, watts: 1_900, rpm: 4_500, depth: 85, kg: 6.9, pesos: 9_800 },
  ],
  makers: { halvorn: [1, 2], torvane: [0, 1, 2], bagwisan: [1] },
  alsoBy: { halvorn: [0], bagwisan: [0], pandaro: [0, 1] },
  tuned: (m, b) => ({ ...m, watts: toStep(m.watts * b.vigour, 10) }),
  size: (m) => m.blade,
  title: (m) => `Circular Saw ${m.blade} mm ${figure(m.watts, 'W')}`,
  about: (m) =>
    `A ${m.blade} mm circular saw that goes ${m.depth} mm deep at a right angle and ${Math.round(m.depth * 0.7)} mm at 45 degrees. ${figure(m.watts, 'W')} keep it moving in wet coco lumber.`,
  uses: [
    'Formwork carpenters rip plyboard with it along a straight edge.',
    'For framing, decking and cutting doors to size.',
    'The base is stamped flat and stays flat after a fall.',
  ],
  useage: (m) => ({
    steps: [
      'Set the depth so that the teeth come through the board by 5 mm.',
      'Support the board on both sides of the cut so that it cannot close on the blade.',
      'Let the blade reach full speed before it touches the wood.',
      'Guide the notch along the line and do not turn inside the cut.',
      'Wait for the lower guard to close before you put the saw down.',
    ],
    warning: `Fit only ${m.blade} mm blades rated above ${figure(m.rpm, 'rpm')}. Never wedge the lower guard open.`,
  }),
  variants: (m, b) => [
    {
      name: 'With 24-tooth blade',
      pesos: m.pesos,
      note: 'The coarse blade is for lumber and formwork.',
      specs: [
        ['Rated voltage', `${b.volts} V ~ 60 Hz`],
        ['Rated input power', figure(m.watts, 'W')],
        ['Current', figure(amperes(m.watts, b.volts), 'A', 1)],
        ['No-load speed', figure(m.rpm, 'rpm')],
        ['Blade', `${m.blade} × ${m.blade > 200 ? 25.4 : 20} mm`],
        ['Cutting depth at 90°', `${m.depth} mm`],
        ['Weight', figure(m.kg, 'kg', 1)],
      ],
      look: { blade: m.blade },
      span: [m.blade * 1.75, m.blade * 1.4],
      inclusions: ['24-tooth carbide blade', 'Rip fence', 'Hex key'],
      default: true,
    },
  ],
  draw: sawDrawing,
});

type Jig = { watts: number; wood: number; steel: number; kg: number; pesos: number };

export const jigsaw = kind<Jig, object>({
  key: 'jigsaw',
  category: 'power-tools',
  noun: 'jigsaw',
  code: 'JS',
  models: [
    { watts: 550, wood: 65, steel: 6, kg: 1.9, pesos: 2_900 },
    { watts: 720, wood: 100, steel: 10, kg: 2.5, pesos: 4_800 },
  ],
  makers: { halvorn: [0, 1], torvane: [0, 1], bagwisan: [0] },
  alsoBy: { bagwisan: [1], pandaro: [0, 1] },
  tuned: (m, b) => ({ ...m, watts: toStep(m.watts * b.vigour, 10) }),
  size: (m) => m.wood,
  title: (m) => `Jigsaw ${m.watts} W ${m.wood} mm`,
  about: (m) =>
    `Cuts curves in wood up to ${m.wood} mm and in steel up to ${m.steel} mm, with four pendulum steps and a blower that keeps the line in sight. Blades change without a key.`,
  uses: [
    'Kitchen fitters cut sink openings with it from above.',
    'For signage, plywood patterns and laminate.',
    'The base tilts 45 degrees to both sides.',
  ],
  useage: () => ({
    steps: [
      'Push a T-shank blade in until the clamp closes; tug it once.',
      'Choose pendulum 0 for metal and clean cuts, 2 to 3 for fast cuts in wood.',
      'Hold the base flat on the work and start before touching the edge.',
      'For inside cuts drill a 12 mm hole first.',
    ],
    warning: 'Keep fingers off the underside of the work: the blade comes through.',
  }),
  variants: (m, b) => [
    {
      name: 'Standard',
      pesos: m.pesos,
      note: 'With three blades for wood and metal.',
      specs: [
        ['Rated voltage', `${b.volts} V ~ 60 Hz`],
        ['Rated input power', figure(m.watts, 'W')],
        ['Current', figure(amperes(m.watts, b.volts), 'A', 1)],
        ['Stroke rate', '500–3,000 spm'],
        ['Cutting capacity, wood', `${m.wood} mm`],
        ['Cutting capacity, steel', `${m.steel} mm`],
        ['Weight', figure(m.kg, 'kg', 1)],
      ],
      look: {},
      span: [215 + m.wood * 0.3, 205],
      inclusions: ['3 T-shank blades', 'Anti-splinter insert', 'Dust adapter'],
      default: true,
    },
  ],
  draw: jigsawDrawing,
});
