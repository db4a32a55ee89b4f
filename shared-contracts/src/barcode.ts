/** The barcode of a document's number, for the scanner at the counter (ISO/IEC 15417, code set B). */

/** The widths of each value's bars and spaces by turns, in modules: the standard's table. */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 ' +
  '122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 ' +
  '321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 ' +
  '211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 ' +
  '213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 ' +
  '121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 ' +
  '241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 ' +
  '412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131'
).split(' ');
const START = { value: 104, widths: '211214' };
const STOP = '2331112';
const CHECK_MODULUS = 103;

/** What code set B has: its values count from the space. */
const ENCODABLE = /^[ -~]+$/;
/** The white that a scanner needs on both sides, in modules. */
const QUIET = 10;

/** A drawing of one unit's height: `path` within `viewBox`, to be stretched to the height wanted. */
export type Barcode = { viewBox: string; path: string };

/** @returns null for a text that the code doesn't have */
export function barcodeOf(text: string): Barcode | null {
  if (!ENCODABLE.test(text)) return null;
  const values = [...text].map((char) => char.charCodeAt(0) - 32);
  const sum = values.reduce((all, value, at) => all + value * (at + 1), START.value);
  const signs = [...values, sum % CHECK_MODULUS].map((value) => WIDTHS[value] ?? '');
  let at = 0;
  let path = '';
  [...[START.widths, ...signs, STOP].join('')].forEach((digit, nth) => {
    // Bars and spaces take turns.
    if (nth % 2 === 0) path += `M${at} 0h${digit}v1h-${digit}z`;
    at += Number(digit);
  });
  return { viewBox: `${-QUIET} 0 ${at + 2 * QUIET} 1`, path };
}
