import styled from '@emotion/styled';
import { useCallback } from 'react';
import { isModelLabel } from 'shared-contracts/model-number';
import type { ProductDetails, Variant } from 'shared-contracts/wire/product-details';
import { SafeHtml } from 'shared-ui/safe-html';
import { SectionTitle } from 'shared-ui/section-title';
import { SpecTable } from 'shared-ui/spec-table';
import { useHost } from '../host';
import { LaterTrade } from '../trade/later-trade';

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-9);
  margin-top: var(--space-4);
  align-items: start;
  @media (min-width: 56rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-7);
  }
  > div:empty {
    display: none;
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    min-width: 0;
  }
  p {
    max-width: var(--measure);
    white-space: pre-line;
  }
`;

const Inclusions = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: 1.35em;
  list-style: square;
`;

/** How it is used: the provider's HTML, sanitised. */
function Usage({ useage }: { useage: string }) {
  const host = useHost();
  const html = useCallback(() => host.sanitise(useage), [host, useage]);
  return (
    <section>
      <SectionTitle>Usage</SectionTitle>
      <SafeHtml html={html} />
    </section>
  );
}

type Props = { product: ProductDetails; variant: Variant | undefined };

/** What there is to know about the chosen variant; what the provider doesn't say is left out. */
export function ProductFacts({ product, variant }: Props) {
  const own = variant?.description ?? '';
  return (
    <Sections>
      <div>
        {product.description || own ? (
          <section>
            <SectionTitle>Description</SectionTitle>
            {product.description ? <p>{product.description}</p> : null}
            {own && own !== product.description ? <p>{own}</p> : null}
          </section>
        ) : null}
        {variant && variant.useage.trim() !== '' ? <Usage useage={variant.useage} /> : null}
      </div>
      <div>
        {variant && variant.specs.length > 0 ? (
          <section>
            <SectionTitle>Specifications</SectionTitle>
            <SpecTable
              caption={`Specifications of ${variant.variant_name || product.product_name}`}
              rows={variant.specs.map(({ label, specs }) => ({
                label,
                value: isModelLabel(label) ? <strong className="model">{specs}</strong> : specs,
              }))}
            />
          </section>
        ) : null}
        {variant ? <LaterTrade of="facts" variant={variant} /> : null}
        {variant && variant.inclusions.length > 0 ? (
          <section>
            <SectionTitle>Inclusions</SectionTitle>
            <Inclusions>
              {variant.inclusions.map((name, at) => (
                <li key={at}>{name}</li>
              ))}
            </Inclusions>
          </section>
        ) : null}
      </div>
    </Sections>
  );
}
