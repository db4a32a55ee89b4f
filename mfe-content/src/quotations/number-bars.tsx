import { barcodeOf } from 'shared-contracts/barcode';
import { Bars } from 'shared-ui/bars';

/** The number as the counter's scanner reads it, on paper. */
export function NumberBars({ number }: { number: string }) {
  const barcode = barcodeOf(number);
  return barcode === null ? null : <Bars label={`Barcode of ${number}`} {...barcode} />;
}
