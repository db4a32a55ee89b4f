/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { barcodeOf } from 'shared-contracts/barcode';

/** A document's number as the scanner at the counter reads it, on paper. */
export function Barcode({ number }: { number: string }) {
  const barcode = barcodeOf(number);
  if (barcode === null) return null;
  return (
    <svg
      class="barcode"
      role="img"
      aria-label={`Barcode of ${number}`}
      viewBox={barcode.viewBox}
      preserveAspectRatio="none"
    >
      <path d={barcode.path} />
    </svg>
  );
}
