import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Fixed to the bottom of a phone, in reach of a thumb; in its place where there is room, and where it
 * and the header would take more than a quarter of the height.
 */
const Bar = styled.div`
  @media (max-width: 55.99rem) and (min-height: 32rem) {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--z-sticky);
    max-height: 75dvh;
    padding: var(--space-2) var(--gutter) calc(var(--space-2) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--color-line-strong);
    background: var(--color-surface);
    overflow-y: auto;
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
  /** What the bar is about, and its amount: only where the bar is away from both. */
  label: string;
  amount: string;
  children: ReactNode;
};

/** A page's next step, never out of sight. What floats at the bottom stays above it. */
export function BottomBar({ label, amount, children }: Props) {
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
      <Global
        styles={`body{padding-bottom:var(${HEIGHT});}html{scroll-padding-bottom:var(${HEIGHT});}`}
      />
      {/* Said above already, for those who hear the page. */}
      <Summary aria-hidden>
        <span>{label}</span>
        <strong>{amount}</strong>
      </Summary>
      {children}
    </Bar>
  );
}
