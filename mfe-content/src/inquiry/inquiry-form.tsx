import styled from '@emotion/styled';
import { useState } from 'react';
import { isApiError } from 'shared-contracts/errors';
import { limitsOf } from 'shared-contracts/limits';
import { tellRefusals } from 'shared-contracts/refusal';
import type { InquiryPrefill } from 'shared-contracts/slots';
import { inquiryBody } from 'shared-contracts/wire/inquiry';
import { Button } from 'shared-ui/button';
import { Field, TextArea } from 'shared-ui/field';
import { FormStatus } from 'shared-ui/form-status';
import { Notice } from 'shared-ui/notice';
import { useForm } from 'shared-ui/use-form';
import { postInquiry } from '../api/send-inquiry';
import { useHost } from '../host';
import { Honeypot } from './honeypot';
import { forgetDraft, keepDraft, startingValues } from './inquiry-draft';
import { inquiryText } from './inquiry-text';
import { addSentInquiry, useSentInquiries } from './sent-inquiries';

const Fields = styled.form`
  position: relative;
  display: grid;
  gap: var(--space-4);

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * {
      grid-column: 1 / -1;
    }
    > .half {
      grid-column: auto;
    }
  }
`;

const limits = limitsOf(inquiryBody);

function SentBefore() {
  const references = useSentInquiries().flatMap(({ reference }) => reference ?? []);
  return references.length === 0 ? null : (
    <Notice tone="success">
      <p>Already sent in this visit: {references.join(', ')}</p>
    </Notice>
  );
}

type Props = { prefill: InquiryPrefill; onSent: () => void };

/** The inquiry form. What was typed is stored until it is sent, also when the dialog is closed. */
export function InquiryForm({ prefill, onSent }: Props) {
  const host = useHost();
  const about = inquiryText(prefill);
  const [start] = useState(() => startingValues(host, about));

  // Closing the dialog doesn't cancel an inquiry that was sent, so its outcome is still shown.
  const form = useForm(
    tellRefusals(host),
    async (values, gone) => {
      const body = {
        name: values('name').trim(),
        mobileNumber: values('mobileNumber').trim(),
        email: values('email').trim(),
        company: values('company').trim(),
        inquiry: values('inquiry').trim(),
      };
      try {
        const answer = await postInquiry(host.http, body, values('website'));
        addSentInquiry(host, answer.data);
        forgetDraft(host, about);
        host.notify({ tone: 'success', text: answer.message ?? 'Inquiry sent successfully!' });
        if (!gone.aborted) onSent();
      } catch (error) {
        if (isApiError(error)) {
          host.report({ kind: 'error', message: String(error), part: 'content.inquiry-dialog' });
        }
        throw error;
      }
    },
    { limits },
  );

  return (
    <Fields
      noValidate
      onSubmit={form.submit}
      onInput={(event) => {
        keepDraft(host, about, event.currentTarget);
      }}
    >
      <SentBefore />
      {/* Why it failed is said by a toast, too (specification, section 8). */}
      <FormStatus state={form.state} told />
      <Field
        className="half"
        label="Name"
        {...form.field('name')}
        autoComplete="name"
        defaultValue={start.name}
      />
      <Field
        className="half"
        label="Mobile number"
        {...form.field('mobileNumber')}
        type="tel"
        autoComplete="tel"
        defaultValue={start.mobileNumber}
      />
      <Field
        className="half"
        label="Email"
        {...form.field('email')}
        autoComplete="email"
        defaultValue={start.email}
      />
      <Field
        className="half"
        label="Company (optional)"
        {...form.field('company')}
        autoComplete="organization"
        defaultValue={start.company}
      />
      <TextArea label="Inquiry" {...form.field('inquiry')} rows={6} defaultValue={start.inquiry} />
      <Honeypot />
      <Button type="submit" pending={form.pending}>
        Send inquiry
      </Button>
    </Fields>
  );
}
