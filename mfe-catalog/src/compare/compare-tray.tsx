import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAfterPaint } from 'shared-ui/after-paint';
import { asButton, Button } from 'shared-ui/button';
import { Chip } from 'shared-ui/chip';
import { Icon } from 'shared-ui/icon';
import { close } from 'shared-ui/icons';
import { Row } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { choose, setChosen, useChosen, type ChosenProduct } from './chosen-products';
import { comparePath } from './compared-ids';
import { COMPARED_MOST } from './compared-most';

/** The end of its page, in sight at the window's bottom edge before that. */
const Tray = styled('section', { shouldForwardProp: (name) => name !== 'above' })<{
  above: boolean;
}>`
  position: sticky;
  bottom: ${({ above }) => (above ? 'var(--bottom-bar-height)' : 'var(--foot)')};
  z-index: var(--z-sticky);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--gutter);
  ${({ above }) =>
    above
      ? 'width: 100%; max-width: calc(var(--page-width) + 2 * var(--gutter)); margin-inline: auto;'
      : 'margin-inline: calc(-1 * var(--gutter));'}
  border-top: 2px solid var(--color-accent);
  background: var(--color-surface);
  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  @media (min-width: 64rem) {
    margin-inline: ${({ above }) => (above ? 'auto' : '0')};
    padding-inline: ${({ above }) => (above ? 'var(--gutter)' : 'var(--space-4)')};
    border: 1px solid var(--color-line-strong);
    border-top: 2px solid var(--color-accent);
    box-shadow: var(--shadow-2);
  }
  @media print {
    display: none;
  }
`;

/** One line, which a thumb moves where it is longer. */
const Names = styled.ul`
  display: flex;
  gap: var(--space-2);
  padding-block: 0.3125rem;
  overflow-x: auto;
  scrollbar-width: none;
  li {
    flex: 0 0 auto;
  }
  button {
    max-width: 11rem;
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    width: 1em;
    height: 1em;
  }
`;

const CompareLink = styled(Link)(asButton('primary', 'small'));

const Hint = styled.p`
  font-size: var(--text-sm);
`;

/** Says so that what floats at the bottom, and the focus, stay above it. */
function useHeight(above: boolean) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const tray = box.current;
    if (!tray) return;
    const name = above ? '--compare-tray' : '--bottom-bar-height';
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const own = `${tray.offsetHeight}px`;
      root.setProperty(name, above ? own : `calc(${own} + var(--foot))`);
    });
    observer.observe(tray);
    return () => {
      observer.disconnect();
      root.removeProperty(name);
    };
  }, [above]);
  return box;
}

/** What was chosen is read out once the place for it has been there. */
function ChosenCount({ chosen }: { chosen: readonly ChosenProduct[] }) {
  const there = useAfterPaint(true);
  return (
    <VisuallyHidden role="status">
      {there ? `${chosen.length} of ${COMPARED_MOST} products chosen to compare.` : ''}
    </VisuallyHidden>
  );
}

/** What is chosen to be compared, and the way to the comparison. */
export function CompareTray({ above }: { above: boolean }) {
  const chosen = useChosen();
  const box = useHeight(above);
  return (
    <Tray ref={box} above={above} tabIndex={-1} aria-label="Products to compare">
      {above ? null : <Global styles="html{scroll-padding-bottom:var(--bottom-bar-height);}" />}
      <ChosenCount chosen={chosen} />
      <Names>
        {chosen.map((product) => (
          <li key={product.id}>
            <Chip
              aria-label={`Don’t compare: ${product.name}`}
              onClick={() => {
                // The focus would be lost with the button.
                box.current?.focus({ preventScroll: true });
                choose(product, false);
              }}
            >
              <span>{product.name}</span>
              <Icon icon={close} />
            </Chip>
          </li>
        ))}
      </Names>
      <Row justify="space-between">
        {chosen.length < 2 ? (
          <Hint>Choose another product to compare.</Hint>
        ) : (
          <CompareLink to={comparePath(chosen.map(({ id }) => id))}>
            Compare {chosen.length}
          </CompareLink>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label="Clear the products to compare"
          onClick={() => {
            document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
            setChosen([]);
          }}
        >
          Clear
        </Button>
      </Row>
    </Tray>
  );
}
