/** Reads classes and numbers that a word names: strength, protection, grit, teeth, the size of what is worn. */
import { isBoltClass, isProtection } from 'shared-contracts/sizes/strengths';
import { BEGIN, END, type Scan } from './scan';

const rule = (pattern: string) => new RegExp(`${BEGIN}${pattern}${END}`, 'g');
const CLASS = rule(String.raw`(?:(?:gr|grd|grade|class|cl)\.? ?)?(\d{1,2}\.\d)`);
const GRADE = rule(String.raw`(?:grd?|grade)\.? ?([258])`);
const PROTECTION = rule(String.raw`ip ?([0-6x])([0-9x])`);
const GRIT = rule(String.raw`(?:grit|grain) ?#?(\d{2,4})|(?:p|#)?(\d{2,4}) grit|p(\d{2,4})`);
const BASE = rule(String.raw`(e27|e14|e40|b22|g13|g5|gu10|gu5\.3)`);
const TEETH = rule(String.raw`(\d{1,3})[ -]?(?:t|tpi|teeth|tooth)`);
const WORN = rule(String.raw`(?:(?:size|sz) ?)?(xs|s|m|l|x{1,3}l|[2-4]xl)`);
const NUMBERED_WORN = rule(String.raw`(?:size|sz|us|uk|eu) ?#?(\d{1,2}(?:\.5)?)`);
const CELLS = rule(String.raw`size (aa|aaa|c|d)`);

/** Fasteners that have property classes; of a rivet '4.8' is its diameter. */
const HARDENED = new Set(['bolt', 'nut', 'screw', 'washer', 'threaded rod', 'anchor']);

export function readClasses(scan: Scan): void {
  const { noun, metal, worn } = scan.goods;
  if (metal && HARDENED.has(noun)) {
    scan.take(CLASS, ([number = ''], found) => {
      if (!isBoltClass(number)) return false;
      scan.add('strength', number, 0.97, `'${found}' is a property class of bolts`);
      return true;
    });
    scan.take(GRADE, ([grade = ''], found) => {
      scan.add('strength', `Grade ${grade}`, 0.96, `'${found}'`);
    });
  }
  scan.take(PROTECTION, ([dust = '', water = ''], found) => {
    if (!isProtection(dust, water)) return false;
    scan.add('protection', `IP${dust}${water}`.toUpperCase(), 0.98, `'${found}'`);
    return true;
  });
  if (scan.goods.number === 'grit') {
    scan.take(GRIT, ([one, two, three], found) => {
      scan.add('grit', one || two || three || '', 0.96, `'${found}'`);
    });
  }
  scan.take(BASE, ([base = '']) => scan.add('base', base.toUpperCase(), 0.97, `'${base}'`));
  if (noun === 'saw blade' || noun === 'hacksaw') {
    scan.take(TEETH, ([count = ''], found) => scan.add('teeth', count, 0.95, `'${found}'`));
  }
  if (noun === 'battery') {
    scan.take(CELLS, ([size = '']) => scan.add('size', size.toUpperCase(), 0.95, `'${size}'`));
  }
  if (!worn) return;
  scan.take(NUMBERED_WORN, ([size = ''], found) => scan.add('size', size, 0.96, `'${found}'`));
  scan.take(WORN, ([size = ''], found) => {
    if (noun === 'shoe') return false;
    scan.add('size', size.toUpperCase(), 0.93, `'${found}' of what is worn`);
    return true;
  });
}
