import { useState } from 'react';
import { Button, type ButtonVariant } from 'shared-ui/button';
import { Checkbox, RadioGroup } from 'shared-ui/choice';
import { Chip } from 'shared-ui/chip';
import { Field, TextArea } from 'shared-ui/field';
import { PasswordField } from 'shared-ui/password-field';
import { SelectField } from 'shared-ui/select-field';
import { FormSummary } from 'shared-ui/form-summary';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { QuantityField } from 'shared-ui/quantity-field';
import { Grid, Row, Stack } from 'shared-ui/stack';
import { Group, Specimen } from './specimen';

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const none = undefined;
const wrong = 'This field is required.';

function Buttons() {
  const [pressed, setPressed] = useState(true);
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button ${variant}: plain, small, pending, disabled`}>
          <Row wrap>
            <Button variant={variant}>Add to cart</Button>
            <Button variant={variant} size="small">
              Add to cart
            </Button>
            <Button variant={variant} pending>
              Add to cart
            </Button>
            <Button variant={variant} disabled>
              Add to cart
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Icon button, chips">
        <Row wrap>
          <IconButton icon={icons.search} label="Search" />
          <IconButton icon={icons.trash} label="Remove" disabled />
          <Chip
            pressed={pressed}
            onClick={() => {
              setPressed(!pressed);
            }}
          >
            In stock
          </Chip>
          <Chip>18 V</Chip>
        </Row>
      </Specimen>
    </>
  );
}

function Fields() {
  const [quantity, setQuantity] = useState(12);
  const [picked, setPicked] = useState('a');
  return (
    <Grid min="16rem" gap={5}>
      <Field name="plain" label="City" error={none} defaultValue="Caloocan City" required />
      <Field name="wrong" label="Postal code" error={wrong} hint="Four digits" id="wrong" />
      <Field name="off" label="Country" error={none} disabled defaultValue="Philippines" />
      <PasswordField
        name="password"
        label="Password"
        error={none}
        autoComplete="current-password"
        defaultValue="not a password"
      />
      <SelectField
        name="select"
        label="Sort"
        error={none}
        options={[
          { value: 'default', label: 'Default' },
          { value: 'az', label: 'Name, A to Z' },
        ]}
      />
      <TextArea name="text" label="Inquiry" error={none} rows={3} />
      <Stack gap={2}>
        <QuantityField label="Quantity" value={quantity} onChange={setQuantity} />
        <Checkbox name="check" label="In stock only" error={none} defaultChecked />
        <Checkbox name="check-wrong" label="I am at least 18 years old" error={wrong} />
      </Stack>
      <RadioGroup
        label="Variant"
        name="variant"
        error={none}
        value={picked}
        onChange={setPicked}
        options={[
          { value: 'a', label: '100 mm', note: '₱3,425.00' },
          { value: 'b', label: '125 mm', note: 'Out of Stock', disabled: true },
          { value: 'c', label: '180 mm' },
        ]}
      />
    </Grid>
  );
}

/** It takes the focus when it appears, so it appears only on a click. */
function Summary() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
        Summary of faults
      </Button>
      <FormSummary
        attempt={attempt}
        errors={attempt > 0 ? [{ fieldId: 'wrong', message: 'Postal code: four digits' }] : []}
      />
    </>
  );
}

/** The primitives that are pressed or filled in. */
export function ControlsShown() {
  return (
    <>
      <Group title="Buttons">
        <Buttons />
      </Group>
      <Group title="Fields">
        <Stack gap={5}>
          <Summary />
          <Fields />
        </Stack>
      </Group>
    </>
  );
}
