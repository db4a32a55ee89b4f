/** Specs as a list, a map, or a text ('Voltage: 18 V; Weight: 2 kg'). */
import { plainLine, plainText } from './plain-text';

export type SpecRow = { label: string; specs: string };

const shown = (value: unknown): string => {
  if (typeof value === 'string') return plainLine(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(shown).filter(Boolean).join(', ');
  return '';
};

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
    const text = value.trim();
    if (text.startsWith('[') || text.startsWith('{')) {
      try {
        return specsOf(JSON.parse(text));
      } catch {
        return ofText(text);
      }
    }
    return ofText(text);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([label, each]) => {
      const specs = shown(each);
      return specs === '' ? [] : [{ label: plainLine(label), specs }];
    });
  }
  return value.flatMap((row: unknown): unknown => {
    if (typeof row === 'string') return ofText(row);
    if (typeof row !== 'object' || row === null) return [row];
    const named = row as Record<string, unknown>;
    const label = named.label ?? named.name ?? named.key;
    const specs = named.specs ?? named.value;
    if (typeof label !== 'string' || specs === undefined) return [row];
    return [{ label: plainLine(label), specs: shown(specs) }];
  });
}
