import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';

/** From here on the button is shown, in pixels (specification, section 9). */
const SHOWN_PAST = 300;

const Floating = styled.div`
  position: fixed;
  right: calc(var(--gutter) + env(safe-area-inset-right));
  bottom: calc(var(--space-5) + var(--bottom-bar-height));
  z-index: var(--z-sticky);
  &[data-over] {
    visibility: hidden;
  }
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

/** How long a list has to stand still until the button looks what it lies over, in milliseconds. */
const REST = 100;

/** Whether a card's own button or choice is under the box. */
function isOverAction(box: HTMLElement): boolean {
  const { left, top, width, height } = box.getBoundingClientRect();
  const places = [0.02, 0.5, 0.98];
  return places.some((across) =>
    places.some((down) =>
      document
        .elementsFromPoint(left + across * width, top + down * height)
        .some((each) => !box.contains(each) && each.closest('article :is(button, label)')),
    ),
  );
}

/**
 * A button back to the top of a long list, once it has been scrolled. It gives way to a card's own
 * button that would be under it.
 */
export function ScrollToTop() {
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const moveAside = () => {
      const box = place.current;
      if (box && !box.contains(document.activeElement)) {
        box.toggleAttribute('data-over', isOverAction(box));
      }
    };
    const look = () => {
      setShown(window.scrollY > SHOWN_PAST);
      clearTimeout(rest);
      rest = setTimeout(moveAside, REST);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return shown ? (
    <Floating ref={place}>
      <IconButton icon={icons.arrowUp} label="Scroll to top" onClick={toTop} />
    </Floating>
  ) : null;
}
