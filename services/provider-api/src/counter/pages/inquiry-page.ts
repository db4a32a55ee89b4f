import { html } from 'hono/html';
import type { InquiryEvent, WholeInquiry } from '../../domain/inquiries/read-inquiries';
import { ANSWER_MOST } from '../../domain/mail/inquiry-letters';
import { dayInWords } from './day-in-words';
import { historyEntry } from './history-entry';
import type { Html } from 'back-office/parts/html';
import { inquirerPath } from './inquirer-page';
import { inquiryMark } from './inquiry-mark';
import { personFacts } from './person-facts';
import { postForm } from 'back-office/parts/post-form';

export type ShownInquiry = {
  inquiry: WholeInquiry;
  tokenFor: (path: string) => string;
  /** Why an answer was not sent, and its words; null where none was refused. */
  refused: { fault: string; words: string } | null;
};

const sender = ({ name, company, mobileNumber: phone, email }: WholeInquiry) => html`
  ${personFacts({ name, company, phone, email, address: null })}
  <p><a href="${inquirerPath(email)}">All of this email</a></p>
`;

const KINDS: Record<InquiryEvent['kind'], string> = {
  answer: 'Answered',
  quotation: 'Quotation sent',
  note: 'Note',
  done: 'Done',
  open: 'Opened again',
};

const thread = ({ createdAt, name, inquiry, events }: WholeInquiry) => html`
  <ol class="history">
    ${historyEntry(createdAt, 'Sent', name, inquiry)}
    ${events.map(({ at, kind, staffName, words }) => historyEntry(at, KINDS[kind], staffName, words))}
  </ol>
`;

const offered = ({ quotations }: WholeInquiry) =>
  quotations.length === 0
    ? html`<p>None yet.</p>`
    : html`<ul class="plain">
        ${quotations.map(
          ({ number, status, validUntil }) =>
            html`<li>
              <a href="/staff/quotations/${number}">${number}</a>
              ${status}${status === 'Sent' ? `, valid until ${dayInWords(validUntil)}` : ''}
            </li>`,
        )}
      </ul>`;

function answerForm({ inquiry, tokenFor, refused }: ShownInquiry): Html {
  const { reference, email, events } = inquiry;
  return postForm(
    tokenFor,
    `/staff/inquiries/${reference}/answer`,
    html`
      ${refused === null ? '' : html`<p class="note danger" role="alert">${refused.fault}</p>`}
      <input type="hidden" name="after" value="${events.at(-1)?.id ?? 0}" />
      <label for="words">Answer to ${email}</label>
      <textarea id="words" name="words" rows="8" required maxlength="${ANSWER_MOST}">
${refused?.words ?? ''}</textarea>
      <button class="main">Send the answer</button>
    `,
  );
}

const noteForm = ({ inquiry: { reference, events }, tokenFor }: ShownInquiry) =>
  postForm(
    tokenFor,
    `/staff/inquiries/${reference}/note`,
    html`
      <input type="hidden" name="after" value="${events.at(-1)?.id ?? 0}" />
      <label for="note">Note for staff, or what the customer wrote back</label>
      <textarea id="note" name="words" rows="4" required maxlength="${ANSWER_MOST}"></textarea>
      <button>Add the note</button>
    `,
  );

/** One inquiry with its thread, and what can be done with it. */
export function inquiryPage(shown: ShownInquiry): Html {
  const { inquiry, tokenFor } = shown;
  const { reference, doneAt, events } = inquiry;
  const at = `/staff/inquiries/${reference}`;
  const answered = events.some(({ kind }) => kind === 'answer' || kind === 'quotation');
  return html`
    <p class="back"><a href="/staff/inquiries">All inquiries</a></p>
    <div class="heading">
      <h1>Inquiry ${reference}</h1>
      ${inquiryMark({ doneAt, answered })}
    </div>
    <div class="actions">
      ${postForm(
        tokenFor,
        `${at}/state`,
        html`<input type="hidden" name="to" value="${doneAt === null ? 'done' : 'open'}" />
          <button>${doneAt === null ? 'Mark as done' : 'Open again'}</button>`,
      )}
    </div>
    <div class="columns">
      <section aria-labelledby="from">
        <h2 id="from">From</h2>
        ${sender(inquiry)}
      </section>
      <section aria-labelledby="quotations">
        <h2 id="quotations">Quotations</h2>
        ${offered(inquiry)}
        ${postForm(
          tokenFor,
          `${at}/quotation`,
          html`<input type="hidden" name="after" value="${inquiry.quotations[0]?.id ?? 0}" />
            <button>Make a quotation</button>`,
        )}
      </section>
      <section aria-labelledby="thread">
        <h2 id="thread">Thread</h2>
        ${thread(inquiry)}
      </section>
      <section aria-labelledby="answer">
        <h2 id="answer">Answer</h2>
        ${answerForm(shown)}
      </section>
      <section aria-labelledby="notes">
        <h2 id="notes">Add a note</h2>
        ${noteForm(shown)}
      </section>
    </div>
  `;
}
