/** Roles that an owner makes of rights: listed, made, changed, and removed once nobody has them. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/open';
import { staff, staffRoles } from '../../database/tables/staff';
import { addedFields, changedFields } from '../audit/changed-fields';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Deps } from '../deps';
import { invalid, notFound, Refusal } from '../refusal';
import { checkWithin } from './manage-staff';
import { BUILT_IN_ROLES, isBuiltIn, roleNamed, type Right, type Role } from './role';

/** Who does it, and with which role. */
type ByClerk = DoneBy<Clerk> & { role: Role };
type Managing = Pick<Deps, 'db' | 'now'> & { settings: Pick<Deps['settings'], 'proxySecret'> };

export type OwnRole = { name: string; rights: readonly Right[]; discountMost: number };

const NAME = /^[a-z][a-z0-9-]{1,30}$/;
const NAME_FAULT =
  'A name has 2 to 31 letters without accents, digits or hyphens, such as night-till.';

/** The built-in roles, and then the shop's own by name. */
export async function listRoles(queries: Queries): Promise<Role[]> {
  const own = await queries.select().from(staffRoles).orderBy(asc(staffRoles.name));
  return [...Object.values(BUILT_IN_ROLES), ...own.map((row) => roleNamed(row.name, row))];
}

const fieldsOf = ({ rights, discountMost }: Pick<OwnRole, 'rights' | 'discountMost'>) => ({
  rights: rights.join(', '),
  discount: `${discountMost / 100}%`,
});

const lockRoles = (tx: Transaction) =>
  tx.execute(sql`lock table ${staffRoles} in share row exclusive mode`);

async function store(
  deps: Managing,
  tx: Transaction,
  { name, rights, discountMost }: OwnRole,
  { by, network, role: own }: ByClerk,
): Promise<void> {
  checkWithin({ name, rights, discountMost }, own);
  const values = { rights: [...rights], discountMost };
  const [before] = await tx.select().from(staffRoles).where(eq(staffRoles.name, name));
  if (before) checkWithin(roleNamed(name, before), own);
  await tx
    .insert(staffRoles)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: staffRoles.name, set: values });
  const after = fieldsOf({ rights, discountMost });
  const known = before && fieldsOf({ ...before, rights: roleNamed(name, before).rights });
  if (known && JSON.stringify(known) === JSON.stringify(after)) return;
  await recordStaffAudit(deps, tx, {
    action: known ? 'role changed' : 'role added',
    by,
    network,
    object: `role ${name}`,
    ...(known ? changedFields(known, after) : { after: addedFields(after) }),
  });
}

/**
 * Makes a role; the same form sent twice makes one.
 * @throws Refusal invalid for a name that is none, or that another role has
 */
export async function addRole(deps: Managing, role: OwnRole, clerk: ByClerk): Promise<void> {
  const name = role.name.trim().toLowerCase();
  if (!NAME.test(name)) throw invalid({ name: NAME_FAULT });
  await deps.db.transaction(async (tx) => {
    await lockRoles(tx);
    const [known] = await tx.select().from(staffRoles).where(eq(staffRoles.name, name));
    const same = JSON.stringify([known?.rights, known?.discountMost]);
    const isSame = same === JSON.stringify([role.rights, role.discountMost]);
    if (isBuiltIn(name) || (known && !isSame)) {
      throw invalid({ name: 'There is a role of this name already.' });
    }
    await store(deps, tx, { ...role, name }, clerk);
  });
}

/** Gives a role other rights, which count for whoever has it from their next page on. @throws Refusal not-found */
export async function changeOwnRole(deps: Managing, role: OwnRole, clerk: ByClerk): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockRoles(tx);
    if ((await tx.$count(staffRoles, eq(staffRoles.name, role.name))) === 0) {
      throw notFound('There is no such role any more.');
    }
    await store(deps, tx, role, clerk);
  });
}

/** @throws Refusal conflict while somebody has it */
export async function removeRole(
  deps: Managing,
  name: string,
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Nobody gets the role meanwhile.
    await tx.execute(sql`lock table ${staff} in share row exclusive mode`);
    const having = await tx.select({ name: staff.name }).from(staff).where(eq(staff.role, name));
    if (having.length > 0) {
      const names = having.map((each) => each.name).join(', ');
      throw new Refusal('conflict', `${names} has this role. Please give another one first.`);
    }
    const gone = await tx.delete(staffRoles).where(eq(staffRoles.name, name)).returning();
    if (gone.length === 0) return;
    await recordStaffAudit(deps, tx, {
      action: 'role removed',
      by,
      network,
      object: `role ${name}`,
    });
  });
}
