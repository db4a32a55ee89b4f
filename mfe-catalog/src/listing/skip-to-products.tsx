import styled from '@emotion/styled';
import { visuallyHidden } from 'shared-ui/visually-hidden';

const Skip = styled.a`
  position: absolute;
  z-index: var(--z-raised);
  padding: var(--space-2) var(--space-4);
  background: var(--color-surface);
  font-weight: var(--weight-strong);
  &:not(:focus) {
    ${visuallyHidden}
  }
`;

/**
 * Before the filters, which are some eighty stops of the Tab key: a way past them, to what has the
 * id `products`.
 */
export function SkipToProducts() {
  return (
    <Skip
      href="#products"
      onClick={(event) => {
        // The address stays the list's own.
        event.preventDefault();
        document.getElementById('products')?.focus();
      }}
    >
      Skip to products
    </Skip>
  );
}
