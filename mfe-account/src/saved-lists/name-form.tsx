import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { limitsOf } from 'shared-contracts/limits';
import { tellRefusals } from 'shared-contracts/refusal';
import { makeSavedListBody } from 'shared-contracts/wire/saved-list';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { FormStatus } from 'shared-ui/form-status';
import { Row, Stack } from 'shared-ui/stack';
import { useForm } from 'shared-ui/use-form';
import { useHost } from '../host';

const Form = styled.form`
  max-width: 32rem;
`;

type Props = {
  label: string;
  value?: string;
  action: string;
  /** Sends the name; the form shows what it throws. */
  onName: (name: string) => Promise<void>;
  /** Given where a button opens the form and Cancel closes it. */
  onCancel?: (() => void) | undefined;
};

/**
 * Asks for a list's name. Where a button opened it, its field has the focus until it closes, and the
 * button has it again.
 */
export function NameForm({ label, value = '', action, onName, onCancel }: Props) {
  const host = useHost();
  const form = useForm(tellRefusals(host), async (values) => onName(values('name').trim()), {
    limits: { name: limitsOf(makeSavedListBody).name },
  });
  const field = useRef<HTMLInputElement>(null);
  const opened = onCancel !== undefined;
  useEffect(() => {
    if (!opened) return undefined;
    const opener = document.activeElement;
    field.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [opened]);
  return (
    <Form noValidate onSubmit={form.submit}>
      <Stack gap={3}>
        <FormStatus state={form.state} told />
        <Field
          ref={field}
          label={label}
          {...form.field('name')}
          defaultValue={value}
          hint="For example: Site 4 consumables"
          autoComplete="off"
        />
        <Row>
          <Button type="submit" pending={form.pending}>
            {action}
          </Button>
          {onCancel ? (
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          ) : null}
        </Row>
      </Stack>
    </Form>
  );
}
