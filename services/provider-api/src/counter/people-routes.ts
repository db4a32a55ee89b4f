/** The people of the staff: invited, given a role, reset, ended. */
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { formOnce } from '../domain/done-once';
import { invalid, notFound } from '../domain/refusal';
import {
  changeRole,
  endStaff,
  inviteStaff,
  listPeople,
  resetStaff,
} from '../domain/staff/manage-staff';
import { isOwnPassword } from '../domain/staff/own-password';
import { listRoles } from '../domain/staff/own-roles';
import type { Environment } from '../environment';
import type { Actions, StaffVisit } from './actions';
import { WRONG_PASSWORD } from './customer-routes';
import { idOf } from './catalogue/answers';
import { formKey, newFormKey } from './form-key';
import { password, typed } from './form';
import { actorOf } from './visit';
import { LinkPage, PeoplePage, PersonPage } from './pages/people-pages';
import { PEOPLE_AT, staffPlace } from './pages/settings/settings-rooms';
import { showPage } from './show-page';

const SAID = {
  roleGiven: 'The role is changed, and counts from the next page on.',
  staffEnded: 'The account is ended, and signed out everywhere.',
  linkUsed: 'This was done before, and the link was used already.',
} as const;

const AT = PEOPLE_AT;
const place = ({ session }: StaffVisit, title = 'Staff') => ({
  title,
  at: staffPlace(session.role),
});
const role = typed(40, 1);
const own = { current: password };

export const byOf = (visit: StaffVisit) => ({ ...actorOf(visit), role: visit.session.role });

/** @throws Refusal invalid where the own password is wrong, too-many */
export async function checkOwn(deps: Deps, { session }: StaffVisit, given: string): Promise<void> {
  const me = { id: session.id, name: session.name };
  if (!(await isOwnPassword(deps, me, given))) throw invalid({ current: WRONG_PASSWORD });
}

export function peopleRoutes(
  actions: Actions,
  deps: Deps,
  { counterOrigin }: Pick<Environment, 'counterOrigin'>,
): void {
  const { db } = deps;
  actions.says(SAID);

  /** Shows a link, this once: it is stored nowhere. */
  const showLink = (visit: StaffVisit, name: string, path: string) => {
    const origin = counterOrigin ?? new URL(visit.context.req.url).origin;
    return showPage(
      visit,
      place(visit),
      LinkPage({ name, link: `${origin}${path}`, viewer: visit.session.role }),
    );
  };

  actions.show(AT, 'staff', async (visit) => {
    const [people, roles] = [await listPeople(db), await listRoles(db)];
    const main = PeoplePage({
      people,
      roles,
      key: newFormKey(),
      me: visit.session.id,
      viewer: visit.session.role,
    });
    return showPage(visit, place(visit), main);
  });
  actions.change(
    AT,
    'staff',
    z.object({ ...own, name: typed(40, 1), role, key: formKey }),
    async (visit, { current, key, ...asked }) => {
      await checkOwn(deps, visit, current);
      const once = formOnce(key, asked);
      const { id, name, link } = await inviteStaff(deps, { ...asked, once }, byOf(visit));
      if (link !== null) return showLink(visit, name, link);
      return visit.context.redirect(`${AT}/${id}?said=linkUsed`, 303);
    },
  );

  actions.show(`${AT}/:id`, 'staff', async (visit) => {
    const [person] = await listPeople(db, idOf(visit));
    if (!person) throw notFound('There is nobody of this number.');
    const main = PersonPage({
      person,
      roles: await listRoles(db),
      me: visit.session.id,
      viewer: visit.session.role,
    });
    return showPage(visit, place(visit, person.name), main);
  });
  actions.change(`${AT}/:id/role`, 'staff', z.object({ ...own, role }), async (visit, asked) => {
    await checkOwn(deps, visit, asked.current);
    const id = idOf(visit);
    await changeRole(deps, { id, role: asked.role }, byOf(visit));
    return visit.context.redirect(`${AT}/${id}?said=roleGiven`, 303);
  });
  actions.change(`${AT}/:id/reset`, 'staff', z.object(own), async (visit, { current }) => {
    await checkOwn(deps, visit, current);
    const { name, link } = await resetStaff(deps, idOf(visit), byOf(visit));
    return showLink(visit, name, link);
  });
  actions.change(`${AT}/:id/end`, 'staff', z.object(own), async (visit, { current }) => {
    await checkOwn(deps, visit, current);
    await endStaff(deps, idOf(visit), byOf(visit));
    return visit.context.redirect(`${AT}?said=staffEnded`, 303);
  });
}
