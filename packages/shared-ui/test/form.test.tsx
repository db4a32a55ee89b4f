// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Field } from '../src/field';
import { FormStatus } from '../src/form-status';
import { FormSummary } from '../src/form-summary';
import { useForm, type Explain, type Send } from '../src/use-form';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const explain: Explain = (error) =>
  error === 'gone' ? null : { message: String(error), fields: { email: 'Already taken.' } };

function Letter({ send }: { send: Send }) {
  const form = useForm(explain, send);
  return (
    <form noValidate onSubmit={form.submit}>
      <FormStatus state={form.state} />
      <Field label="Name" name="name" required error={form.faults.name} />
      <Field label="Email" name="email" type="email" required error={form.faults.email} />
      <Field label="Company" name="company" error={form.faults.company} />
      <button>Send</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button', { name: 'Send' });

async function fill(send: Send) {
  const user = userEvent.setup();
  const page = render(<Letter send={send} />);
  await user.type(field('Name'), 'Ana');
  await user.type(field('Email'), 'ana@shop.example');
  return { user, ...page };
}

it('sends nothing while a field is faulty, and leads to the first one', async () => {
  const send = vi.fn<Send>();
  render(<Letter send={send} />);
  const user = userEvent.setup();
  await user.type(field('Name'), '  ');
  await user.type(field('Email'), 'ana');
  await user.click(button());
  expect(screen.getByText('This field is required.')).toBeDefined();
  expect(screen.getByText('Please enter a valid email address.')).toBeDefined();
  expect(field('Company').getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(field('Name'));
  expect(send).not.toHaveBeenCalled();
});

it('keeps a refusal and what was typed in sight until it is sent well', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce('Not like this.').mockResolvedValueOnce();
  const { user } = await fill(send);
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Not like this.');
  expect(screen.getByText('Already taken.')).toBeDefined();
  expect(document.activeElement).toBe(field('Email'));
  expect(field('Name').value).toBe('Ana');
  await user.click(button());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.queryByText('Already taken.')).toBeNull();
});

it('says a refusal once where a field says the same, and else in the form', async () => {
  const send = vi.fn<Send>().mockRejectedValue('Already taken.');
  const { user } = await fill(send);
  await user.click(button());
  await waitFor(() => expect(document.activeElement).toBe(field('Email')));
  expect(screen.getAllByText('Already taken.')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends once, however often it is told to', async () => {
  const send = vi.fn<Send>(() => new Promise(() => undefined));
  const { user } = await fill(send);
  await user.click(button());
  await user.click(button());
  expect(send).toHaveBeenCalledTimes(1);
  const [values] = send.mock.calls[0] ?? [];
  expect([values?.('name'), values?.('company'), values?.('nothing')]).toEqual(['Ana', '', '']);
});

it('gives up when it goes away', async () => {
  const send = vi.fn<Send>(() => new Promise(() => undefined));
  const { user, unmount } = await fill(send);
  await user.click(button());
  expect(send.mock.calls[0]?.[1].aborted).toBe(false);
  unmount();
  expect(send.mock.calls[0]?.[1].aborted).toBe(true);
});

it('takes a check of its own, leads to its summary, and takes back what was said of a field', async () => {
  const send = vi.fn<Send>();
  function Order() {
    const form = useForm(explain, send, {
      check: () => ({ city: 'Please choose a city.', phone: 'Please enter a phone number.' }),
      leadsTo: 'summary',
    });
    const errors = Object.entries(form.faults).map(([fieldId, message]) => ({ fieldId, message }));
    return (
      <form noValidate onSubmit={form.submit}>
        <FormSummary errors={errors} attempt={form.attempt} />
        <Field
          label="City"
          name="city"
          error={form.faults.city}
          onChange={() => {
            form.mend('city');
          }}
        />
        <Field label="Phone" name="phone" error={form.faults.phone} />
        <button>Send</button>
      </form>
    );
  }
  render(<Order />);
  const user = userEvent.setup();
  await user.click(button());
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  await user.type(field('City'), 'Cebu');
  expect(document.activeElement).toBe(field('City'));
  expect(field('City').getAttribute('aria-invalid')).toBeNull();
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
  await user.click(button());
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(send).not.toHaveBeenCalled();
});

it('says nothing of a call that nobody waits for', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce('gone');
  const { user } = await fill(send);
  await user.click(button());
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says after 8 seconds that it is still at work', () => {
  vi.useFakeTimers();
  render(<FormStatus state={{ kind: 'sending' }} />);
  act(() => void vi.advanceTimersByTime(7999));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('Still working. Please wait.');
});
