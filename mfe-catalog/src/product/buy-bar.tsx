import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';

/** Fixed to the bottom of a phone, in reach of a thumb; in its place where there is room. */
const Bar = styled.div`
  @media (max-width: 55.99rem) {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-sticky);
    padding: var(--space-2) var(--gutter) calc(var(--space-2) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--color-line-strong);
    background: var(--color-surface);
  }
  @media print {
    display: none;
  }
`;

const Summary = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-1);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-snug);
  white-space: nowrap;
  > :first-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > strong {
    flex: none;
  }
  @media (min-width: 56rem) {
    display: none;
  }
`;

const HEIGHT = '--bottom-bar-height';

type Props = {
  /** Which variant the bar is about. */
  name: string;
  price: string;
  children: ReactNode;
};

/** The way into the cart, never out of sight. What floats at the bottom stays above it. */
export function BuyBar({ name, price, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = bar.current;
    if (!box) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const fixed = getComputedStyle(box).position === 'fixed';
      root.setProperty(HEIGHT, `${fixed ? box.offsetHeight : 0}px`);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      root.removeProperty(HEIGHT);
    };
  }, []);

  return (
    <Bar ref={bar}>
      <Global styles={`body{padding-bottom:var(${HEIGHT});}`} />
      {/* Said above already, for those who hear the page. */}
      <Summary aria-hidden>
        <span>{name}</span>
        <strong>{price}</strong>
      </Summary>
      {children}
    </Bar>
  );
}
