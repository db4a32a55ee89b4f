/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { ShopSettings } from '../../domain/settings/shop-settings';

/** What papers say of the seller, and of the tax. */
export type PaperSettings = Pick<
  ShopSettings,
  'sellerName' | 'sellerAddress' | 'sellerTin' | 'noInputTax'
>;

/** What papers call the shop that has not set its registered name. */
const SHOP = 'Ironwharf';

export const sellerName = ({ sellerName: name }: PaperSettings): string => name || SHOP;

/** The seller's registered address and TIN, as far as they are set. */
export const SellerFacts = ({ papers }: { papers: PaperSettings }) => (
  <>
    {papers.sellerAddress !== '' && <p class="as-typed">{papers.sellerAddress}</p>}
    {papers.sellerTin !== '' && <p>TIN: {papers.sellerTin}</p>}
  </>
);

/** Says that a paper supplements an invoice, where the shop is set to say so. */
export const NoInputTax = ({ papers: { noInputTax } }: { papers: PaperSettings }) =>
  noInputTax ? (
    <p>
      <strong>THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX</strong>
    </p>
  ) : null;
