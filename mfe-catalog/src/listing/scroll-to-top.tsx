import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';

/** From here on the button is shown, in pixels (specification, section 9). */
const SHOWN_PAST = 300;

const Floating = styled.div`
  position: fixed;
  right: calc(var(--gutter) + env(safe-area-inset-right));
  bottom: calc(var(--space-5) + var(--bottom-bar-height) + env(safe-area-inset-bottom));
  z-index: var(--z-sticky);
  button {
    border-color: var(--color-line-strong);
    color: var(--color-text);
    background: var(--color-surface);
    box-shadow: var(--shadow-2);
  }
  @media (hover: hover) {
    button:hover {
      background: var(--color-surface-2);
    }
  }
`;

/** Scrolls to the top, and puts the focus on the page's heading, since the button goes away. */
function toTop() {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}

/** A button back to the top of a long list, once it has been scrolled. */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => {
      setShown(window.scrollY > SHOWN_PAST);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
    };
  }, []);
  return shown ? (
    <Floating>
      <IconButton icon={icons.arrowUp} label="Scroll to top" onClick={toTop} />
    </Floating>
  ) : null;
}
