import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { isApiError } from 'shared-contracts/errors';
import { limitsOf } from 'shared-contracts/limits';
import { isMissingCall } from 'shared-contracts/missing-call';
import { requestQuotationBody } from 'shared-contracts/wire/quotation-request';
import { Button } from 'shared-ui/button';
import { Field, TextArea } from 'shared-ui/field';
import { fieldFaults, type FieldFaults } from 'shared-ui/field-faults';
import { FormStatus } from 'shared-ui/form-status';
import { SectionTitle } from 'shared-ui/section-title';
import { useForm } from 'shared-ui/use-form';
import { postRequest } from '../api/quotations';
import { useHost } from '../host';
import { Honeypot } from '../inquiry/honeypot';
import {
  forgetRequest,
  keepRequest,
  keyOfRequest,
  takeBackRequest,
  TEXT_FIELDS,
  type Begun,
  type RequestValues,
} from './request-draft';
import type { FormLine } from './more-lines';
import { NoRoom } from './no-room';
import { RequestLines } from './request-lines';
import { NotSentYet } from '../unsent/not-sent-yet';
import { sendOrKeep } from '../unsent/send-unsent';
import { sendWhenBack } from '../unsent/send-when-back';
import { tellNotKept } from '../unsent/tell-not-kept';
import { forgetUnsent } from '../unsent/unsent-messages';

const Fields = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 48rem;

  h2 {
    font-size: var(--text-lg);
  }
  /* A date's field is as wide as its words, which large letters make wider than a phone. */
  .half {
    grid-template-columns: minmax(0, 1fr);
  }
  * + h2 {
    margin-top: var(--space-4);
  }
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

const limits = limitsOf(requestQuotationBody);

const textsIn = (form: HTMLFormElement): RequestValues => {
  const data = new FormData(form);
  const read = (field: string) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(TEXT_FIELDS.map((field) => [field, read(field)])) as RequestValues;
};

/** Without the form's own keys; blank items are left out. */
const sentLines = (lines: readonly FormLine[]) =>
  lines.map(({ key: _key, other_quantity: _open, text, ...line }) => ({
    ...line,
    text: text.trim(),
  }));

/** What keeps the lines as they are from being sent. */
function faultOfLines(lines: readonly FormLine[]): FieldFaults {
  if (lines.length === 0) return { lines: 'Please add an item.' };
  const open = lines.find(({ other_quantity }) => other_quantity !== undefined);
  return open ? { lines: `Please say how many you need of ${open.text}.` } : {};
}

type Props = {
  start: Begun;
  onSent: (number: string) => void;
  /** The provider has no such call. */
  onMissing: () => void;
  /** Whether a request was written just now that waits for the network. */
  waits: boolean;
  /** The form begins anew: a request waits, or was taken back. */
  onBegin: (waits: boolean) => void;
};

/** The request for a quotation. What was typed is kept until it is sent. */
export function RequestForm({ start, onSent, onMissing, waits, onBegin }: Props) {
  const host = useHost();
  const [lines, setLines] = useState(start.lines);
  const element = useRef<HTMLFormElement>(null);
  const signedIn = host.session.read() !== null;
  const form = useForm(
    tellNotKept(host),
    async (values, gone, sentForm) => {
      const texts = textsIn(sentForm);
      const body = {
        name: texts.name.trim(),
        email: texts.email.trim(),
        mobile: texts.mobile.trim(),
        company: texts.company.trim(),
        note: texts.note.trim(),
        needed_by: texts.needed_by === '' ? null : texts.needed_by,
        lines: sentLines(lines),
      };
      const key = keyOfRequest(host, { values: texts, lines }, body);
      const owner = host.session.read()?.user.id ?? null;
      const website = values('website');
      const send = () => postRequest(host.http, body, website, key);
      try {
        // What a program has filled in is not kept.
        const answer = await (website === ''
          ? sendOrKeep(host, { kind: 'quotation-request', key, owner, body }, send)
          : send());
        forgetRequest(host);
        if (!answer) {
          sendWhenBack(host);
          if (!gone.aborted) onBegin(true);
        } else if (!gone.aborted) onSent(answer.number);
      } catch (error) {
        if (isMissingCall(error)) {
          onMissing();
          return;
        }
        if (isApiError(error)) {
          host.report({ kind: 'error', message: String(error), part: 'quotation-request' });
        }
        throw error;
      }
    },
    {
      limits,
      check: (sentForm) => ({
        ...fieldFaults(sentForm, limits),
        ...faultOfLines(lines),
      }),
    },
  );
  const change = (to: FormLine[]) => {
    setLines(to);
    if (element.current) keepRequest(host, { values: textsIn(element.current), lines: to });
  };
  const { values } = start;

  return (
    <Fields
      noValidate
      ref={element}
      onSubmit={form.submit}
      onInput={(event) => {
        keepRequest(host, { values: textsIn(event.currentTarget), lines });
      }}
    >
      <NotSentYet
        kind="quotation-request"
        now={waits}
        onEdit={(message) => {
          takeBackRequest(host, message);
          forgetUnsent(host, message.key);
          onBegin(false);
        }}
      />
      <FormStatus state={form.state} told />
      <SectionTitle>Items</SectionTitle>
      {start.left.length > 0 ? <NoRoom lines={start.left} /> : null}
      <RequestLines lines={lines} onChange={change} faults={form.faults} />
      <SectionTitle>For whom</SectionTitle>
      <Field
        className="half"
        label="Name"
        {...form.field('name')}
        autoComplete="name"
        defaultValue={values.name}
      />
      <Field
        className="half"
        label="Company (optional)"
        {...form.field('company')}
        autoComplete="organization"
        defaultValue={values.company}
      />
      <Field
        className="half"
        label="Mobile number"
        {...form.field('mobile')}
        type="tel"
        autoComplete="tel"
        defaultValue={values.mobile}
      />
      <Field
        className="half"
        label="Email"
        {...form.field('email')}
        autoComplete="email"
        readOnly={signedIn}
        hint={signedIn ? 'Your account’s. Your quotation is found there.' : undefined}
        defaultValue={values.email}
      />
      <Field
        className="half"
        label="Needed by (optional)"
        {...form.field('needed_by')}
        type="date"
        defaultValue={values.needed_by}
      />
      <TextArea
        label="Note (optional)"
        {...form.field('note')}
        rows={4}
        defaultValue={values.note}
      />
      <Honeypot />
      <Button type="submit" pending={form.pending}>
        Ask for a quotation
      </Button>
    </Fields>
  );
}
