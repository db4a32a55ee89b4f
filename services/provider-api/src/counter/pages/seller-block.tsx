/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { PaperSettings } from '../../environment';

/** What papers call the shop that has not set its registered name. */
const SHOP = 'Ironwharf';

export const sellerName = ({ seller }: PaperSettings): string => seller.name ?? SHOP;

/** The seller's registered address and TIN, as far as they are set. */
export const SellerFacts = ({ papers: { seller } }: { papers: PaperSettings }) => (
  <>
    {seller.address !== null && <p>{seller.address}</p>}
    {seller.tin !== null && <p>TIN: {seller.tin}</p>}
  </>
);

/** Says that a paper supplements an invoice, where the shop is set to say so. */
export const NoInputTax = ({ papers: { noInputTax } }: { papers: PaperSettings }) =>
  noInputTax ? (
    <p>
      <strong>THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX</strong>
    </p>
  ) : null;
