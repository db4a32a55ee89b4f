import styled from '@emotion/styled';
import { useState } from 'react';
import { isApiError } from 'shared-contracts/errors';
import { limitsOf } from 'shared-contracts/limits';
import type { InquiryPrefill } from 'shared-contracts/slots';
import { inquiryBody } from 'shared-contracts/wire/inquiry';
import { Button } from 'shared-ui/button';
import { Field, TextArea } from 'shared-ui/field';
import { FormStatus } from 'shared-ui/form-status';
import { Notice } from 'shared-ui/notice';
import { useForm } from 'shared-ui/use-form';
import { postInquiry } from '../api/send-inquiry';
import { useHost } from '../host';
import { NotSentYet } from '../unsent/not-sent-yet';
import { sendOrKeep } from '../unsent/send-unsent';
import { sendWhenBack } from '../unsent/send-when-back';
import { tellNotKept } from '../unsent/tell-not-kept';
import { forgetUnsent } from '../unsent/unsent-messages';
import { Honeypot } from './honeypot';
import {
  forgetDraft,
  keepDraft,
  keyOfInquiry,
  startingValues,
  takeBackInquiry,
} from './inquiry-draft';
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
  const about = inquiryText(prefill);
  // With each inquiry that waits, and each that is taken back, the form begins anew.
  const [begun, setBegun] = useState({ times: 0, waits: false });
  return (
    <BegunForm
      key={begun.times}
      about={about}
      waits={begun.waits}
      onSent={onSent}
      onBegin={(waits) => {
        setBegun(({ times }) => ({ times: times + 1, waits }));
      }}
    />
  );
}

type BegunProps = {
  about: string;
  /** Whether an inquiry was written just now that waits for the network. */
  waits: boolean;
  onSent: () => void;
  onBegin: (waits: boolean) => void;
};

function BegunForm({ about, waits, onSent, onBegin }: BegunProps) {
  const host = useHost();
  const [start] = useState(() => startingValues(host, about));

  // Closing the dialog doesn't cancel an inquiry that was sent, so its outcome is still shown.
  const form = useForm(
    tellNotKept(host),
    async (values, gone) => {
      const body = {
        name: values('name').trim(),
        mobileNumber: values('mobileNumber').trim(),
        email: values('email').trim(),
        company: values('company').trim(),
        inquiry: values('inquiry').trim(),
      };
      const key = keyOfInquiry(host, body);
      const owner = host.session.read()?.user.id ?? null;
      const website = values('website');
      const send = () => postInquiry(host.http, body, website, key);
      try {
        // What a program has filled in is not kept.
        const answer = await (website === ''
          ? sendOrKeep(host, { kind: 'inquiry', key, owner, body }, send)
          : send());
        forgetDraft(host, about);
        if (!answer) {
          sendWhenBack(host);
          if (!gone.aborted) onBegin(true);
          return;
        }
        addSentInquiry(host, answer.data);
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
      <NotSentYet
        kind="inquiry"
        now={waits}
        onEdit={(message) => {
          takeBackInquiry(host, about, message);
          forgetUnsent(host, message.key);
          onBegin(false);
        }}
      />
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
