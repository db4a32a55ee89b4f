// oxlint-disable-next-line typescript/triple-slash-reference -- other packages' type checks find the ambient module by it alone
/// <reference path="./jsbarcode.d.ts" />
/** The barcode of a document's number, for the scanner at the counter (ISO/IEC 15417, code set B). */
import { CODE128B } from 'jsbarcode/bin/barcodes/CODE128/index.js';

/** What code set B has. */
const ENCODABLE = /^[ -~]+$/;
/** The white that a scanner needs on both sides, in modules. */
const QUIET = 10;

/** A drawing of one unit's height: `path` within `viewBox`, to be stretched to the height wanted. */
export type Barcode = { viewBox: string; path: string };

/** @returns null for a text that the code doesn't have */
export function barcodeOf(text: string): Barcode | null {
  if (!ENCODABLE.test(text)) return null;
  const { data } = new CODE128B(text, {}).encode();
  const bars = [...data.matchAll(/1+/g)].map(
    ({ 0: { length }, index }) => `M${index} 0h${length}v1h-${length}z`,
  );
  return { viewBox: `${-QUIET} 0 ${data.length + 2 * QUIET} 1`, path: bars.join('') };
}
