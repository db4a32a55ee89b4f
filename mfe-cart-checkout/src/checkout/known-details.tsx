import styled from '@emotion/styled';
import type { SubmitEvent } from 'react';
import { joinAddress } from 'shared-contracts/wire/order';
import { Button } from 'shared-ui/button';
import { SectionTitle } from 'shared-ui/section-title';
import { Row, Stack } from 'shared-ui/stack';
import { FORM_ID } from './form-id';
import type { FormValues } from './fields';

const Details = styled.form`
  overflow-wrap: anywhere;

  h2 {
    font-size: var(--text-xl);
  }
  /* Level with the heading beside. */
  button {
    margin-block: -0.375rem;
  }
`;

/** Who orders, as in the customer's last order: nothing to fill in, and Edit where it has changed. */
export function KnownDetails({
  values,
  locked,
  onEdit,
  onSubmit,
}: {
  values: FormValues;
  /** An order with these values is under way, or its outcome is unknown. */
  locked: boolean;
  onEdit: () => void;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}) {
  return (
    <Details id={FORM_ID} aria-label="Checkout" noValidate onSubmit={onSubmit}>
      <Stack gap={3}>
        <Row justify="space-between">
          <SectionTitle>Your details</SectionTitle>
          <Button variant="secondary" size="small" disabled={locked} onClick={onEdit}>
            Edit
          </Button>
        </Row>
        <div>
          <p>
            <strong>{`${values.first_name} ${values.last_name}`}</strong>
          </p>
          {values.company ? <p>{values.company}</p> : null}
          <p>{joinAddress(values)}</p>
          <p>{values.phone}</p>
          <p>{values.email}</p>
        </div>
      </Stack>
    </Details>
  );
}
