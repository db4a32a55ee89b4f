/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

export const SETTINGS_AT = '/staff/settings';

export const LETTERS_AT = `${SETTINGS_AT}/letters`;

const ROOMS = [
  [SETTINGS_AT, 'The shop'],
  [LETTERS_AT, 'Letters'],
] as const;

/** The rooms of the settings, above each of their pages. */
export const SettingsRooms = ({ present }: { present: string }) => (
  <nav class="rooms" aria-label="Settings">
    <ul>
      {ROOMS.map(([path, name]) => (
        <li>
          <a href={path} aria-current={path === present ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
