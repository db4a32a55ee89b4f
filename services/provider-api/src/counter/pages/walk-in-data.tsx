/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Button, Form, Opening } from 'back-office/forms/form';
import { OwnPassword } from 'back-office/pages/own-password-field';
import { isOfWalkIn } from '../../domain/customers/forget-walk-in';
import type { WholeOrder } from '../../domain/orders/read-orders';

/** Deleting what an order says of its customer, who has no page of their own; nothing for any other order. */
export const WalkInData = ({ order }: { order: WholeOrder }) =>
  isOfWalkIn(order) && (
    <Opening kind="cancel" summary="Delete what is stored of the customer">
      <Form to={`/staff/orders/${order.number}/forget`}>
        <p>
          For a person who has asked for it and shown who it is. Name, phone, company and notes of
          this order are deleted for good, and the quotation that it came from; what was sold and
          paid stays. It is written into the log.
        </p>
        <OwnPassword id="forget-current" />
        <Button kind="danger">Delete it</Button>
      </Form>
    </Opening>
  );
