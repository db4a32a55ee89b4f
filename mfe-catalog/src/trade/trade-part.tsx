/** What a variant's catalogue says for the trade; its code comes where there is something to say. */
import { withTradeSpecs } from 'shared-contracts/trade-specs';
import type { Variant } from 'shared-contracts/wire/product-details';
import { SectionTitle } from 'shared-ui/section-title';
import { SpecTable } from 'shared-ui/spec-table';
import { Documents } from './documents';
import { SellingTerms } from './selling-terms';

/** Facts that are not among the specs: the reference provider has them there. */
function Facts({ variant }: { variant: Variant }) {
  const rows = withTradeSpecs(variant.specs, variant).slice(variant.specs.length);
  if (rows.length === 0) return null;
  return (
    <section>
      <SectionTitle>Article</SectionTitle>
      <SpecTable
        caption={`Article facts of ${variant.variant_name}`}
        rows={rows.map(({ label, specs }) => ({ label, value: specs }))}
      />
    </section>
  );
}

export type TradePartProps = { of: 'terms' | 'facts'; variant: Variant };

/** `terms` stand beside the price, `facts` beneath the specs. */
export function TradePart({ of, variant }: TradePartProps) {
  if (of === 'terms') return <SellingTerms variant={variant} />;
  return (
    <>
      <Facts variant={variant} />
      {variant.documents?.length ? <Documents documents={variant.documents} /> : null}
    </>
  );
}
