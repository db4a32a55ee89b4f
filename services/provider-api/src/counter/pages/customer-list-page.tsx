/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Line } from 'back-office/forms/fields';
import { Button, Search } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { formatDate } from 'shared-contracts/dates';
import type { Customer } from '../../domain/customers/find-customers';
import { addressWith } from '../asked-page';
import { inquirerPath } from './inquirer-page';

const AT = '/staff/customers';

type CustomerList = {
  customers: readonly Customer[];
  q: string | undefined;
  /** The id before which the next page begins; null on the last. */
  older: number | null;
};

const row = ({ id, name, email, createdAt }: Customer) => [
  { of: <a href={`${AT}/${id}`}>{name}</a> },
  { of: email },
  { of: formatDate(createdAt.toISOString()).text },
];

const Nobody = ({ q }: Pick<CustomerList, 'q'>) => (
  <>
    <p class="empty">No customers found.</p>
    {q?.includes('@') && (
      <p>
        <a href={inquirerPath(q)}>Inquiries of {q}</a>
      </p>
    )}
  </>
);

/** Customers, the newest first. */
export const CustomerListPage = ({ customers, q, older }: CustomerList) => (
  <>
    <div class="heading">
      <h1>Customers</h1>
    </div>
    <Search to={AT}>
      <div class="wide">
        <Line
          name="q"
          label="Name, email, phone or company"
          kind="search"
          value={q ?? ''}
          most={100}
        />
      </div>
      <Button>Find</Button>
    </Search>
    {customers.length === 0 ? (
      <Nobody q={q} />
    ) : (
      table('Customers, the newest first', ['Name', 'Email', 'Since'], customers.map(row))
    )}
    <p class="pages">
      {older !== null && (
        <a class="button" href={addressWith(AT, { q, before: older })}>
          Earlier
        </a>
      )}
    </p>
  </>
);
