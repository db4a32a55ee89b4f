/** Reads the threads of fasteners and pipes from a name, by the tables of sizes. */
import { inchSeries, threadsPerInch, type InchSeries } from 'shared-contracts/sizes/inch-threads';
import { coarsePitch, isPitch } from 'shared-contracts/sizes/metric-threads';
import { BEGIN, END, type Scan } from './scan';

const METRIC = new RegExp(
  String.raw`${BEGIN}m ?(\d{1,2}(?:\.\d)?)(?: ?(?:x|-) ?(\d(?:\.\d+)?)(?![\d.]| ?m\b))?(?: x (\d+(?:\.\d+)?)(?: (mm|m))?| (\d{2,3}) l)?${END}`,
  'g',
);
const INCHES = String.raw`\d{1,2}-\d\/\d|\d{1,2}\/\d{1,2}|\d{1,2}`;
const LENGTH = String.raw`(?: ?x ?(\d{1,2}-\d{1,2}\/\d{1,2}|\d{1,2}\/\d{1,2}|\d{1,2})(?: (in|ft))?)?`;
const PER_INCH = new RegExp(
  String.raw`${BEGIN}(#?(?:${INCHES}))(?: in)?(?: ?- ?)(\d{1,2})(?: ?(u?n[cf]))?${LENGTH}${END}`,
  'g',
);
const SERIES = new RegExp(
  String.raw`${BEGIN}(#?(?:${INCHES}))(?: in)? ?(u?n[cf])${LENGTH}${END}`,
  'g',
);
/** '5/16 x 18 x 1': threads per inch behind an x, where a length follows. */
const BY_X = new RegExp(
  String.raw`${BEGIN}(\d{1,2}\/\d{1,2})(?: in)? x (\d{1,2})(?: ?(u?n[cf]))?(?= x )${LENGTH}${END}`,
  'g',
);
const PIPE = new RegExp(
  String.raw`${BEGIN}(?:(${INCHES})(?: in)? )?(?:[mf])?(npt|bspt|bspp|bsp)f?${END}`,
  'g',
);

const NAMED = new RegExp(String.raw`${BEGIN}(?:[mf])?(npt|bspt|bspp|bsp)f?${END}`, 'g');

/** Goods of which 'M 10' is no thread: the M may be a size or metres. */
const OTHERS = new Set([
  'rope',
  'shoe',
  'glove',
  'clothing',
  'measuring tape',
  'tape',
  'garden hose',
  'wire',
]);

function readMetric(scan: Scan): void {
  if (OTHERS.has(scan.goods.noun)) return;
  scan.take(METRIC, ([diameter = '', second = '', behind = '', unit = '', long = ''], found) => {
    // In '3 m 4-gang' the m are metres; of a bolt '8.8 m 10' has a class before the thread.
    const isApart = /^m \d/.test(found);
    if (isApart && !scan.goods.metal && new RegExp(`\\d ${found}`).test(scan.name)) return false;
    const coarse = coarsePitch(diameter);
    if (coarse === undefined) return false;
    const hasPitch = second !== '' && isPitch(diameter, Number(second));
    // 'M8 x 5' is a thread and a length, of 'M8-5' nothing is known.
    if (second !== '' && !hasPitch && found.includes('-')) return false;
    const pitch = hasPitch && Number(second) !== coarse ? ` × ${Number(second)}` : '';
    scan.add('thread', `M${Number(diameter)}${pitch}`, 0.99, `'${found}' is a metric thread`);
    // '50L' of a bolt is its length, and of nothing else.
    if (long !== '' && scan.goods.noun !== 'bolt') return false;
    const third = behind || long;
    const length = third !== '' ? third : hasPitch ? '' : second;
    // Behind a lug's hole nothing is its length.
    if (length === '' || scan.goods.noun === 'lug') return true;
    const told = `${Number(length)} ${unit === '' ? 'mm' : unit}`;
    scan.add('length', told, unit === '' ? 0.95 : 0.98, `'${length}' follows a metric thread`);
    return true;
  });
}

function addInch(scan: Scan, size: string, series: InchSeries, found: string): boolean {
  const threads = threadsPerInch(size, series);
  if (threads === undefined) return false;
  const why = `'${found}' is an inch thread`;
  scan.add('thread', `${size}-${threads} ${series.toUpperCase()}`, 0.98, why);
  return true;
}

function addLength(scan: Scan, length: string, unit: string): void {
  if (length === '') return;
  const told = `${length} ${unit === '' ? 'in' : unit}`;
  scan.add('length', told, unit === '' ? 0.93 : 0.97, `'${length}' follows an inch thread`);
}

function readInch(scan: Scan): void {
  const isFastener = scan.goods.metal === true;
  // By its older name; the NC of a valve or contact is closed.
  const seriesNamed = (name: string) => (isFastener ? name.replace(/^n/, 'un') : name);
  const byPerInch = (
    [size = '', perInch = '', named = '', length = '', unit = '']: readonly (string | undefined)[],
    found: string,
  ) => {
    const numbered = isFastener && !size.startsWith('#') ? `#${size}` : size;
    const key = [size, numbered].find((each) => inchSeries(each, Number(perInch)) !== undefined);
    const series = inchSeries(key ?? '', Number(perInch));
    if (key === undefined || !series) return false;
    if (named !== '' && seriesNamed(named) !== series) return false;
    // '10-24' of goods that have no thread may be a range.
    if (!isFastener && named === '' && !size.includes('/')) return false;
    if (!addInch(scan, key, series, found.trim())) return false;
    addLength(scan, length, unit);
    return true;
  };
  scan.take(PER_INCH, byPerInch);
  if (scan.goods.noun === 'bolt') scan.take(BY_X, byPerInch);
  scan.take(SERIES, ([size = '', name = '', length = '', unit = ''], found) => {
    const series = seriesNamed(name);
    if (series !== 'unc' && series !== 'unf') return false;
    if (!addInch(scan, size, series, found.trim())) return false;
    addLength(scan, length, unit);
    return true;
  });
}

/** Reads threads, and the length that follows one. */
export function readThreads(scan: Scan): void {
  readMetric(scan);
  readInch(scan);
  if (scan.goods.nominal) {
    scan.take(NAMED, ([system = ''], found) => {
      scan.add('pipe-thread', system.toUpperCase(), 0.97, `'${found}' is a thread of pipes`);
    });
    return;
  }
  scan.take(PIPE, ([size = '', system = ''], found) => {
    const why = `'${found}' is a thread of pipes`;
    scan.add('pipe-thread', system.toUpperCase(), 0.97, why);
    if (size !== '') scan.add('size', `${size} in`, 0.95, why);
  });
}
