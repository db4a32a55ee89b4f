import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths, pictureSources } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';
import { Picture } from 'shared-ui/picture';
import { SectionTitle } from 'shared-ui/section-title';
import { Row, Stack } from 'shared-ui/stack';
import { forgetViewed, type ViewedProduct } from './viewed-products';

const Section = styled(Stack)`
  margin-top: var(--space-4);
  @media print {
    display: none;
  }
`;

const Products = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--space-3);
`;

const Tile = styled(Link)`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  height: 100%;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  color: var(--color-text);
  background: var(--color-surface);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
  text-decoration: none;
  overflow: hidden;
  @media (hover: hover) {
    &:hover {
      color: var(--color-text);
      border-color: var(--color-text);
    }
  }
  > :last-child {
    padding-block: var(--space-1);
    padding-inline-end: var(--space-2);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--color-text-muted);
  }
`;

/** Products that were looked at before; its code comes where there are any. */
export function ViewedList({ before }: { before: readonly ViewedProduct[] }) {
  return (
    <Section as="section" gap={4} aria-labelledby="recently-viewed">
      <Row justify="space-between">
        <SectionTitle id="recently-viewed">Recently viewed</SectionTitle>
        <Button variant="quiet" size="small" onClick={forgetViewed}>
          Clear
        </Button>
      </Row>
      <Products aria-label="Recently viewed">
        {before.map((viewed) => (
          <li key={viewed.id}>
            <Tile to={paths.product(viewed.id, viewed.variant?.id)}>
              <Picture sources={pictureSources(viewed.picture, '4rem')} alt="" />
              <span>
                {viewed.brand ? <small>{viewed.brand}</small> : null}
                {viewed.name}
                {viewed.variant?.name ? <small>{viewed.variant.name}</small> : null}
              </span>
            </Tile>
          </li>
        ))}
      </Products>
    </Section>
  );
}
