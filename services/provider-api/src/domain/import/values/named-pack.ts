/** A variant's pack where only its name says it. */
import { seen } from '../faults';
import { packInName, packWord } from './pack-in-name';

type Fields = Record<string, unknown>;

/** Hears what a reader of the report should look at, with the name that it is about. */
export type PackHearer = (text: string, example: string) => void;

const UNSURE = 'names that may have a pack in them, left as they are';
const DIFFERS = 'packs that differ from the name, of which the field wins';

const said = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * @param variant with its fields read
 * @param written what the file has as its pack
 * @param productName of its product
 * @returns its unit and the pieces in one, where the name says them and nothing else does
 */
export function namedPack(
  variant: Fields,
  written: unknown,
  productName: unknown,
  hear: PackHearer,
): { unit?: string; pack_quantity?: number } {
  const names = [variant.variant_name, productName].filter((name) => typeof name === 'string');
  const found = names.map((name) => ({ name, ...packInName(name) }));
  const packs = found.filter((one) => one.kind === 'pack');
  const [first] = packs;
  const pack = said(written);
  if (pack !== '') {
    const text = packInName(pack);
    const field = text.kind === 'pack' ? text.pack : (variant.pack_quantity ?? pack);
    if (first && first.pack !== field) hear(DIFFERS, `${said(field)} of '${seen(first.name)}'`);
    return {};
  }
  const odd = found.find((one) => one.kind === 'unsure');
  const isClear = packs.every((one) => one.pack === first?.pack && one.unit === first.unit);
  const unit = said(variant.unit);
  const fits = unit === '' || packWord(unit) === first?.unit;
  if (odd || (first && !(isClear && fits))) {
    const why = odd || !first || fits ? '' : ` whose unit is ${unit}`;
    hear(UNSURE, `'${seen((odd ?? first)?.name)}'${why}`);
    return {};
  }
  if (!first) return {};
  return { pack_quantity: first.pack, ...(unit === '' ? { unit: first.unit } : {}) };
}
