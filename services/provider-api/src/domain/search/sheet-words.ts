/** What else a sheet of metal is found by: 16 gauge is 1.61 mm of galvanized steel, 1.59 mm of stainless. */
import { fold } from 'shared-contracts/search/fold';
import { spelledNumber } from 'shared-contracts/search/quantity';
import { sheetGauge, sheetMm } from 'shared-contracts/sizes/sheet-gauges';
import type { Spec } from 'shared-contracts/wire/product-details';
import { keyOfLabel } from '../specs/label-key';
import { isThickness, sheetMetal, sheetSaid } from '../specs/sheets';

const GAUGE = /\b(?:ga(?:u?ge)?\.? ?#?(\d{1,2})|(\d{1,2})[ -]?ga(?:u?ge)?)\b/;
const MM = /(?<![\d.])(\d\.\d{1,2}) ?mm\b/;

/** A thickness to a hundredth and to a tenth, as it is typed: '1.61' and '1.6' mm. */
const thicknesses = (mm: number) =>
  [mm.toFixed(2), mm.toFixed(1)].map((text) => `${spelledNumber(String(Number(text)))}mm`);

const wordsOf = (gauge: number, mm: number): string[] => [
  `${gauge}awg`,
  `${gauge}ga`,
  `ga${gauge}`,
  'ga',
  'gauge',
  String(gauge),
  ...thicknesses(mm),
];

/** Words for the index of a sheet whose metal its name says; none for other goods. */
export function sheetWords(name: string): string[] {
  const metal = sheetMetal(name);
  const folded = fold(name);
  if (metal === undefined) return [];
  const [, after, before] = GAUGE.exec(folded) ?? [];
  const [, thick] = MM.exec(folded) ?? [];
  const told = after ?? before;
  const gauge = told === undefined ? sheetGauge(metal, Number(thick)) : Number(told);
  const mm = gauge === undefined ? undefined : sheetMm(metal, gauge);
  return gauge === undefined || mm === undefined ? [] : wordsOf(gauge, mm);
}

/** Words for the thicknesses that a sheet's variant says; none where nobody says its metal. */
export function thicknessWords(name: string, specs: readonly Spec[]): string[] {
  const said = specs.map(({ label, specs: text }) => ({ key: keyOfLabel(label), text }));
  const thick = said.filter(({ key }) => isThickness(key));
  if (thick.length === 0) return [];
  const metal = sheetMetal(name, said.find(({ key }) => key === 'material')?.text);
  if (metal === undefined) return [];
  return thick.flatMap(({ key, text }) => {
    const sheet = sheetSaid(metal, key, text);
    return sheet === null ? [] : wordsOf(sheet.gauge, sheet.mm);
  });
}
