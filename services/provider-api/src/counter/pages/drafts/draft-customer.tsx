/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form, Search } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import type { Customer } from '../../../domain/customers/find-customers';
import type { Contact } from '../../../domain/orders/known-contact';

/** Whose order or quotation it is, in fields of a form. */
export const ContactFields = ({ of, hasAccount }: { of: Contact; hasAccount: boolean }) => (
  <>
    <Line name="name" label="Name" value={of.name} most={200} autocomplete="off" />
    <Line name="phone" label="Phone" value={of.phone} most={40} autocomplete="off" />
    {hasAccount ? (
      <Hidden name="email" value={of.email} />
    ) : (
      <Line
        name="email"
        label="Email"
        value={of.email}
        most={254}
        autocomplete="off"
        hint="Without one nobody is told by mail."
      />
    )}
    <Line name="company" label="Company" value={of.company} most={200} autocomplete="off" />
  </>
);

/** Accounts that were searched for as customers. */
export type SearchedCustomers = { words: string; found: readonly Customer[] };

type Account = {
  /** The draft's path. */
  at: string;
  what: 'order' | 'quotation';
  /** Whose it is; null for nobody's with an account. */
  account: { id: number; email: string } | null;
  customers: SearchedCustomers;
};

const Choosing = ({ at, customer }: { at: string; customer: Customer }) => (
  <Form to={`${at}/customer`}>
    <Hidden name="user" value={customer.id} />
    <Button>
      Choose <span class="hidden">{customer.name}</span>
    </Button>
  </Form>
);

function Found({ at, customers }: Pick<Account, 'at' | 'customers'>) {
  if (customers.words === '') return null;
  if (customers.found.length === 0) {
    return <p class="empty">No account found. Name and phone above are enough.</p>;
  }
  return table(
    'Accounts found',
    ['Name', 'Email', { name: 'Choose', hidden: true }],
    customers.found.map((customer) => [
      { of: customer.name },
      { of: customer.email },
      { of: <Choosing at={at} customer={customer} /> },
    ]),
  );
}

/** The account of a draft, and the search for one. */
export const DraftAccount = ({ at, what, account, customers }: Account) => (
  <section aria-labelledby="account">
    <h2 class="dimension" id="account">
      The customer’s account
    </h2>
    {account !== null && (
      <>
        <p>
          This {what} goes to the account of{' '}
          <a href={`/staff/customers/${account.id}`}>{account.email}</a>.
        </p>
        <Form to={`${at}/customer`}>
          <Button>Without an account</Button>
        </Form>
      </>
    )}
    <Search to={at}>
      <div class="wide">
        <Line
          name="who"
          label="Name, phone, email or company"
          kind="search"
          value={customers.words}
          most={100}
        />
      </div>
      <Button>Find the customer</Button>
    </Search>
    <Found at={at} customers={customers} />
  </section>
);
