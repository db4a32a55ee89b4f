import styled from '@emotion/styled';
import { useRevalidator } from 'react-router-dom';
import { tellRefusals } from 'shared-contracts/refusal';
import { Button } from 'shared-ui/button';
import { TextArea } from 'shared-ui/field';
import { FormStatus } from 'shared-ui/form-status';
import { useForm } from 'shared-ui/use-form';
import { postDecline } from '../api/quotations';
import { useHost } from '../host';

const Box = styled.details`
  summary {
    padding-block: var(--space-3);
    cursor: pointer;
  }
  form {
    display: grid;
    justify-items: start;
    gap: var(--space-3);
    max-width: 32rem;
  }
  form > div {
    width: 100%;
  }
`;

const limits = { reason: { required: false, most: 1000, email: false } };

/** Says that the quotation is not wanted, with a reason if there is one. */
export function DeclineForm({ number }: { number: string }) {
  const host = useHost();
  const { revalidate } = useRevalidator();
  const form = useForm(
    tellRefusals(host),
    async (values) => {
      await postDecline(host.http, number, values('reason').trim());
      await revalidate();
    },
    { limits },
  );
  return (
    <Box>
      <summary>Decline this quotation</summary>
      <form noValidate onSubmit={form.submit}>
        <FormStatus state={form.state} told />
        <TextArea label="Reason (optional)" {...form.field('reason')} rows={3} />
        <Button type="submit" variant="secondary" pending={form.pending}>
          Decline
        </Button>
      </form>
    </Box>
  );
}
