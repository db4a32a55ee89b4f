/** What else a sheet of metal is found by: 16 gauge is 1.61 mm of galvanized steel, 1.59 mm of stainless. */
import { fold } from 'shared-contracts/search/fold';
import { spelledNumber } from 'shared-contracts/search/quantity';
import { sheetGauge, sheetMm } from 'shared-contracts/sizes/sheet-gauges';
import { sheetMetal } from '../specs/sheets';

const GAUGE = /\b(?:ga(?:u?ge)?\.? ?#?(\d{1,2})|(\d{1,2})[ -]?ga(?:u?ge)?)\b/;
const MM = /(?<![\d.])(\d\.\d{1,2}) ?mm\b/;

/** A thickness to a hundredth and to a tenth, as it is typed: '1.61' and '1.6' mm. */
const thicknesses = (mm: number) =>
  [mm.toFixed(2), mm.toFixed(1)].map((text) => `${spelledNumber(String(Number(text)))}mm`);

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
  if (gauge === undefined || mm === undefined) return [];
  return [
    `${gauge}awg`,
    `${gauge}ga`,
    `ga${gauge}`,
    'ga',
    'gauge',
    String(gauge),
    ...thicknesses(mm),
  ];
}
