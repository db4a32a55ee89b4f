import styled from '@emotion/styled';
import { useHost } from '../host';
import { choose, useIsChosen, type ChosenProduct } from './chosen-products';

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding: 0.25rem var(--space-2);
  color: var(--color-text);
  background: var(--color-surface);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  line-height: 1.25;
  cursor: pointer;
  /* 44 px for a thumb. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.5625rem 0;
  }
  input {
    position: relative;
    z-index: 1;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--color-accent-strong);
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

type Props = { product: ChosenProduct; className?: string | undefined };

/** Chooses a product to be compared. */
export function CompareChoice({ product, className }: Props) {
  const { notify } = useHost();
  const chosen = useIsChosen(product.id);
  return (
    <Choice className={className}>
      <input
        type="checkbox"
        checked={chosen}
        aria-label={`Compare: ${product.name}`}
        onChange={() => {
          if (!choose(product, !chosen)) {
            notify({ tone: 'info', text: 'Four products can be compared. Remove one first.' });
          }
        }}
      />
      Compare
    </Choice>
  );
}
