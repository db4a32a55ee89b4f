/**
 * What can be read from the name of goods, and under which labels suppliers say the same. A fact is read
 * only where its supplier says nothing of its kind.
 */
import { HEAD_LABELS } from '../specs/heads';

type Kind = {
  /** The spec that the fact is, as a shopper reads it. */
  label: string;
  /** Further labels of suppliers, folded. */
  said?: readonly string[];
  /** Whether its values may do without a figure. */
  inWords?: true;
};

const KINDS = {
  thread: { label: 'Thread', said: ['thread size', 'size'] },
  'pipe-thread': { label: 'Pipe thread', said: ['thread', 'connection', 'end connection', 'port'] },
  size: {
    label: 'Size',
    said: ['nominal size', 'pipe size', 'shoe size', 'port size', 'across flats'],
  },
  length: {
    label: 'Length',
    said: ['overall length', 'total length', 'working length', 'roll length'],
  },
  width: { label: 'Width' },
  height: { label: 'Height' },
  thickness: { label: 'Thickness' },
  diameter: {
    label: 'Diameter',
    said: ['outer diameter', 'disc diameter', 'blade diameter', 'wheel diameter', 'shank diameter'],
  },
  bore: { label: 'Bore', said: ['arbor', 'arbor size', 'bore diameter'] },
  lift: { label: 'Lift', said: ['lifting height', 'lift height', 'standard lift'] },
  drive: { label: 'Drive', said: ['drive size', 'square drive'] },
  gauge: { label: 'Gauge', said: ['size', 'screw gauge', 'wire gauge'] },
  area: { label: 'Wire size', said: ['conductor size', 'cross-section', 'section', 'size', 'awg'] },
  cores: { label: 'Cores', said: ['conductors', 'number of cores'] },
  material: {
    label: 'Material',
    said: ['body material', 'blade material', 'upper', 'jacket'],
    inWords: true,
  },
  colour: { label: 'Colour', said: ['color', 'shade', 'lens colour', 'lens'], inWords: true },
  finish: {
    label: 'Finish',
    said: ['coating', 'surface', 'plating', 'surface treatment'],
    inWords: true,
  },
  strength: {
    label: 'Strength class',
    said: ['grade', 'property class', 'class', 'strength', 'strength grade'],
  },
  // Not 'Head': that of a pump is in metres, that of a bit of carbide.
  head: { label: 'Head type', said: HEAD_LABELS, inWords: true },
  voltage: {
    label: 'Voltage',
    said: [
      'rated voltage',
      'input voltage',
      'supply voltage',
      'operating voltage',
      'coil',
      'power supply',
      'coil voltage',
    ],
  },
  current: {
    label: 'Current',
    said: ['rated current', 'amperage', 'output current', 'setting range', 'welding current'],
  },
  breaking: { label: 'Breaking capacity', said: ['short-circuit rating', 'interrupting capacity'] },
  trip: { label: 'Trip current', said: ['sensitivity', 'residual current'] },
  power: {
    label: 'Power',
    said: [
      'rated power',
      'wattage',
      'input power',
      'motor power',
      'output power',
      'output',
      'motor',
    ],
  },
  charge: { label: 'Battery capacity', said: ['capacity', 'battery'] },
  phase: { label: 'Phase', said: ['phases', 'number of phases'], inWords: true },
  poles: { label: 'Poles', said: ['number of poles'] },
  frequency: { label: 'Frequency' },
  speed: { label: 'Speed', said: ['no-load speed', 'rated speed', 'rpm', 'maximum speed'] },
  protection: {
    label: 'Protection',
    said: ['ip rating', 'ip class', 'protection class', 'enclosure'],
  },
  pressure: {
    label: 'Pressure',
    said: [
      'pressure rating',
      'working pressure',
      'max pressure',
      'maximum pressure',
      'range',
      'pressure range',
    ],
  },
  class: { label: 'Pressure class', said: ['class', 'pressure rating'] },
  schedule: { label: 'Schedule', inWords: true },
  grit: { label: 'Grit', said: ['grain', 'grit size'] },
  teeth: { label: 'Teeth', said: ['number of teeth', 'tpi', 'teeth per inch'] },
  base: { label: 'Base', said: ['lamp base', 'socket', 'cap'], inWords: true },
  'colour-temperature': {
    label: 'Colour temperature',
    said: ['color temperature', 'light colour', 'cct'],
  },
  capacity: {
    label: 'Capacity',
    said: [
      'load capacity',
      'working load limit',
      'wll',
      'tank capacity',
      'rated load',
      'load',
      'tank',
      'max load',
      'lifting capacity',
    ],
  },
  weight: {
    label: 'Weight',
    said: ['net weight', 'net content', 'pack weight', 'content', 'contents'],
  },
  volume: {
    label: 'Volume',
    said: ['capacity', 'net content', 'contents', 'content', 'pack size', 'net volume'],
  },
  pack: {
    label: 'Pack',
    said: ['pack quantity', 'pack size', 'quantity', 'pieces', 'unit'],
    inWords: true,
  },
  pieces: { label: 'Pieces', said: ['number of pieces', 'set', 'contents', 'pack quantity'] },
} satisfies Record<string, Kind>;

export type FactKind = keyof typeof KINDS;

export const FACT_KINDS = KINDS as Readonly<Record<FactKind, Kind>>;

/** A fact that a name says. */
export type NameFact = {
  kind: FactKind;
  /** As a spec's value: '30 mm', 'M10', 'zinc plated'. */
  value: string;
  /** From 0 to 1: how sure the rule is. */
  certainty: number;
  /** Why it is read so, for staff. */
  why: string;
};

/** Facets, filters and the search take what is at least so sure. */
export const SURE_ENOUGH = 0.9;
