/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** The roles: what each may, and an owner's own ones of rights and a limit. */
import { Tick } from 'back-office/forms/choices';
import { Line } from 'back-office/forms/fields';
import { Button, Form, Opening } from 'back-office/forms/form';
import { OwnPassword } from 'back-office/pages/own-password-field';
import { ALL_RIGHTS, isBuiltIn, RIGHTS, type Right, type Role } from '../../domain/staff/role';
import { ROLES_AT, SettingsRooms, type Viewer } from './settings/settings-rooms';

/** The field of a right in a role's form. */
export const rightField = (right: Right): `right-${Right}` => `right-${right}`;

const limitOf = ({ discountMost }: Role) =>
  discountMost === null ? 'as the server is set' : `${discountMost / 100}%`;

const RoleEntry = ({ of: role }: { of: Role }) => (
  <li>
    <h2>
      {isBuiltIn(role.name) ? (
        role.name
      ) : (
        <a href={`${ROLES_AT}/${encodeURIComponent(role.name)}`}>{role.name}</a>
      )}
    </h2>
    <p>
      {role.rights.length === ALL_RIGHTS.length
        ? 'May do everything.'
        : role.rights.map((right) => `${RIGHTS[right]}.`).join(' ')}{' '}
      <span class="faint">Largest discount: {limitOf(role)}.</span>
    </p>
  </li>
);

const Rights = ({ of: role, id }: { of: Role | null; id: string }) => (
  <>
    <fieldset>
      <legend>May</legend>
      {ALL_RIGHTS.map((right) => (
        <Tick
          name={rightField(right)}
          label={RIGHTS[right]}
          on={role?.rights.includes(right) ?? false}
        />
      ))}
    </fieldset>
    <Line
      name="discount"
      label="Largest discount, in per cent"
      value={String((role?.discountMost ?? 0) / 100)}
      inputmode="decimal"
      most={6}
      needed
      hint="Of a whole order; 0 for none."
    />
    <OwnPassword id={id} />
  </>
);

export const RolesPage = ({ roles, viewer }: { roles: readonly Role[] } & Viewer) => (
  <>
    <SettingsRooms present={ROLES_AT} viewer={viewer} />
    <div class="heading">
      <h1>Roles</h1>
    </div>
    <ul class="entries roles">
      {roles.map((role) => (
        <RoleEntry of={role} />
      ))}
    </ul>
    <section aria-labelledby="new">
      <h2 class="dimension" id="new">
        Make a role
      </h2>
      <Form to={ROLES_AT} kind="edit">
        <Line name="name" label="Name" needed most={31} autocomplete="off" autocapitalize="none" />
        <Rights of={null} id="new-current" />
        <Button kind="main">Make the role</Button>
      </Form>
    </section>
  </>
);

export function RolePage({ role, viewer }: { role: Role } & Viewer) {
  const path = `${ROLES_AT}/${encodeURIComponent(role.name)}`;
  return (
    <>
      <SettingsRooms present="" viewer={viewer} />
      <p class="back">
        <a href={ROLES_AT}>All roles</a>
      </p>
      <div class="heading">
        <h1>{role.name}</h1>
      </div>
      <Form to={path} kind="edit">
        <Rights of={role} id="change-current" />
        <Button kind="main">Save</Button>
      </Form>
      <Opening kind="cancel" summary="Remove the role">
        <Form to={`${path}/remove`}>
          <p>Nobody may have it any more.</p>
          <OwnPassword id="remove-current" />
          <Button kind="danger">Remove the role</Button>
        </Form>
      </Opening>
    </>
  );
}
