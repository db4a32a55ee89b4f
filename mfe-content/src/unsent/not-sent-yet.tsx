import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Row, Stack } from 'shared-ui/stack';
import { useStore } from 'zustand';
import { useHost } from '../host';
import type { UnsentMessage } from 'shared-contracts/storage-keys/unsent-messages';
import { forgetUnsent, shownTo, unsentOf } from './unsent-messages';

/** What was written, on a few lines. */
const Words = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const wordsOf = (message: UnsentMessage) =>
  message.kind === 'inquiry'
    ? message.body.inquiry
    : message.body.lines.map(({ quantity, text }) => `${quantity} × ${text}`).join('\n');

type Props<Kind> = {
  kind: Kind;
  /** Whether one was written just now: it takes the focus. */
  now: boolean;
  /** Called when one is not to be sent; in a form its first field takes the focus. */
  onRemoved?: () => void;
  onEdit: (message: Extract<UnsentMessage, { kind: Kind }>) => void;
};

/** The messages of a form that wait for the network; nothing where none does. */
export function NotSentYet<Kind extends UnsentMessage['kind']>({
  kind,
  now,
  onRemoved,
  onEdit,
}: Props<Kind>) {
  const host = useHost();
  const { messages, sending } = useStore(unsentOf(host));
  const shown = shownTo(host, messages).filter(
    (message): message is Extract<UnsentMessage, { kind: Kind }> => message.kind === kind,
  );
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (now) place.current?.focus();
  }, [now]);
  if (shown.length === 0) return null;
  return (
    <Stack gap={3} ref={place} tabIndex={-1} role="group" aria-label="Not sent yet">
      {shown.map((message) => {
        const { key, refused } = message;
        const busy = sending === key;
        return (
          <Notice
            key={key}
            tone={refused === undefined ? 'warning' : 'danger'}
            title={
              refused === undefined
                ? 'Not sent yet: it will be sent when the network is back.'
                : `Not sent: ${refused}`
            }
          >
            <Words>{wordsOf(message)}</Words>
            <Row>
              <Button
                variant="secondary"
                size="small"
                disabled={busy}
                onClick={() => {
                  onEdit(message);
                }}
              >
                Edit
              </Button>
              <Button
                variant="secondary"
                size="small"
                disabled={busy}
                onClick={({ currentTarget }) => {
                  const form = currentTarget.closest('form');
                  forgetUnsent(host, key);
                  form?.querySelector('input')?.focus();
                  onRemoved?.();
                }}
              >
                Remove
              </Button>
            </Row>
          </Notice>
        );
      })}
    </Stack>
  );
}
