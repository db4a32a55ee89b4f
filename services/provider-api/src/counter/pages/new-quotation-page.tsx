/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { NOBODY } from '../../domain/orders/known-contact';
import { newFormKey } from '../form-key';
import { ContactFields } from './drafts/draft-customer';

/** Begins a quotation for somebody who stands at the counter, calls or writes. */
export const NewQuotationPage = () => (
  <>
    <p class="back">
      <a href="/staff/quotations">All quotations</a>
    </p>
    <h1>New quotation</h1>
    <p>
      For somebody who is here, calls or writes. A customer with an account can be chosen next, and
      all of it can also be said later.
    </p>
    <Form to="/staff/quotations/new" kind="edit">
      <Hidden name="key" value={newFormKey()} />
      <ContactFields of={NOBODY} hasAccount={false} />
      <Button kind="main">Begin the quotation</Button>
    </Form>
  </>
);
