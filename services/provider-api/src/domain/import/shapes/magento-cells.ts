/** The cells of a Magento export that have several values in them. */
import type { TableRow } from '../files/table';

type Cells = TableRow['cells'];

/** Letters of such a cell; reading a longer one would take long, and it is none. */
const CELL_MOST = 200_000;

/** The cells that are longer than any. */
export const tooLong = (cells: Cells): string[] =>
  ['additional_attributes', 'configurable_variations', 'categories'].filter(
    (column) => (cells[column]?.length ?? 0) > CELL_MOST,
  );

/** Values with commas between them. */
export const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/**
 * 'color=Green,"features=Steel, hardened"' by its codes. A pair with a comma in it is in quotes, or
 * the comma is followed by no other code.
 */
function pairsIn(text: string): Record<string, string> {
  const pairs = Object.create(null) as Record<string, string>;
  if (text.length > CELL_MOST) return pairs;
  for (const part of text.split(/,(?="?[a-z]\w*=)/i)) {
    const bare = /^".*"$/s.test(part) ? part.slice(1, -1).replaceAll('""', '"') : part;
    const at = bare.indexOf('=');
    const value = bare
      .slice(at + 1)
      .replace(/^"(.*)"$/s, '$1')
      .trim();
    if (at > 0 && value !== '') pairs[bare.slice(0, at).trim()] = value;
  }
  return pairs;
}

export const attributesIn = (cells: Cells) => pairsIn(cells.additional_attributes ?? '');

/** The values that each variation is chosen by, under its `sku`. */
export function variationsIn(cells: Cells): Map<string, Record<string, string>> {
  const variations = new Map<string, Record<string, string>>();
  if (tooLong(cells).length > 0) return variations;
  for (const part of (cells.configurable_variations ?? '').split('|')) {
    const { sku, ...chosen } = pairsIn(part.trim());
    if (sku !== undefined) variations.set(sku, chosen);
  }
  return variations;
}

/** How the shop calls the attributes that variations are chosen by. */
export const labelsIn = (cells: Cells) => pairsIn(cells.configurable_variation_labels ?? '');

/** 'Motor power' of 'motor_power'. */
export const labelOf = (code: string) =>
  `${code[0]?.toUpperCase()}${code.slice(1).replaceAll('_', ' ')}`;

/**
 * The longest of the paths 'Root/Tools/Drills,Root/Sale', without their root. A comma before a blank
 * is one of a name.
 */
export function categoryIn(text: string | undefined): string | undefined {
  let best: string[] = [];
  for (const path of (text ?? '').split(/,(?! )/)) {
    const names = path
      .split(/(?<!\\)\//)
      .map((name) => name.replaceAll('\\/', '/').replaceAll(/[>›]/g, '/').trim())
      .filter((name) => name !== '');
    const isRoot =
      names.length === 1 && /^(?:default|root) (?:category|catalog)$/i.test(names[0] ?? '');
    const below = names.length > 1 ? names.slice(1) : isRoot ? [] : names;
    if (below.length > best.length) best = below;
  }
  return best.length === 0 ? undefined : best.join(' > ');
}
