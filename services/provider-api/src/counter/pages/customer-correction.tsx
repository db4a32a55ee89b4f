/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Line } from 'back-office/forms/fields';
import { Button, Form, Opening } from 'back-office/forms/form';
import { OwnPassword } from 'back-office/pages/own-password-field';
import type { Customer } from '../../domain/customers/find-customers';

/** Correcting a customer's name and email, for owners. */
export const CustomerCorrection = ({ customer }: { customer: Customer }) => (
  <section aria-labelledby="correction">
    <h2 class="dimension" id="correction">
      Correct the data
    </h2>
    <Opening kind="numbers" summary="Correct name or email">
      <Form to={`/staff/customers/${customer.id}/correct`}>
        <p class="faint">
          A new email gets the inquiries and quotations of the one before, and signs the customer
          out everywhere. Both addresses are told by mail. Orders keep what was typed into them.
        </p>
        <Line id="right-name" name="name" label="Name" value={customer.name} needed most={200} />
        <Line
          id="right-email"
          name="email"
          label="Email"
          kind="email"
          value={customer.email}
          needed
          most={254}
          autocomplete="off"
        />
        <OwnPassword id="correct-current" />
        <Button>Save the correction</Button>
      </Form>
    </Opening>
  </section>
);
