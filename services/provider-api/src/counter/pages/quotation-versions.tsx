/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form, Opening } from 'back-office/forms/form';
import type { Changes } from '../../domain/quotations/compare-versions';
import type { QuotationLine, WholeQuotation } from '../../domain/quotations/read-quotation';
import { newFormKey } from '../form-key';
import { LineName } from './line-name';

type OtherVersion = { number: string; version: number };

/** What is around a version of a quotation. */
export type Versions = {
  /** The version that was sent before it, with what is another since. */
  before: (OtherVersion & { changes: Changes }) | null;
  /** The version that has replaced it. */
  newer: OtherVersion | null;
  /** A later one that staff still write. */
  draft: OtherVersion | null;
};

const pathOf = ({ number }: { number: string }) => `/staff/quotations/${number}`;

const ToVersion = ({ to }: { to: OtherVersion }) => (
  <a href={pathOf(to)}>
    version {to.version} ({to.number})
  </a>
);

const MARKS = { new: 'New', changed: 'Changed' } as const;

type Marked = {
  line: QuotationLine;
  versions: Versions;
  /** What stands for its name, where that is typed. */
  children?: Child;
};

/** What a line is of, marked where the version before said something else. */
export function MarkedName({ line, versions, children }: Marked) {
  const change = versions.before?.changes.lines.get(line.id);
  return (
    <>
      {children || <LineName of={line} />}
      {change !== undefined && (
        <>
          {' '}
          <span class="status new">{MARKS[change]}</span>
        </>
      )}
    </>
  );
}

/** Where the other versions are, and what is another than in the one before. */
export function VersionNotes({ versions: { before, newer, draft } }: { versions: Versions }) {
  return (
    <>
      {newer && (
        <p class="note warning">
          This version can no longer be accepted: <ToVersion to={newer} /> has replaced it.
        </p>
      )}
      {draft && (
        <p class="note">
          The next one is begun: <ToVersion to={draft} /> is a draft.
        </p>
      )}
      {before && (
        <section aria-labelledby="changes">
          <h2 class="dimension" id="changes">
            Changed since version {before.version}
          </h2>
          <p>
            Before it, <ToVersion to={before} /> was sent.
          </p>
          {before.changes.words.length === 0 ? (
            <p class="empty">Nothing yet.</p>
          ) : (
            <ul>
              {before.changes.words.map((words) => (
                <li>{words}</li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

/** The next version, and a later last day, of what was sent. */
export function Renewing({
  quotation,
  versions,
}: {
  quotation: WholeQuotation;
  versions: Versions;
}) {
  const { status, version, validUntil, customer } = quotation;
  if ((status !== 'Sent' && status !== 'Declined') || versions.newer) return null;
  const tells = customer?.email ? ` ${customer.email} is told by mail.` : '';
  return (
    <section aria-labelledby="renewing">
      <h2 class="dimension" id="renewing">
        Offer it anew
      </h2>
      {!versions.draft && (
        <Form to={`${pathOf(quotation)}/revise`}>
          <p>
            A new version begins as a draft with all that this one says. This one can be accepted
            until the new one is sent.
          </p>
          <Button>Revise it as version {version + 1}</Button>
        </Form>
      )}
      {status === 'Sent' && (
        <Opening kind="cancel" summary="Extend its last day">
          <p>Lines and prices stay.{tells}</p>
          <Form to={`${pathOf(quotation)}/extend`} kind="edit">
            <Hidden name="from" value={validUntil} />
            <Line name="validUntil" label="Valid until" kind="date" needed value={validUntil} />
            <Button kind="main">Extend</Button>
          </Form>
        </Opening>
      )}
    </section>
  );
}

/** A draft of its own with the same lines. */
export const Copying = ({ quotation }: { quotation: WholeQuotation }) =>
  quotation.lines.length > 0 && (
    <Opening kind="cancel" summary="Copy it into a new quotation">
      <p>
        The same lines at the prices of now and without discounts, for the same customer until you
        name another.
      </p>
      <Form to={`${pathOf(quotation)}/copy`}>
        <Hidden name="key" value={newFormKey()} />
        <Button>Make the copy</Button>
      </Form>
    </Opening>
  );
