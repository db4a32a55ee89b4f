/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** The money of a day: what should be there, what was counted, and what came and went. */
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form, Opening } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { Signature, Titled } from 'back-office/parts/title-block';
import { formatMoney } from 'shared-contracts/money';
import { versionOf } from '../../domain/audit/version';
import { lineKey, type Expected } from '../../domain/payments/cash-count';
import type { CashDay } from '../../domain/payments/read-days';
import { dayInWords } from './day-in-words';
import { Moment } from './moment';
import { methodWords } from './money-words';

type Shown = {
  day: CashDay;
  /** Whether somebody of this role may open a closed day again. */
  mayReopen: boolean;
};

const pathOf = ({ day }: CashDay) => `/staff/money/${day}`;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What one clerk has counted of one method. */
const Counted = ({ line }: { line: Expected }) => {
  const key = lineKey(line);
  const whose = `${line.method} of ${line.clerk}`;
  return (
    <div class="counted">
      <div>
        <Line
          id={`counted-${key}`}
          name={`counted-${key}`}
          label={`Counted: ${whose}`}
          needed
          most={20}
          size={10}
          inputmode="decimal"
        />
      </div>
      <div>
        <Line
          id={`note-${key}`}
          name={`note-${key}`}
          label="Note where it differs"
          about={`for ${whose}`}
          most={200}
        />
      </div>
    </div>
  );
};

const Expectation = ({ expected }: { expected: readonly Expected[] }) =>
  expected.length === 0 ? (
    <p>No money came or went.</p>
  ) : (
    table(
      'What should be there',
      ['Method', 'Clerk', 'Expected'],
      [
        ...expected.map((line) => [
          { of: line.method },
          { of: line.clerk },
          { of: formatMoney(line.expected), number: true },
        ]),
        [
          { of: 'Total' },
          { of: '' },
          { of: formatMoney(sumOf(expected.map((line) => line.expected))), number: true },
        ],
      ],
    )
  );

/** Counting an open day. */
const Counting = ({ day }: { day: CashDay }) => (
  <>
    <Expectation expected={day.expected} />
    <Form to={`${pathOf(day)}/close`} kind="edit">
      <Hidden name="shown" value={versionOf(day.expected)} />
      {day.expected.map((line) => (
        <Counted line={line} />
      ))}
      <Button kind="main">Close the day</Button>
    </Form>
  </>
);

const COUNT_COLUMNS = ['Method', 'Clerk', 'Expected', 'Counted', 'Difference', 'Note'];

type Count = NonNullable<CashDay['count']>;

const CountTable = ({ count }: { count: Count }) =>
  count.lines.length === 0 ? (
    <p>No money came or went.</p>
  ) : (
    table(
      `Counted by ${count.staffName}`,
      COUNT_COLUMNS,
      count.lines.map((line) => [
        { of: line.method },
        { of: line.clerk },
        { of: formatMoney(line.expected), number: true },
        { of: formatMoney(line.counted), number: true },
        { of: formatMoney(line.counted - line.expected), number: true },
        { of: line.note || '-' },
      ]),
    )
  );

const Closed = ({ count, day, mayReopen }: { count: Count } & Shown) => (
  <>
    <p>
      Closed by {count.staffName}, <Moment at={count.closedAt} />
    </p>
    <CountTable count={count} />
    <Signature who="Counted by" />
    {mayReopen && (
      <Opening kind="cancel" summary="Open this day again">
        <Form to={`${pathOf(day)}/reopen`}>
          <Line name="reason" label="Reason" needed most={200} />
          <Button kind="danger">Open the day again</Button>
        </Form>
      </Opening>
    )}
  </>
);

const Reopened = ({ counts }: { counts: readonly Count[] }) => (
  <>
    {counts.map((count) => (
      <section>
        <p>
          Closed by {count.staffName}, {<Moment at={count.closedAt} />}. Opened again by{' '}
          {count.reopenedBy}: {count.reopenReason}
        </p>
        <CountTable count={count} />
      </section>
    ))}
  </>
);

const Entries = ({ day: { entries } }: { day: CashDay }) =>
  entries.length === 0 ? null : (
    <section>
      <h2 class="dimension">What came and went</h2>
      {table(
        'Payments and refunds of the day',
        ['Order', 'When', 'Amount', 'Method', 'Clerk'],
        entries.map(({ entry, number }) => [
          {
            of: (
              <a href={`/staff/orders/${number}`} class="model">
                {number}
              </a>
            ),
          },
          { of: <Moment at={entry.at} /> },
          {
            of: (
              <>
                <span class={entry.voidedAt === null ? undefined : 'voided'}>
                  {formatMoney(entry.kind === 'refund' ? -entry.amount : entry.amount)}
                </span>
                {entry.voidedAt !== null && <span class="sub"> taken back</span>}
              </>
            ),
            number: true,
          },
          { of: methodWords(entry) },
          { of: entry.staffName ?? '-' },
        ]),
        { kind: 'wide' },
      )}
    </section>
  );

export const CashCountPage = ({ day, mayReopen }: Shown) => (
  <>
    <p class="back">
      <a href="/staff/money">All days</a>
    </p>
    <article class="sheet">
      <Titled
        facts={[
          ['Day', dayInWords(day.day)],
          ['State', day.count === null ? 'Open' : 'Closed'],
        ]}
      >
        <h1>Cash count, {dayInWords(day.day)}</h1>
      </Titled>
      {day.count === null ? (
        <Counting day={day} />
      ) : (
        <Closed count={day.count} day={day} mayReopen={mayReopen} />
      )}
      <Reopened counts={day.reopened} />
      <Entries day={day} />
    </article>
  </>
);
