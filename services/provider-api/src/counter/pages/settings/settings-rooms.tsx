/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

export const SETTINGS_AT = '/staff/settings';

const ROOMS = [[SETTINGS_AT, 'The shop']] as const;

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
