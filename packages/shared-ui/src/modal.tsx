import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from './icon-button';
import * as icons from './icons';
import { visuallyHidden } from './visually-hidden';

// What Dialog and Drawer have in common. The native <dialog> brings the top layer, the inert page
// behind it, Escape and the focus kept inside; the page's scroll is locked by one CSS rule in
// tokens.tsx (`html[data-modal]`), so that two open at once, even of two remotes, can't
// unlock it for each other.

const appear = keyframes({ from: { opacity: 0 } });

const Box = styled.dialog`
  max-width: none;
  max-height: none;
  margin: auto;
  padding: 0;
  border: 0;
  color: var(--color-text);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  overscroll-behavior: contain;

  &[open] {
    display: flex;
    flex-direction: column;
  }
  &:focus {
    outline: none;
  }
  &::backdrop {
    background: var(--color-backdrop);
    animation: ${appear} var(--speed-medium) var(--ease);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Header = styled('div', { shouldForwardProp: (name) => name !== 'titleHidden' })<{
  titleHidden: boolean;
}>`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: 3.5rem;
  padding: var(--space-1) var(--space-2) var(--space-1) var(--space-5);
  border-bottom: 1px solid var(--color-line);

  h2 {
    overflow-wrap: anywhere;
    font-size: var(--text-lg);
    line-height: var(--leading-snug);
    ${({ titleHidden }) => (titleHidden ? visuallyHidden : '')}
  }
  button {
    margin-inline-start: auto;
  }
`;

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: var(--space-5);
  overflow: auto;
  overscroll-behavior: contain;
`;

const Footer = styled.footer`
  flex: none;
  padding: var(--space-4) var(--space-5) calc(var(--space-4) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
`;

export type ModalProps = {
  open: boolean;
  /** Called on Escape, on a click outside, and by the Close button; set `open` to false in it. */
  onClose: () => void;
  /** Names the dialog, on screen unless `titleHidden`. */
  title: string;
  titleHidden?: boolean | undefined;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** What gets the focus when it opens; the dialog itself otherwise. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
};

/**
 * The root's attribute while a modal is open. A rule with `:has` would have the browser ask for one
 * at every change of the page.
 */
const OPEN_MODAL = 'data-modal';

/** Asks the page, so that of two open at once, even of two remotes, the last one unlocks it. */
function unmarkModal(): void {
  const open = document.querySelector('dialog:modal') !== null;
  document.documentElement.toggleAttribute(OPEN_MODAL, open);
}

function ancestorsOf(element: Element | null): Element[] {
  const above = element?.parentElement;
  return above ? [above, ...ancestorsOf(above)] : [];
}

/** The nearest heading of what is left of these places: what opened the dialog may be gone with its list. */
function focusHeading(places: readonly Element[]): void {
  const heading = places
    .filter((place) => place.isConnected)
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>('h1, h2, h3')])
    .find((found) => !found.closest('dialog'));
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

function OpenModal({
  onClose,
  title,
  titleHidden = false,
  children,
  footer,
  initialFocus,
  className,
}: Omit<ModalProps, 'open'>) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // This effect is before the one that opens, so that its cleanup runs first: our own `close()`
  // calls no `onClose`.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    let pressedOutside = false;
    const listeners = new AbortController();
    const { signal } = listeners;

    dialog.addEventListener(
      'cancel',
      (event) => {
        // A file input's own `cancel` bubbles up to here.
        if (event.target !== dialog) return;
        event.preventDefault();
        onClose();
      },
      { signal },
    );
    // A browser lets a second Escape through even when the first was prevented.
    dialog.addEventListener('close', () => dialog.open || onClose(), { signal });
    // Only a press that both starts and ends outside: not one that drags out of a text field.
    dialog.addEventListener(
      'pointerdown',
      (event) => {
        pressedOutside = event.target === dialog;
      },
      { signal },
    );
    dialog.addEventListener(
      'click',
      (event) => {
        if (event.target === dialog && pressedOutside) onClose();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [onClose]);

  // A layout effect: its cleanup still finds the dialog in the page, so that closing it can hand
  // the focus back to where it came from.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const places = ancestorsOf(opener);
    // Before it opens, so that the browser works out the page's style and the first focus once.
    document.documentElement.toggleAttribute(OPEN_MODAL, true);
    dialog.autofocus = !initialFocus?.current;
    dialog.showModal();
    (initialFocus?.current ?? dialog).focus();
    return () => {
      dialog.close();
      unmarkModal();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else focusHeading(places);
      // Chromium gives such a field no caret: what is typed in it would be lost.
      if (opener instanceof HTMLInputElement) opener.select();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- opens once: another ref object doesn't reopen it
  }, []);

  return (
    <Box ref={dialogRef} className={className} aria-labelledby={titleId} tabIndex={-1}>
      <Header titleHidden={titleHidden}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon={icons.close} label="Close" onClick={onClose} />
      </Header>
      <Body>{children}</Body>
      {footer ? <Footer>{footer}</Footer> : null}
    </Box>
  );
}

/** Rendered only while open, so that its content starts afresh each time. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}
