/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { NOBODY } from '../../../domain/orders/known-contact';
import { newFormKey } from '../../form-key';
import { ContactFields } from './draft-customer';

/** Begins an order for somebody who stands at the counter or calls. */
export const NewOrderPage = () => (
  <>
    <p class="back">
      <a href="/staff/orders">All orders</a>
    </p>
    <h1>New order</h1>
    <p>For a customer who is here or calls. All of it can also be said later.</p>
    <Form to="/staff/orders/new" kind="edit">
      <Hidden name="key" value={newFormKey()} />
      <Line
        name="code"
        label="First item"
        most={100}
        focused
        hint="Its barcode or model number, or words."
      />
      <ContactFields of={NOBODY} hasAccount={false} />
      <Button kind="main">Begin the order</Button>
    </Form>
  </>
);
