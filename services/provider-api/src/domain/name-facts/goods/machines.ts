/** Machines and electrical gear. */
import { type Entry } from './roles';

/** In the order in which they are looked for. */
export const MACHINES: readonly Entry[] = [
  // Machines.
  ['jack', 'jacks?', { mass: 'capacity' }],
  [
    'hoist',
    '(?:chain|lever) blocks?|blocks? (?:chain|lever)|hoists?',
    { across: { 2: ['capacity', 'lift'] }, mass: 'capacity', long: 'lift' },
  ],
  ['grinder', 'angle grinder', { small: 'diameter' }],
  ['circular saw', 'circular saw', { small: 'diameter' }],
  ['pressure washer', 'pressure washer', { long: 'length' }],
  ['compressor', 'compressor', { litres: 'capacity' }],
  ['pump', 'pumps?', { small: 'size' }],
  ['motor', 'motor(?! oil)', { electric: true }],
  ['pressure gauge', 'pressure gauge|gauge press(?:ure)?', { small: 'diameter' }],
  ['water heater', 'water heater', {}],
  ['welder', 'welding machine|welder', {}],
  ['fan', 'fan', { small: 'diameter' }],
  // Electrical gear.
  ['control', 'contactors?|relays?|olr|timers?', { electric: true }],
  [
    'push button',
    'push ?button|pb (?:flush|mushroom|illum)|pilot lamp|lamp pilot',
    { small: 'diameter' },
  ],
  [
    'lamp',
    'bulb|led (?:bulb|tube|capsule|flood|light)|lamps?|floodlight|flood light',
    { colourless: true },
  ],
  ['fuse', 'fuses?', { across: { 2: ['size'] }, bare: 'mm' }],
  [
    'electrical box',
    '(?:utility|util|junction|jct|square|sq|pull) box|box (?:utility|util|junction|jct|square|sq|pull)',
    { across: { 2: ['size'] }, bare: 'in', number: 'gauge' },
  ],
  ['electrical fitting', 'outlets?|switch|dimmer|panel board|panelboard', {}],
];
