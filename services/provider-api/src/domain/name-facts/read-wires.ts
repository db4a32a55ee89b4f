/** Reads the gauges, sections and cores of wires and cables. */
import { BEGIN, END, type Scan } from './scan';

const GAUGE = new RegExp(
  String.raw`${BEGIN}#?(?:(\d{1,2}(?:\/0)?) awg(?: \([\d.]+\))?|([1-4]\/0))${END}`,
  'g',
);
const SECTION = new RegExp(String.raw`${BEGIN}(\d{1,3}(?:\.\d{1,2})?) mm2(?:\/(\d))?${END}`, 'g');
const CABLE = new RegExp(String.raw`${BEGIN}#?(\d{1,2})\/([2345])(?:c)?${END}`, 'g');
const CORES = new RegExp(String.raw`${BEGIN}([1-9]|1\d|2[0-4])[ -]?(?:c|cores?)(?: x)?${END}`, 'g');
const CORES_ALONE = /(?<=\s)\/([2-5])(?=\s|$)/g;

export function readWires(scan: Scan): void {
  if (scan.goods.number !== 'area') return;
  const why = (found: string) => `'${found}' of a ${scan.goods.noun}`;
  scan.take(GAUGE, ([gauge = '', noughts = ''], found) => {
    scan.add('area', `${gauge || noughts} AWG`, 0.98, why(found));
  });
  scan.take(SECTION, ([section = '', cores = ''], found) => {
    scan.add('area', `${section} mm²`, 0.98, why(found));
    if (cores !== '') scan.add('cores', cores, 0.95, why(found));
  });
  scan.take(CABLE, ([gauge = '', cores = ''], found) => {
    if (Number(gauge) % 2 > 0 || Number(gauge) < 6 || Number(gauge) > 22) return false;
    scan.add('area', `${gauge} AWG`, 0.95, why(found));
    scan.add('cores', cores, 0.95, why(found));
    return true;
  });
  scan.take(CORES_ALONE, ([cores = ''], found) => {
    scan.add('cores', cores, 0.93, why(found));
  });
  scan.take(CORES, ([cores = ''], found) => {
    scan.add('cores', cores, 0.94, why(found));
  });
}
