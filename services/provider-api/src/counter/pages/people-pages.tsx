/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** Who may sign in at the counter, and what an owner does with each. */
import { Choice } from 'back-office/forms/choices';
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form, Opening } from 'back-office/forms/form';
import { OwnPassword } from 'back-office/pages/own-password-field';
import { table } from 'back-office/parts/table';
import type { Person } from '../../domain/staff/manage-staff';
import type { Role } from '../../domain/staff/role';
import { Moment } from './moment';
import { PEOPLE_AT, SettingsRooms, type Viewer } from './settings/settings-rooms';

const optionsOf = (roles: readonly Role[]) => roles.map(({ name }) => ({ value: name, name }));

const State = ({ person: { ready, lastUsedAt } }: { person: Person }) => {
  if (!ready) return <>has not used the link</>;
  return lastUsedAt === null ? <>signed out</> : <Moment at={lastUsedAt} />;
};

type People = Viewer & {
  people: readonly Person[];
  roles: readonly Role[];
  key: string;
  me: number;
};

export const PeoplePage = ({ people, roles, key, me, viewer }: People) => (
  <>
    <SettingsRooms present={PEOPLE_AT} viewer={viewer} />
    <div class="heading">
      <h1>Staff</h1>
    </div>
    {table(
      'Who may sign in',
      ['Name', 'Role', 'Last seen'],
      people.map((person) => [
        {
          of: (
            <>
              <a href={`${PEOPLE_AT}/${person.id}`}>{person.name}</a>
              {person.id === me && ' (you)'}
            </>
          ),
        },
        { of: person.role },
        { of: <State person={person} /> },
      ]),
    )}
    <section aria-labelledby="invite">
      <h2 class="dimension" id="invite">
        Invite somebody
      </h2>
      <Form to={PEOPLE_AT} kind="edit">
        <Hidden name="key" value={key} />
        <Line
          name="name"
          label="Name"
          needed
          most={32}
          autocomplete="off"
          autocapitalize="none"
          hint="They sign in with it: small letters, digits, dots and hyphens."
        />
        <Choice name="role" label="Role" value="counter" options={optionsOf(roles)} />
        <OwnPassword id="invite-current" />
        <Button kind="main">Make the link</Button>
      </Form>
    </section>
  </>
);

/** The one-time link, which nobody can see again. */
export const LinkPage = ({ name, link, viewer }: { name: string; link: string } & Viewer) => (
  <>
    <SettingsRooms present={PEOPLE_AT} viewer={viewer} />
    <div class="heading">
      <h1>The link for {name}</h1>
    </div>
    <p>
      <code class="key">{link}</code>
    </p>
    <p>
      It works once, within a day: {name} sets a password and an authenticator with it. It is not
      shown again; a reset makes another.
    </p>
    <p>
      <a class="button" href={PEOPLE_AT}>
        I have copied it
      </a>
    </p>
  </>
);

type One = Viewer & { person: Person; roles: readonly Role[]; me: number };

const RoleForm = ({ person, roles }: One) => (
  <section aria-labelledby="role-part">
    <h2 class="dimension" id="role-part">
      Role
    </h2>
    <Form to={`${PEOPLE_AT}/${person.id}/role`} kind="edit">
      <Choice name="role" label="Role" value={person.role} options={optionsOf(roles)} />
      <OwnPassword id="role-current" />
      <Button kind="main">Change the role</Button>
    </Form>
  </section>
);

const Reset = ({ person }: One) => (
  <Opening kind="cancel" summary="Reset password and authenticator">
    <Form to={`${PEOPLE_AT}/${person.id}/reset`}>
      <p>{person.name} is signed out everywhere, and needs the new link to sign in again.</p>
      <OwnPassword id="reset-current" />
      <Button kind="danger">Reset, and make a new link</Button>
    </Form>
  </Opening>
);

const End = ({ person }: One) => (
  <Opening kind="cancel" summary="End the account">
    <Form to={`${PEOPLE_AT}/${person.id}/end`}>
      <p>{person.name} is signed out everywhere at once. What was done stays in the log.</p>
      <OwnPassword id="end-current" />
      <Button kind="danger">End the account</Button>
    </Form>
  </Opening>
);

export const PersonPage = (one: One) => (
  <>
    <SettingsRooms present="" viewer={one.viewer} />
    <p class="back">
      <a href={PEOPLE_AT}>All staff</a>
    </p>
    <div class="heading">
      <h1>{one.person.name}</h1>
    </div>
    <dl class="facts">
      <dt>Role</dt>
      <dd>{one.person.role}</dd>
      <dt>Since</dt>
      <dd>
        <Moment at={one.person.createdAt} />
      </dd>
      <dt>Last seen</dt>
      <dd>
        <State person={one.person} />
      </dd>
    </dl>
    <RoleForm {...one} />
    <section aria-labelledby="access">
      <h2 class="dimension" id="access">
        Access
      </h2>
      {one.person.id === one.me ? (
        <p>
          This is you: password and recovery codes are under <a href="/staff/account">Account</a>.
        </p>
      ) : (
        <Reset {...one} />
      )}
      <End {...one} />
    </section>
  </>
);
