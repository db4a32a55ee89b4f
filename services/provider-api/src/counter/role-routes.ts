/** The roles of the staff: the built-in ones, and those that an owner makes of rights. */
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { invalid, notFound } from '../domain/refusal';
import { addRole, changeOwnRole, listRoles, removeRole } from '../domain/staff/own-roles';
import { ALL_RIGHTS, isBuiltIn, type Right } from '../domain/staff/role';
import type { Actions, StaffVisit } from './actions';
import { password, typed } from './form';
import { ROLES_AT, staffPlace } from './pages/settings/settings-rooms';
import { rightField, RolePage, RolesPage } from './pages/role-pages';
import { byOf, checkOwn } from './people-routes';
import { showPage } from './show-page';

const SAID = {
  roleAdded: 'The role is made. It can be given to people now.',
  roleChanged: 'Saved. It counts for whoever has the role from their next page on.',
  roleRemoved: 'The role is removed.',
} as const;
const NO_RIGHT = 'Please tick what the role may.';
const DISCOUNT = 'Must be a per cent from 0 to 100, such as 7.5.';

const tick = z.enum(['yes']).optional();
const ticks = Object.fromEntries(ALL_RIGHTS.map((right) => [rightField(right), tick])) as Record<
  ReturnType<typeof rightField>,
  typeof tick
>;
const discount = typed(6)
  .transform((text) => (/^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : -1))
  .refine((rate) => rate >= 0 && rate <= 10_000, DISCOUNT);
const form = z.object({ current: password, discount }).extend(ticks);

/** @throws Refusal invalid where none is ticked */
function rightsIn(fields: Record<string, unknown>): Right[] {
  const rights = ALL_RIGHTS.filter((right) => fields[rightField(right)] === 'yes');
  if (rights.length === 0) throw invalid({ '': NO_RIGHT });
  return rights;
}

export function roleRoutes(actions: Actions, deps: Deps): void {
  const place = ({ session }: StaffVisit, title: string) => ({
    title,
    at: staffPlace(session.role),
  });
  const nameOf = ({ context }: StaffVisit) => context.req.param('name') ?? '';

  actions.says(SAID);
  actions.show(ROLES_AT, 'staff', async (visit) =>
    showPage(
      visit,
      place(visit, 'Roles'),
      RolesPage({ roles: await listRoles(deps.db), viewer: visit.session.role }),
    ),
  );
  actions.change(
    ROLES_AT,
    'staff',
    form.extend({ name: typed(31, 1) }),
    async (visit, { current, name, discount: discountMost, ...fields }) => {
      const rights = rightsIn(fields);
      await checkOwn(deps, visit, current);
      await addRole(deps, { name, rights, discountMost }, byOf(visit));
      return visit.context.redirect(`${ROLES_AT}?said=roleAdded`, 303);
    },
  );

  actions.show(`${ROLES_AT}/:name`, 'staff', async (visit) => {
    const name = nameOf(visit);
    const role = (await listRoles(deps.db)).find((each) => each.name === name);
    if (!role || isBuiltIn(name)) throw notFound('There is no such role.');
    return showPage(visit, place(visit, name), RolePage({ role, viewer: visit.session.role }));
  });
  actions.change(
    `${ROLES_AT}/:name`,
    'staff',
    form,
    async (visit, { current, discount: discountMost, ...fields }) => {
      const rights = rightsIn(fields);
      await checkOwn(deps, visit, current);
      const name = nameOf(visit);
      await changeOwnRole(deps, { name, rights, discountMost }, byOf(visit));
      return visit.context.redirect(
        `${ROLES_AT}/${encodeURIComponent(name)}?said=roleChanged`,
        303,
      );
    },
  );
  actions.change(
    `${ROLES_AT}/:name/remove`,
    'staff',
    z.object({ current: password }),
    async (visit, { current }) => {
      await checkOwn(deps, visit, current);
      await removeRole(deps, nameOf(visit), byOf(visit));
      return visit.context.redirect(`${ROLES_AT}?said=roleRemoved`, 303);
    },
  );
}
