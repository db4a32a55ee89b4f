import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon';
import { alert, check, close, info, type IconDrawing } from './icons';
import { IconButton } from './icon-button';

type ToastTone = 'info' | 'success' | 'danger';
export type Toast = { id: string; tone: ToastTone; text: string };

/** How long a toast stays when nobody points at it, in milliseconds. */
const toastTime = 3000;

const icons: Record<ToastTone, IconDrawing> = { info, success: check, danger: alert };

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

// A popover is in the top layer, above an open dialog's backdrop; where the browser has none it is
// a plain fixed box.
const Corner = styled.div`
  position: fixed;
  inset: auto var(--gutter) calc(var(--space-4) + var(--bottom-bar-height)) var(--gutter);
  z-index: var(--z-toast);
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  color: inherit;
  background: none;
  pointer-events: none;

  @media (min-width: 48rem) {
    right: auto;
    width: 24rem;
  }
  /* A dialog has its next step at its foot: messages are below its title then. */
  @media (max-width: 47.99rem) {
    :root[data-modal] & {
      inset-block: calc(var(--header-height) + var(--space-2)) auto;
    }
  }
  @media print {
    display: none;
  }
`;

const List = styled.div`
  display: grid;
  gap: var(--space-2);

  & + &:not(:empty) {
    margin-top: var(--space-2);
  }
`;

const Card = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: ToastTone }>`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-4);
  border: 1px solid var(--color-chrome-line);
  border-inline-start: 4px solid var(--color-chrome-${({ tone }) => tone});
  border-radius: var(--radius-1);
  color: var(--color-on-chrome);
  background: var(--color-chrome);
  box-shadow: var(--shadow-2);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
  pointer-events: auto;
  animation: ${arrive} var(--speed-medium) var(--ease);

  > svg {
    margin-top: 0.6875rem;
    color: var(--color-chrome-${({ tone }) => tone});
  }
  p {
    flex: 1;
    min-width: 0;
    padding-block: 0.8125rem;
    overflow-wrap: anywhere;
  }
  button {
    color: var(--color-on-chrome-muted);
  }
`;

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const remaining = useRef(toastTime);
  const waiting = hovered || focused;

  useEffect(() => {
    if (waiting) return;
    const since = Date.now();
    const timer = setTimeout(() => onDismiss(toast.id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - since;
    };
  }, [waiting, toast.id, onDismiss]);

  return (
    <Card
      tone={toast.tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon icon={icons[toast.tone]} />
      <p>{toast.text}</p>
      <IconButton icon={close} label="Dismiss" onClick={() => onDismiss(toast.id)} />
    </Card>
  );
}

/**
 * Short messages that disappear by themselves. Render it once and always: its two live regions must
 * exist before the first message, or a screen reader misses the message.
 */
export function Toaster({
  toasts,
  onDismiss,
}: {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
}) {
  const corner = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    const box = corner.current;
    if (!box || typeof box.showPopover !== 'function') return;
    const shown = box.matches(':popover-open');
    // The newest element of the top layer is drawn on top. The toaster is shown again only over a
    // dialog, because hiding it removes the live regions for a moment.
    if (shown && newest !== undefined && document.querySelector('dialog:modal')) box.hidePopover();
    if (!box.matches(':popover-open')) box.showPopover();
  }, [newest]);

  const cards = (list: readonly Toast[]) =>
    list.map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />);

  return (
    <Corner ref={corner} popover="manual">
      <List role="status">{cards(toasts.filter((toast) => toast.tone !== 'danger'))}</List>
      <List role="alert">{cards(toasts.filter((toast) => toast.tone === 'danger'))}</List>
    </Corner>
  );
}
