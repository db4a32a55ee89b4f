/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Text } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { Titled } from 'back-office/parts/title-block';
import type { NamedOrder } from '../../domain/inquiries/about-orders';
import type { InquiryEvent, WholeInquiry } from '../../domain/inquiries/read-inquiries';
import { ANSWER_MOST } from '../../domain/mail/inquiry-letters';
import { dayInWords } from './day-in-words';
import { HistoryEntry } from './history-entry';
import { inquirerPath } from './inquirer-page';
import { InquiryMark } from './inquiry-mark';
import { Moment } from './moment';
import { PersonFacts } from './person-facts';
import { StatusMark } from './status-mark';

const Sender = ({ name, company, mobileNumber: phone, email }: WholeInquiry) => (
  <>
    <PersonFacts {...{ name, company, phone, email }} address={null} />
    <p>
      <a href={inquirerPath(email)}>All of this email</a>
    </p>
  </>
);

const KINDS: Record<InquiryEvent['kind'], string> = {
  answer: 'Answered',
  quotation: 'Quotation sent',
  note: 'Note',
  done: 'Done',
  open: 'Opened again',
};

const Thread = ({ createdAt, name, inquiry, events }: WholeInquiry) => (
  <ol class="history">
    <HistoryEntry at={createdAt} what="Sent" who={name} words={inquiry} />
    {events.map(({ at, kind, staffName, words }) => (
      <HistoryEntry at={at} what={KINDS[kind]} who={staffName} words={words} />
    ))}
  </ol>
);

const Offered = ({ quotations }: WholeInquiry) =>
  quotations.length === 0 ? (
    <p>None yet.</p>
  ) : (
    <ul class="plain">
      {quotations.map(({ number, status, validUntil }) => (
        <li>
          <a href={`/staff/quotations/${number}`}>{number}</a> {status}
          {status === 'Sent' && `, valid until ${dayInWords(validUntil)}`}
        </li>
      ))}
    </ul>
  );

const Named = ({ orders }: { orders: NamedOrder[] }) =>
  orders.length > 0 && (
    <>
      <h3>Orders named in it</h3>
      <ul class="plain">
        {orders.map(({ number, status }) => (
          <li>
            <a href={`/staff/orders/${number}`}>{number}</a> <StatusMark status={status} />
          </li>
        ))}
      </ul>
    </>
  );

/** The event after which something is written, by which it is seen whether there is a later one. */
const After = ({ events }: WholeInquiry) => <Hidden name="after" value={events.at(-1)?.id ?? 0} />;

const AnswerForm = (inquiry: WholeInquiry) => (
  <Form to={`/staff/inquiries/${inquiry.reference}/answer`}>
    <After {...inquiry} />
    <Text name="words" label={`Answer to ${inquiry.email}`} rows={8} needed most={ANSWER_MOST} />
    <Button kind="main">Send the answer</Button>
  </Form>
);

const NoteForm = (inquiry: WholeInquiry) => (
  <Form to={`/staff/inquiries/${inquiry.reference}/note`}>
    <After {...inquiry} />
    <Text
      id="note"
      name="words"
      label="Note for staff, or what the customer wrote back"
      needed
      most={ANSWER_MOST}
    />
    <Button>Add the note</Button>
  </Form>
);

const StateForm = ({ reference, doneAt }: WholeInquiry) => (
  <div class="actions">
    <Form to={`/staff/inquiries/${reference}/state`}>
      <Hidden name="to" value={doneAt === null ? 'done' : 'open'} />
      <Button>{doneAt === null ? 'Mark as done' : 'Open again'}</Button>
    </Form>
  </div>
);

const QuotationForm = ({ reference, quotations }: WholeInquiry) => (
  <Form to={`/staff/inquiries/${reference}/quotation`}>
    <Hidden name="after" value={quotations[0]?.id ?? 0} />
    <Button>Make a quotation</Button>
  </Form>
);

/** One inquiry with its thread, and what can be done with it. */
export function InquiryPage({ inquiry, named }: { inquiry: WholeInquiry; named: NamedOrder[] }) {
  const { reference, doneAt, events } = inquiry;
  const answered = events.some(({ kind }) => kind === 'answer' || kind === 'quotation');
  return (
    <>
      <p class="back">
        <a href="/staff/inquiries">All inquiries</a>
      </p>
      <Titled
        facts={[
          ['Inquiry', <span class="model">{reference}</span>],
          ['Sent', <Moment at={inquiry.createdAt} />],
          ['State', <InquiryMark doneAt={doneAt} answered={answered} />],
          ['From', inquiry.name],
        ]}
      >
        <h1>
          Inquiry <span>{reference}</span>
        </h1>
        <StateForm {...inquiry} />
      </Titled>
      <div class="columns">
        <section aria-labelledby="from">
          <h2 class="dimension" id="from">
            From
          </h2>
          <Sender {...inquiry} />
          <Named orders={named} />
        </section>
        <section aria-labelledby="quotations">
          <h2 class="dimension" id="quotations">
            Quotations
          </h2>
          <Offered {...inquiry} />
          <QuotationForm {...inquiry} />
        </section>
        <section aria-labelledby="thread">
          <h2 class="dimension" id="thread">
            Thread
          </h2>
          <Thread {...inquiry} />
        </section>
        <section aria-labelledby="answer">
          <h2 class="dimension" id="answer">
            Answer
          </h2>
          <AnswerForm {...inquiry} />
        </section>
        <section aria-labelledby="notes">
          <h2 class="dimension" id="notes">
            Add a note
          </h2>
          <NoteForm {...inquiry} />
        </section>
      </div>
    </>
  );
}
