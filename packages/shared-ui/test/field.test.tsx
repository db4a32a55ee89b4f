// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Checkbox, RadioGroup } from '../src/choice';
import { Field, TextArea } from '../src/field';
import { PasswordField } from '../src/password-field';
import { SelectField } from '../src/select-field';
import { FormSummary } from '../src/form-summary';

afterEach(cleanup);

function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' | ');
}

it('ties label, hint and error to the input', () => {
  render(
    <Field label="E-mail" name="email" error="Enter an e-mail" hint="For the receipt" required />,
  );
  const input = screen.getByRole('textbox', { name: 'E-mail' });
  expect(descriptionOf(input)).toBe('Enter an e-mail | For the receipt');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input).toHaveProperty('required', true);
  expect(screen.getByText('Required')).toBeTruthy();
});

it('says nothing of errors when there is none', () => {
  render(<TextArea label="Message" name="message" error={undefined} />);
  const area = screen.getByRole('textbox', { name: 'Message' });
  expect(area.hasAttribute('aria-invalid')).toBe(false);
  expect(area.hasAttribute('aria-describedby')).toBe(false);
});

it('shows and hides the password without losing it', async () => {
  render(
    <PasswordField
      label="Password"
      name="password"
      error={undefined}
      autoComplete="current-password"
    />,
  );
  const input = screen.getByLabelText('Password');
  await userEvent.type(input, 'torque');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveProperty('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveProperty('type', 'password');
  expect(input).toHaveProperty('value', 'torque');
});

it('offers the options of a select by their labels', async () => {
  render(
    <SelectField
      label="Region"
      name="region"
      error="Choose one"
      placeholder="Choose a region"
      defaultValue=""
      options={[
        { value: 'ncr', label: 'Metro Manila' },
        { value: 'ceb', label: 'Cebu' },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Region' });
  await userEvent.selectOptions(select, 'Cebu');
  expect(select).toHaveProperty('value', 'ceb');
  expect(descriptionOf(select)).toBe('Choose one');
});

it('ties the error of a checkbox, and names a group of radios', async () => {
  const chosen: string[] = [];
  render(
    <>
      <Checkbox label="I agree" name="agree" error="Please agree" />
      <RadioGroup
        label="Delivery"
        name="delivery"
        value="pickup"
        onChange={(value) => chosen.push(value)}
        error={undefined}
        options={[
          { value: 'pickup', label: 'Pick up' },
          { value: 'truck', label: 'Truck', note: 'Two days' },
        ]}
      />
    </>,
  );
  expect(descriptionOf(screen.getByRole('checkbox', { name: 'I agree' }))).toBe('Please agree');
  expect(screen.getByRole('group', { name: 'Delivery' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /Truck/ }));
  expect(chosen).toEqual(['truck']);
});

it('takes the focus to the summary of errors, and from there to a field', async () => {
  const form = (errors: { fieldId: string; message: string }[], attempt: number) => (
    <form>
      <FormSummary errors={errors} attempt={attempt} />
      <Field id="phone" label="Phone" name="phone" error={errors[0]?.message} />
    </form>
  );
  const errors = [{ fieldId: 'phone', message: 'Enter a phone number' }];
  const { rerender } = render(form([], 0));
  expect(screen.queryByRole('alert')).toBeNull();

  rerender(form(errors, 1));
  expect(document.activeElement?.textContent).toBe('Please check these fields');
  await userEvent.click(screen.getByRole('link', { name: 'Enter a phone number' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));

  rerender(form(errors, 2));
  expect(document.activeElement?.textContent).toBe('Please check these fields');
});
