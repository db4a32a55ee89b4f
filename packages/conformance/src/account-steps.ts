/** The part of a visit that is about the customer's own account. */
import { randomUUID } from 'node:crypto';
import { login } from 'shared-contracts/calls';
import type { CallName } from './promised';
import type { Step } from './step';
import type { Visitor } from './visitor';

const STAYS = 'the customer that was named keeps account and password';
const COMPANY = { company_name: 'Conformance', tin: '123-456-789-000' };

export async function logInAgain(visitor: Visitor): Promise<null> {
  const { email, password } = visitor.known;
  const { json } = await visitor.wire.call(login, { body: { email, password } });
  const { token } = (json ?? {}) as { token?: unknown };
  if (typeof token === 'string') visitor.token = token;
  return null;
}

export const leaveForGood = (visitor: Visitor): Promise<string | null> =>
  visitor.given ? Promise.resolve(STAYS) : logInAgain(visitor);

/** Checks that nobody can log in to an account that was deleted. */
export async function isGone({ wire, known: { email, password } }: Visitor): Promise<string[]> {
  const { status } = await wire.call(login, { body: { email, password } });
  return status >= 400 && status < 500 ? [] : [`email: still logs in, with ${status}`];
}

function takeNewPassword({ known, given }: Visitor): Promise<string | null> {
  if (given) return Promise.resolve(STAYS);
  const password = `Visit-${randomUUID()}`;
  Object.assign(known, {
    current_password: known.password,
    password,
    password_confirmation: password,
  });
  return Promise.resolve(null);
}

export const accountSteps = {
  saveCompany: { body: COMPANY },
  readCompany: {
    after: (_, json) =>
      Object.entries(COMPANY).flatMap(([field, value]) =>
        (json as Record<string, unknown>)[field] === value ? [] : [`${field}: not as it was saved`],
      ),
  },
  keepSignIn: {},
  resumeSignIn: {
    after: ({ known }, json) =>
      (json as { user?: { email?: unknown } }).user?.email === known.email
        ? []
        : ['user.email: another customer’s'],
  },
  fetchPersistentSignIns: {
    record({ known }, json) {
      const [newest] = json as { id?: string | number }[];
      if (newest?.id !== undefined) known.id = String(newest.id);
    },
    after: (_, json) =>
      (json as { here?: unknown }[]).some(({ here }) => here === true)
        ? []
        : ['here: on no device, right after keepSignIn'],
  },
  endPersistentSignIn: {},
  readAccountData: {},
  changePassword: { before: takeNewPassword },
} satisfies Partial<Record<CallName, Step>>;
