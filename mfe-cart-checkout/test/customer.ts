/** Customers of the reference provider, each registered by a test of its own. */
import { createProviderClient } from 'host-kit/http';
import { invoke, type HttpClient } from 'shared-contracts/call';
import { login, register, verifyEmail } from 'shared-contracts/calls/account';
import type { Session } from 'shared-contracts/door';
import { inject } from 'vitest';

/** Calls the provider directly, as whoever has this token. */
export const clientOf = (token: string | null): HttpClient =>
  createProviderClient({
    baseUrl: inject('providerOrigin'),
    token: () => token,
    onTokenRefused: () => undefined,
  });

let customers = 0;

async function codeFor(email: string): Promise<string> {
  const mails = (await clientOf(null).send({ method: 'GET', url: '/dev/outbox' })) as {
    to: string;
    text: string;
  }[];
  const text = mails.find(({ to }) => to === email)?.text ?? '';
  return /\b\d{4}(?: \d{4}){2}\b/.exec(text)?.[0] ?? 'no code';
}

/** Registers a customer, and logs her in. */
export async function newCustomer(): Promise<Session> {
  customers += 1;
  const email = `maria-${customers}-${crypto.randomUUID()}@example.ph`;
  const password = 'mabuhay-2026!';
  const http = clientOf(null);
  await invoke(http, register, {
    body: { name: 'Maria Santos', email, password, password_confirmation: password },
  });
  await invoke(http, verifyEmail, { body: { email, verificationCode: await codeFor(email) } });
  const { token, user } = await invoke(http, login, { body: { email, password } });
  return { token, user };
}
