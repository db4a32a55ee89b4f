import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from 'shared-contracts/errors';
import { paths } from 'shared-contracts/paths';
import type { SavedListDetails } from 'shared-contracts/wire/saved-list';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { SectionTitle } from 'shared-ui/section-title';
import { ShareButton } from 'shared-ui/share-button';
import { Row, Stack } from 'shared-ui/stack';
import { shareList } from '../api/saved-lists';
import { useHost } from '../host';

const Panel = styled.section`
  h2 {
    font-size: var(--text-lg);
  }
  input {
    max-width: 40rem;
  }
  @media print {
    display: none;
  }
`;

type Props = { list: SavedListDetails; onChanged: (list: SavedListDetails) => void };

/** Makes a link to a list, shows it, and ends it. */
export function ShareLink({ list, onChanged }: Props) {
  const host = useHost();
  const [pending, setPending] = useState(false);
  const token = list.share_token ?? null;
  // Its button goes with what it did.
  const panel = useRef<HTMLElement>(null);
  const before = useRef(token);
  useEffect(() => {
    if (before.current !== token && document.activeElement === document.body)
      panel.current?.focus();
    before.current = token;
  }, [token]);
  const link = token === null ? '' : new URL(paths.sharedList(token), window.location.origin).href;

  async function share(shared: boolean) {
    setPending(true);
    try {
      onChanged(await shareList(host.http, list.id, shared));
      const text = shared ? 'The link is ready.' : 'The link has ended. It shows nothing any more.';
      host.notify({ tone: 'success', text });
    } catch (error) {
      host.notify({ tone: 'danger', text: messageOf(error) });
    } finally {
      setPending(false);
    }
  }

  return (
    <Panel ref={panel} tabIndex={-1} aria-label="Sharing">
      <Stack gap={3}>
        <SectionTitle>Share this list</SectionTitle>
        {token === null ? (
          <>
            <p>Whoever has the link sees the items and quantities, and nothing of you.</p>
            <Row>
              <Button variant="secondary" pending={pending} onClick={() => void share(true)}>
                Make a link
              </Button>
            </Row>
          </>
        ) : (
          <>
            <Field
              label="Link to this list"
              name="link"
              error={undefined}
              readOnly
              value={link}
              onFocus={(event) => {
                event.target.select();
              }}
            />
            <Row>
              <ShareButton
                shared={{ title: list.name, url: link }}
                tell={(told) => host.notify(told)}
                size="medium"
              >
                Share the link
              </ShareButton>
              <Button variant="quiet" pending={pending} onClick={() => void share(false)}>
                End the link
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  );
}
