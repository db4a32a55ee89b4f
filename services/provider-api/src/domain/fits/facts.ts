/** Facts of a variant by which things fit each other, read from its specs. */
import { keyOfLabel } from '../specs/label-key';
import { specValueOf } from '../specs/spec-value';

export type Said = readonly { label: string; specs: string }[];

/** The labels that suppliers give a fact, folded. */
export const LABELS = {
  platform: ['battery platform', 'battery system', 'battery series', 'platform'],
  voltage: ['voltage', 'battery voltage', 'nominal voltage', 'rated voltage'],
  diameter: ['diameter', 'disc diameter', 'blade diameter', 'wheel diameter', 'outside diameter'],
  bore: ['bore', 'arbor', 'arbor size', 'arbor hole', 'bore diameter', 'disc bore', 'blade bore'],
  size: ['blade', 'blade size', 'wheel size', 'disc size'],
  speed: ['maximum speed', 'max speed', 'max. speed', 'no-load speed', 'no load speed', 'max rpm'],
  spindle: ['spindle thread', 'spindle', 'thread', 'arbor thread'],
  arborThread: ['arbor', 'arbor thread', 'thread', 'mounting thread'],
  drive: ['drive', 'square drive', 'drive size'],
  shank: ['shank', 'tool holder', 'blade shank', 'shank type', 'holder', 'chuck type'],
  chuck: ['chuck capacity', 'chuck', 'chuck size'],
  capacity: [
    'drilling capacity, concrete',
    'drilling capacity in concrete',
    'maximum bit diameter',
  ],
} satisfies Record<string, string[]>;

export type Fact = keyof typeof LABELS;

/** What is said of a fact; null where nothing is, or two things are. */
export function textOf(specs: Said, fact: Fact): string | null {
  const labels: readonly string[] = LABELS[fact];
  const said = specs.filter(({ label }) => labels.includes(keyOfLabel(label)));
  const values = new Set(said.map(({ specs: text }) => specValueOf(text).value));
  return values.size === 1 ? (said[0]?.specs.trim() ?? null) : null;
}

/** A measure in a base unit; null for what is no single one. */
export function measureIn(text: string | null, base: string): number | null {
  const value = text === null ? null : specValueOf(text);
  return value?.base === base ? value.number : null;
}

export const millimetres = (specs: Said, fact: Fact): number | null =>
  measureIn(textOf(specs, fact), 'mm');

/** '185 × 20 mm', '150 × 20 × 12.7 mm': the first is the diameter, the last the bore. */
export function sizeOf(specs: Said): { diameter: number; bore: number } | null {
  const text = textOf(specs, 'size');
  const parts = /^(\d+(?:\.\d+)?)(?: ?[×x] ?\d+(?:\.\d+)?)? ?[×x] ?(\d+(?:\.\d+)?) ?mm$/i.exec(
    text ?? '',
  );
  return parts ? { diameter: Number(parts[1]), bore: Number(parts[2]) } : null;
}

/** From and up to, both of one unit: '1.5–13 mm'; one number is its own range. */
export function rangeIn(text: string | null, base: string): readonly [number, number] | null {
  if (text === null) return null;
  const parts = /^([\d.,]+)\s?(?:–|-|to)\s?([\d.,]+\s?\S+)$/.exec(text.trim());
  const to = measureIn(parts?.[2] ?? text, base);
  if (to === null) return null;
  if (!parts) return [to, to];
  const { number } = specValueOf(parts[1] ?? '');
  return number === null ? null : [number, to];
}

const METRES_PER_MINUTE = 60;

/** The highest speed of a machine, in turns a minute: of several gears, and from nought up, the last. */
export function topSpeed(specs: Said): number | null {
  const text = textOf(specs, 'speed');
  const last = /([\d.,]+) ?(?:rpm|min-1|r\/min)$/i.exec(text ?? '')?.[1];
  return last === undefined ? null : measureIn(`${last} rpm`, 'rpm');
}

/** The speed that a disc bears, in turns a minute; its rim's speed is in metres a second. */
export function borneSpeed(specs: Said): number | null {
  const text = textOf(specs, 'speed') ?? '';
  const rim = /^(\d+(?:\.\d+)?) ?m\/s$/i.exec(text);
  const diameter = millimetres(specs, 'diameter');
  if (rim && diameter) return (Number(rim[1]) * METRES_PER_MINUTE * 1000) / (Math.PI * diameter);
  return measureIn(text, 'rpm');
}
