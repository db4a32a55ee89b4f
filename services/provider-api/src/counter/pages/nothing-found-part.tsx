/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { formatDate } from 'shared-contracts/dates';
import type { Period } from '../../domain/reports/period';
import type { NothingFound as Missed } from '../../domain/search/nothing-found';
import { addressWith } from '../asked-page';
import { CHOICES_AT } from './choices-path';
import { SYNONYMS_AT } from './synonym-paths';

export const SYNONYM_PATH = '/staff/reports/synonym';

type Naming = { query: string; at: number; period: Period };

const Name = ({ query, at, period }: Naming) => (
  <div class="amounts">
    <Form to={addressWith(SYNONYM_PATH, { period })}>
      <Hidden name="phrase" value={query} />
      <Line
        id={`meant-${at}`}
        name="names"
        label={`What the catalogue calls ${query}`}
        unseen
        needed
        most={200}
      />
      <Button>
        Add <span class="hidden">the name for {query}</span>
      </Button>
    </Form>
  </div>
);

const Beside = () => (
  <>
    <a href={SYNONYMS_AT}>All search names</a>, <a href={CHOICES_AT}>what shoppers choose</a>
  </>
);

const COLUMNS = ['Search', 'Times', 'Last', 'In the catalogue it is called'];

/** Searches that found nothing, each with a form that says what was meant. */
export function NothingFound({ rows, period }: { rows: readonly Missed[]; period: Period }) {
  if (rows.length === 0) {
    return (
      <p class="empty">
        Every search found something. <Beside />
      </p>
    );
  }
  return (
    <>
      <p class="faint">
        Say what the catalogue calls it, and the search finds that from then on. Several names stand
        with | between them. Nothing is kept of who searched. <Beside />
      </p>
      {table(
        'Searches that found nothing, the most frequent first',
        COLUMNS,
        rows.map(({ query, times, lastDay }, at) => [
          { of: query },
          { of: times, number: true },
          { of: formatDate(`${lastDay}T00:00:00+08:00`).text },
          { of: <Name query={query} at={at} period={period} /> },
        ]),
      )}
    </>
  );
}
