/** `provider staff`: who may sign in at the counter. */
import * as z from 'zod';
import { recordStaffAudit, type StaffAction } from '../audit/record-staff';
import type { Database, Transaction } from '../../database/open';
import type { AuditFields } from '../../database/tables/audit';
import type { JobResult } from '../job-result';
import {
  addStaff,
  findStaff,
  listStaff,
  removeStaff,
  setRole,
  staffName,
  type StaffAccount,
} from './account';
import { signInLink } from 'back-office/known-device';
import { BUILT_IN } from './role';
import { closeAccount, firstOwnerLink, makeLink } from './link';

const role = z.enum(BUILT_IN);
const name = z.string().transform((text, context) => {
  const read = staffName(text);
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: 'no name of staff' });
  return z.NEVER;
});

/** What the command asks a running provider for. */
export const staffJobSchema = z.object({
  staff: z.discriminatedUnion('do', [
    z.object({ do: z.literal('list') }),
    z.object({ do: z.literal('link'), name: name.optional() }),
    z.object({ do: z.literal('add'), name, role }),
    z.object({ do: z.literal('role'), name, role }),
    z.object({ do: z.literal('reset'), name }),
    z.object({ do: z.literal('remove'), name }),
  ]),
});
export type StaffJob = z.infer<typeof staffJobSchema>;

/** Where links lead: the counter's origin, or null where this provider serves none. */
type CounterPlace = { counterOrigin: string | null };

const done = (...lines: string[]): JobResult => ({ ok: true, lines });
const refused = (line: string): JobResult => ({ ok: false, lines: [line] });

/** Where people sign in, below the counter's origin. */
const SIGN_IN_PATH = '/staff/sign-in';

const linkLines = ({ counterOrigin }: CounterPlace, path: string): string[] => [
  counterOrigin === null
    ? `Their one-time link, below the counter's address (STAFF_ORIGIN): ${path}`
    : `Their one-time link: ${counterOrigin}${path}`,
  'It is valid for a day, and works once.',
];

async function note(
  tx: Transaction,
  now: Date,
  by: 'command' | 'shop',
  action: StaffAction,
  name: string,
  fields: { before?: AuditFields; after?: AuditFields } = {},
): Promise<void> {
  const clock = { now: () => now, settings: { proxySecret: undefined } };
  await recordStaffAudit(clock, tx, { action, by, object: `staff ${name}`, ...fields });
}

async function list(tx: Transaction): Promise<JobResult> {
  const people = await listStaff(tx);
  if (people.length === 0) return done('Nobody may sign in at the counter yet.');
  return done(
    ...people.map(({ name: who, role: as, ready }) =>
      `${who.padEnd(20)} ${as.padEnd(10)} ${ready ? '' : 'has not used the link'}`.trimEnd(),
    ),
  );
}

/** What is done with an account that there is. */
async function change(
  tx: Transaction,
  job: Extract<StaffJob['staff'], { do: 'role' | 'reset' | 'remove' }>,
  account: StaffAccount,
  place: CounterPlace,
  now: Date,
): Promise<JobResult> {
  switch (job.do) {
    case 'role':
      await setRole(tx, account.id, job.role);
      await note(tx, now, 'command', 'staff role changed', account.name, {
        before: { role: account.role },
        after: { role: job.role },
      });
      return done(`${account.name} is ${job.role} from the next page on.`);
    case 'reset':
      await closeAccount(tx, account.id);
      await note(tx, now, 'command', 'staff reset', account.name);
      return done(
        `${account.name} is signed out everywhere, and needs a new password and authenticator.`,
        ...linkLines(place, await makeLink(tx, account.id, now)),
      );
    case 'remove':
      await removeStaff(tx, account.id);
      await note(tx, now, 'command', 'staff removed', account.name, {
        before: { role: account.role },
      });
      return done(`${account.name} is removed, and signed out everywhere.`);
  }
}

async function add(
  tx: Transaction,
  { name: who, role: as }: Extract<StaffJob['staff'], { do: 'add' }>,
  place: CounterPlace,
  now: Date,
): Promise<JobResult> {
  const added = await addStaff(tx, { name: who, role: as }, now);
  if (!added) return refused(`There is a ${who} already.`);
  await note(tx, now, 'command', 'staff added', who, { after: { role: as } });
  return done(`${who} is ${as}.`, ...linkLines(place, await makeLink(tx, added.id, now)));
}

/** For somebody who is shut out by strangers' tries, or who has not used the first link in time. */
async function linkOf(
  tx: Transaction,
  account: StaffAccount,
  place: CounterPlace,
  now: Date,
): Promise<JobResult> {
  await note(tx, now, 'command', 'staff link made', account.name);
  if (account.passwordHash === null) {
    return done(...linkLines(place, await makeLink(tx, account.id, now)));
  }
  return done(
    ...linkLines(place, signInLink(account, SIGN_IN_PATH, now)),
    'It asks for password and code as always, and works although others’ tries have shut the sign-in.',
  );
}

async function link(tx: Transaction, place: CounterPlace, now: Date): Promise<JobResult> {
  const path = await firstOwnerLink(tx, now);
  if (path === null) {
    return refused(
      'An owner can sign in already: `provider staff link NAME` gives somebody a link.',
    );
  }
  await note(tx, now, 'command', 'owner link made', 'owner');
  return done(...linkLines(place, path));
}

/** Each in one transaction, with its line in the audit log. */
export function runStaffJob(
  { staff: job }: StaffJob,
  { jobs, counterOrigin }: { jobs: Database } & CounterPlace,
  now = new Date(),
): Promise<JobResult> {
  const place = { counterOrigin };
  return jobs.transaction(async (tx) => {
    if (job.do === 'list') return list(tx);
    if (job.do === 'link' && job.name === undefined) return link(tx, place, now);
    if (job.do === 'add') return add(tx, job, place, now);
    const account = await findStaff(tx, job.name ?? '');
    if (!account) return refused(`There is no ${job.name}.`);
    if (job.do === 'link') return linkOf(tx, account, place, now);
    return change(tx, job, account, place, now);
  });
}

/**
 * The link of the first owner, for whoever starts the shop.
 * @returns null where an owner can sign in already
 */
export async function ownerLinkAtStart(
  jobs: Database,
  counterOrigin: string,
  now = new Date(),
): Promise<string | null> {
  const path = await jobs.transaction(async (tx) => {
    const made = await firstOwnerLink(tx, now);
    if (made !== null) await note(tx, now, 'shop', 'owner link made', 'owner');
    return made;
  });
  return path && `${counterOrigin}${path}`;
}
