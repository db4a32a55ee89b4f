/** Specs as a list, a map, or a text ('Voltage: 18 V; Weight: 2 kg'). */
import { jsonIn } from './json-cell';
import { plainLine, plainText } from '../../plain-text';

export type SpecRow = { label: string; specs: string };

/** Lists in lists in lists are no value. */
const DEPTH_MOST = 4;

/** A value in words; '' for what has none. */
function shown(value: unknown, depth = 0): string {
  if (typeof value === 'string') return plainLine(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!Array.isArray(value) || depth > DEPTH_MOST) return '';
  return value
    .map((each) => shown(each, depth + 1))
    .filter(Boolean)
    .join(', ');
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns a row that its check will refuse, where the value is an object of another kind */
function rowOf(label: string, value: unknown, unit?: unknown): unknown[] {
  if (isFields(value)) {
    return 'value' in value && !isFields(value.value)
      ? rowOf(label, value.value, value.unit)
      : [{ label, specs: value }];
  }
  const specs = [shown(value), shown(unit)].filter(Boolean).join(' ');
  return specs === '' ? [] : [{ label: plainLine(label), specs }];
}

function ofText(text: string): SpecRow[] {
  return plainText(text)
    .split(/\s*[;|\n]\s*/)
    .flatMap((part) => {
      const at = part.indexOf(':');
      const label = part.slice(0, Math.max(0, at)).replace(/^•\s*/, '').trim();
      const specs = part.slice(at + 1).trim();
      return label !== '' && specs !== '' ? [{ label, specs }] : [];
    });
}

/** @returns the value itself where it is none of these, so that the row's check names it */
export function specsOf(value: unknown): unknown {
  if (typeof value === 'string') {
    const json = jsonIn(value);
    if (json === null) return ofText(value.trim());
    return 'value' in json ? specsOf(json.value) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([label, each]) => rowOf(label, each));
  }
  return value.flatMap((row: unknown): unknown => {
    if (typeof row === 'string') return specsOf(row);
    if (!isFields(row)) return [row];
    const label = row.label ?? row.name ?? row.key;
    const specs = row.specs ?? row.value;
    if (typeof label !== 'string' || specs === undefined) return [row];
    if (isFields(specs) || row.unit !== undefined) return rowOf(label, specs, row.unit);
    return [{ label: plainLine(label), specs: shown(specs) }];
  });
}
