import { Global } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';

const HEIGHT = '--bottom-bar-height';

type Props = {
  /** What the bar is about, and its amount: only where the bar is away from both. */
  label: string;
  amount: string;
  children: ReactNode;
};

/**
 * A page's next step, never out of sight (`bottom-bar-style.tsx`). What floats at the bottom stays above
 * it. One that would take a quarter of the window takes its place in the page, and stays there.
 */
export function BottomBar({ label, amount, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = bar.current;
    if (!box) return;
    // Asked once: what it says later, such as what was added, moves it nowhere.
    if (box.offsetHeight * 4 > innerHeight) box.dataset.high = '';
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const fixed = getComputedStyle(box).position === 'fixed';
      root.setProperty(HEIGHT, `calc(${fixed ? box.offsetHeight : 0}px + var(--foot))`);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
      root.removeProperty(HEIGHT);
    };
  }, []);

  return (
    <div ref={bar} className="bottom-bar">
      <Global
        styles={`body{padding-bottom:calc(var(${HEIGHT}) - var(--foot));}html{scroll-padding-bottom:var(${HEIGHT});}`}
      />
      {/* Said above already, for those who hear the page. */}
      <p className="bottom-bar-about" aria-hidden>
        <span>{label}</span>
        <strong>{amount}</strong>
      </p>
      {children}
    </div>
  );
}
