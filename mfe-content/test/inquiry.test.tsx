// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maria, refuse, type Answers } from 'host-kit/test-shop.tsx';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { InquiryPrefill } from 'shared-contracts/slots';
import { InquiryDialog } from '../src/inquiry/inquiry-dialog';
import { inquiryText } from '../src/inquiry/inquiry-text';
import { openShop } from './shop';

const SEND = '/api/utilities/inquiries/send';

afterEach(cleanup);

test.each<[InquiryPrefill, string]>([
  [{}, ''],
  [{ brand: '', product: '' }, ''],
  [{ product: 'Drill' }, 'Inquiry about: Product Drill'],
  [
    { brand: 'Tekuma', product: 'Drill', model: '13 mm' },
    'Inquiry about: Brand Tekuma, Product Drill, Model 13 mm',
  ],
  [{ order: 'ORD-1' }, 'Inquiry about: Order ORD-1'],
  [
    { order: 'ORD-1', returning: ['2 x Drill, 13 mm', '1 x Saw'] },
    'Inquiry about: Order ORD-1\n\n' +
      'I would like to bring back:\n2 x Drill, 13 mm\n1 x Saw\nWhat is wrong with it: ',
  ],
])('an inquiry about %j starts with %j', (prefill, text) => {
  expect(inquiryText(prefill)).toBe(text);
});

function open(answers: Answers, prefill: InquiryPrefill = {}, session: typeof maria | null = null) {
  const shop = openShop(answers, session);
  const user = userEvent.setup();
  const show = () =>
    shop.show(() => {
      const [open, setOpen] = useState(true);
      const close = () => setOpen(false);
      return <InquiryDialog open={open} onClose={close} prefill={prefill} />;
    });
  show();
  return { ...shop, user, reopen: () => (cleanup(), show()) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('Name'), 'Juan');
  await user.type(field('Mobile number'), '0917 555 0100');
  await user.type(field('Email'), 'juan@shop.example');
  await user.type(field('Inquiry'), 'How much for ten?');
}
const send = () => screen.getByRole('button', { name: 'Send inquiry' });

test.each([
  [{ message: 'We will call you.', data: { reference: 'INQ-9' } }, 'We will call you.'],
  [{}, 'Inquiry sent successfully!'],
])('an inquiry answered with %o is confirmed and the dialog closes', async (answer, words) => {
  const { seen, user } = open({ [SEND]: () => answer });
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen.toasts).toEqual([{ tone: 'success', text: words }]);
  expect(seen.requests).toEqual([
    {
      method: 'POST',
      url: SEND,
      body: {
        name: 'Juan',
        mobileNumber: '0917 555 0100',
        email: 'juan@shop.example',
        company: '',
        inquiry: 'How much for ten?',
      },
    },
  ]);
});

test.each([
  ['the words of the server', () => refuse(429, { message: 'Too many.' }), 'Too many.'],
  ['words of our own', () => refuse(500, null), 'Something went wrong!'],
])(
  'a failed inquiry stays open with what was typed, its form and one announcement say %s',
  async (_case, answer, words) => {
    const { seen, user } = open({ [SEND]: answer });
    await fill(user);
    await user.click(send());
    await waitFor(() => {
      expect(seen.toasts).toEqual([{ tone: 'danger', text: words }]);
    });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(seen.reports).toHaveLength(1);
    expect(field('Inquiry').value).toBe('How much for ten?');
  },
);

test('a sent inquiry is named by its reference, and its draft is deleted', async () => {
  const { user, reopen } = open({ [SEND]: () => ({ data: { reference: 'INQ-9' } }) });
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  reopen();
  expect(screen.getByText('Already sent in this visit: INQ-9')).toBeDefined();
  expect(field('Inquiry').value).toBe('');
  cleanup();
  // A new host means a new visit.
  open({});
  expect(screen.queryByText(/^Already sent/)).toBeNull();
});

test('what was typed is there again when the dialog is opened again', async () => {
  const { user, reopen } = open({});
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  reopen();
  expect(field('Name').value).toBe('Juan');
  expect(field('Inquiry').value).toBe('How much for ten?');
});

test("a customer's draft is not shown to the next person on this computer", async () => {
  const { host, user, reopen } = open({}, {}, maria);
  await user.type(field('Mobile number'), '0917 555 0100');
  host.session.end('logout');
  reopen();
  expect(field('Name').value).toBe('');
  expect(field('Mobile number').value).toBe('');
});

test('a customer finds name, email and product filled in', () => {
  open({}, { brand: 'Tekuma', product: 'Drill', model: '13 mm' }, maria);
  expect(field('Name').value).toBe('Maria');
  expect(field('Email').value).toBe('maria@shop.example');
  expect(field('Inquiry').value).toBe('Inquiry about: Brand Tekuma, Product Drill, Model 13 mm');
});

test('only the company may be left out', async () => {
  const { seen, user } = open({});
  await user.click(send());
  expect(screen.getAllByText('This field is required.')).toHaveLength(4);
  expect(field('Company (optional)').getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement).toBe(field('Name'));
  expect(seen.requests).toEqual([]);
});

test('a text that is longer than the shop takes stays whole, and its field says so', async () => {
  const { seen, user } = open({});
  for (const [label, letters] of [
    ['Name', 200],
    ['Mobile number', 40],
    ['Company (optional)', 201],
    ['Inquiry', 5001],
  ] as const) {
    fireEvent.input(field(label), { target: { value: ` ${'x'.repeat(letters)} ` } });
  }
  await user.type(field('Email'), 'juan@example.com');
  await user.click(send());
  expect(screen.getAllByText(/^At most/).map(({ textContent }) => textContent)).toEqual([
    'At most 200 characters.',
    'At most 5000 characters.',
  ]);
  expect(field('Inquiry').value).toHaveLength(5003);
  expect(document.activeElement).toBe(field('Company (optional)'));
  expect(seen.requests).toEqual([]);
});

test('a program that fills every field gives itself away', async () => {
  const { seen, user } = open({ [SEND]: () => ({}) });
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(trap?.tabIndex).toBe(-1);
  expect(trap?.autocomplete).toBe('off');
  await fill(user);
  if (trap) trap.value = 'http://spam.example';
  await user.click(send());
  await waitFor(() => expect(seen.requests).toHaveLength(1));
  expect(seen.requests[0]?.body).toMatchObject({ website: 'http://spam.example' });
});
