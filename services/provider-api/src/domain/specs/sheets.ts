/**
 * Thicknesses of sheets by gauge. '16 ga' and '1.52 mm' of a steel sheet are one value, because the table
 * of that metal has them as one (shared-contracts/sizes/sheet-gauges). Of a sheet whose metal nobody
 * says, a gauge is no thickness.
 */
import { fold } from 'shared-contracts/search/fold';
import { sheetGauge, sheetMm, type SheetMetal } from 'shared-contracts/sizes/sheet-gauges';
import { specValueOf } from './spec-value';

const SHEET = /\b(?:sheets?|plates?|coils?)\b/;
/** Sheets of other shapes and goods with sheets are sold by other thicknesses. */
const OTHER = /\b(?:roof\w*|sanding|screws?|corrugated|cutters?|gau?ges? feeler|holder|cover)\b/;
/** The first that a text has: 'GI' is zinc-coated, and steel only where nothing else is said. */
const METALS: readonly (readonly [pattern: RegExp, metal: SheetMetal])[] = [
  [/\b(?:stainless|ss|sus|inox|ss ?(?:304|316)l?)\b/, 'stainless'],
  [/\b(?:alumini?um|alu|alum)\b/, 'aluminium'],
  [/\b(?:gi|g\.i\.?|galv\w*)(?=\s|$)/, 'galvanized'],
  [/\b(?:steel|ms|m\.s\.?|bi|b\.i\.?|crs?|hrs?)(?=\s|$)/, 'steel'],
];
/** Labels under which a sheet's thickness is said; under a gauge's, a bare number is one. */
const THICKNESS =
  /^(?:(?:sheet|metal|material|nominal|plate) )?(?:thickness|gau?ge)(?: thickness)?$/;
const OF_GAUGES = /\bgau?ge\b/;

const GAUGE = /^(?:ga(?:u?ge)?\.? ?#?(\d{1,2})|#?(\d{1,2})[ -]?ga(?:u?ge)?\.?)$/;
const BARE = /^#?(\d{1,2})$/;
const CONVERTED = /^(.*?) ?\(([^()]*)\)$/;

/** Whether a label's values may be thicknesses of sheets. */
export const isThickness = (key: string): boolean => THICKNESS.test(key);

const metalIn = (text: string): SheetMetal | undefined =>
  METALS.find(([pattern]) => pattern.test(text))?.[1];

/**
 * The metal of a sheet, by its name and by what its supplier calls its material; undefined for other
 * goods, and where nothing or two things are said. Zinc-coated and stainless steel are steel too.
 */
export function sheetMetal(name: string, material = ''): SheetMetal | undefined {
  const folded = fold(name);
  if (!SHEET.test(folded) || OTHER.test(folded)) return undefined;
  const said = [metalIn(folded), metalIn(fold(material))].filter((each) => each !== undefined);
  const [one, other = one] = said.length > 1 ? said.filter((each) => each !== 'steel') : said;
  if (said.length > 1 && one === undefined) return 'steel';
  return one === other ? one : undefined;
}

/** The gauge that a text says under a label, '16 ga' or the '16' of a gauge; null for any other text. */
function gaugeUnder(key: string, text: string): number | null {
  if (!isThickness(key)) return null;
  const plain = fold(text).trim();
  const [, after, before] = GAUGE.exec(plain) ?? [];
  const [, bare] = OF_GAUGES.test(key) ? (BARE.exec(plain) ?? []) : [];
  const told = after ?? before ?? bare;
  return told === undefined ? null : Number(told);
}

/** Millimetres to a hundredth, as the tables have them; undefined for a text that says none. */
function hundredths(text: string): number | undefined {
  const { number, base } = specValueOf(text);
  return number === null || base !== 'mm' ? undefined : Math.round(number * 100) / 100;
}

/** The gauge of a metal's sheet and its millimetres, where either is said; null where it isn't sold so. */
export function sheetSaid(
  metal: SheetMetal,
  key: string,
  text: string,
): { gauge: number; mm: number } | null {
  if (!isThickness(key)) return null;
  const [, plain = text, converted] = CONVERTED.exec(text) ?? [];
  const told = gaugeUnder(key, plain);
  const mm = told === null ? hundredths(plain) : sheetMm(metal, told);
  if (mm === undefined) return null;
  const gauge = told ?? sheetGauge(metal, mm);
  if (gauge === undefined) return null;
  // Who says both and means another pair has another sheet.
  const isOther =
    converted !== undefined && hundredths(converted) !== mm && gaugeUnder(key, converted) !== gauge;
  return isOther ? null : { gauge, mm };
}

/** The same as a list shows it, '1.52 mm (16 ga)'. */
export function sheetInBoth(metal: SheetMetal, key: string, text: string): string | null {
  const said = sheetSaid(metal, key, text);
  return said && `${said.mm} mm (${said.gauge} ga)`;
}

const SHOWN = /^(.* mm) \(\d+ ga\)$/;

/** How spellings of one thickness are shown: with their gauge, where it is one; null where none says any. */
export function sheetShown(spellings: readonly string[]): string | null {
  const said = [...new Set(spellings.filter((text) => SHOWN.test(text)))];
  const [first] = said;
  if (first === undefined) return null;
  return said.length === 1 ? first : (SHOWN.exec(first)?.[1] ?? first);
}
