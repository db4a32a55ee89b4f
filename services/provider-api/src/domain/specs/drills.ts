/**
 * Diameters of drills: '#7', 'No. 7', 'Letter F', '13/64 in' and '5.16 mm' are read on one scale, where
 * the goods are drill bits or the label speaks of a drill. '#10' of a screw and '#12' of a wire are others.
 */
import { fold } from 'shared-contracts/search/fold';
import { drillInches, drillNames } from 'shared-contracts/sizes/drill-sizes';
import { specValueOf, type SpecValue } from './spec-value';

const DRILL = /\b(?:drill bits?|bits? drill|twist drills?|jobber drills?|drills? jobber)\b/;
/** Goods around drills, and drills of which no number is a diameter. */
const OTHER =
  /\b(?:sets?|kits?|assorted|asstd?|holders?|extensions?|sharpeners?|gau?ges?|adapt[eo]rs?|index|case|step|spade|masonry|conc(?:rete)?|sds|self)\b/;
/** Labels of what a drill has, and of what a tap or a rivet needs. */
const OF_A_DRILL = /\b(?:drill|bit) (?:bit )?(?:size|diameter|dia)\b|^(?:tap(?:ping)? )?drill$/;
const OF_DRILLS = new Set(['size', 'diameter', 'cutting diameter', 'nominal diameter']);

const CONVERSION = / ?\([^()]*\)$/;
const NUMBER = /^(?:#|no\.? ?|number ?)(\d{1,2})$/;
const LETTER = /^(?:letter |ltr\.? )?([a-z])$/;
const MM = 25.4;
const rounded = (mm: number) => Number(mm.toPrecision(5));

/** Whether a name is that of a drill bit, by itself and with a diameter. */
export function isDrill(name: string): boolean {
  const folded = fold(name);
  return DRILL.test(folded) && !OTHER.test(folded);
}

/** The millimetres of a drill's diameter; null for a text that says none. */
export function drillMm(text: string): number | null {
  const plain = fold(text).replaceAll(/\s+/g, ' ').replace(CONVERSION, '').trim();
  const [, number] = NUMBER.exec(plain) ?? [];
  const [, letter] = LETTER.exec(plain) ?? [];
  const named = drillInches(number === undefined ? (letter ?? '') : `#${Number(number)}`);
  if (named !== undefined) return rounded(named * MM);
  const { number: mm, base } = specValueOf(text);
  if (mm === null || base !== 'mm') return null;
  const [same = ''] = drillNames(mm);
  return rounded((drillInches(same) ?? mm / MM) * MM);
}

/** A drill's diameter as the value of a spec; null for a text that says none. */
export function drillValueOf(text: string): SpecValue | null {
  const mm = drillMm(text);
  if (mm === null) return null;
  const told = specValueOf(text);
  // What is written with a unit keeps it, for the range that a list offers.
  const unit =
    told.base === 'mm' ? { unit: told.unit, factor: told.factor } : { unit: 'mm', factor: 1 };
  return { ...unit, value: `${mm}mm`, number: mm, base: 'mm', order: mm, range: null };
}

/** Whether a label's values may be diameters of drills, whatever the goods. */
export const isOfDrills = (key: string): boolean => OF_DRILLS.has(key) || OF_A_DRILL.test(key);

/** A drill's diameter as a value, where a label of goods with a name says one; else null. */
export function drillOfGoods(name: string, key: string, text: string): SpecValue | null {
  const isDiameter = OF_A_DRILL.test(key) || (OF_DRILLS.has(key) && isDrill(name));
  return isDiameter ? drillValueOf(text) : null;
}
