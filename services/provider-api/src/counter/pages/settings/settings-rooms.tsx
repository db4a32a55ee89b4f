/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { mayDo, type Right, type Role } from '../../../domain/staff/role';

export const SETTINGS_AT = '/staff/settings';
export const LETTERS_AT = `${SETTINGS_AT}/letters`;
export const PEOPLE_AT = '/staff/people';
export const ROLES_AT = `${PEOPLE_AT}/roles`;

const ROOMS: readonly (readonly [path: string, name: string, may: Right])[] = [
  [SETTINGS_AT, 'The shop', 'settings'],
  [LETTERS_AT, 'Letters', 'settings'],
  [PEOPLE_AT, 'Staff', 'staff'],
  [ROLES_AT, 'Roles', 'staff'],
];

/** Whose rights decide which rooms are shown. */
export type Viewer = { viewer: Role };

/** The place in the navigation to which the pages of the staff belong. */
export const staffPlace = (viewer: Role): string =>
  mayDo(viewer, 'settings') ? SETTINGS_AT : PEOPLE_AT;

/** The rooms of the settings, above each of their pages. */
export const SettingsRooms = ({ present, viewer }: { present: string } & Viewer) => (
  <nav class="rooms" aria-label="Settings">
    <ul>
      {ROOMS.filter(([, , may]) => mayDo(viewer, may)).map(([path, name]) => (
        <li>
          <a href={path} aria-current={path === present ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
