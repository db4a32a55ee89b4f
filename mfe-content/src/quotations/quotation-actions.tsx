import styled from '@emotion/styled';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { isApiError, messageOf } from 'shared-contracts/errors';
import { paths } from 'shared-contracts/paths';
import type { Quotation } from 'shared-contracts/wire/quotation';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { ShareButton } from 'shared-ui/share-button';
import { Row, Stack } from 'shared-ui/stack';
import { revokeLink, shareByLink } from '../api/quotations';
import { useHost } from '../host';

const OnScreen = styled(Stack)`
  flex: 0 1 24rem;
  @media print {
    display: none;
  }
`;

export function PrintButton() {
  return (
    <Button
      variant="secondary"
      onClick={() => {
        window.print();
      }}
    >
      Print
    </Button>
  );
}

/** Print, and the link by which anybody reads the quotation. */
export function QuotationActions({ quotation }: { quotation: Quotation }) {
  const host = useHost();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const { number, link, sent_at: sent, status } = quotation;

  async function change(work: () => Promise<unknown>, done: string) {
    if (pending) return;
    setPending(true);
    try {
      await work();
      await revalidate();
      host.notify({ tone: 'success', text: done });
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.notify({ tone: 'danger', text: messageOf(error) });
    } finally {
      setPending(false);
    }
  }
  const share = () => change(() => shareByLink(host.http, number), 'The link is made.');
  const revoke = () => change(() => revokeLink(host.http, number), 'The link has ended.');

  if (sent === '' || status === 'Withdrawn') return null;
  const address = `${host.config.origin}${paths.sharedQuotation(link)}`;
  return (
    <OnScreen gap={3}>
      <Row>
        <PrintButton />
        {link === '' ? (
          <Button variant="secondary" pending={pending} onClick={() => void share()}>
            Share by link
          </Button>
        ) : (
          <>
            <ShareButton
              shared={{ title: `Quotation ${number}`, url: address }}
              tell={(told) => host.notify(told)}
              size="medium"
            >
              Share the link
            </ShareButton>
          </>
        )}
      </Row>
      {link === '' ? null : (
        <>
          <Field
            label="Link to this quotation"
            name="link"
            error={undefined}
            hint="Anybody who has it can read this quotation, until you revoke it."
            readOnly
            value={address}
          />
          <Row className="ways">
            <Button variant="quiet" pending={pending} onClick={() => void revoke()}>
              Revoke link
            </Button>
          </Row>
        </>
      )}
    </OnScreen>
  );
}
