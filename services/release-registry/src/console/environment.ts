import { readSettings, type Environment, type Settings } from 'server-kit/environment';
import { runningVariables } from 'server-kit/running';
import { count, port, secret, words } from 'server-kit/setting';
import { trustedProxies } from 'server-kit/trusted-proxies';
import { defaultStore, storeNeeded } from '../default-store';
import { STATE_URL } from '../environment';
import { releaseTrust, TRUST_NEEDED } from '../signing/trust';
import { people } from './people';

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

const variables = {
  ...runningVariables,
  /**
   * The releases and their registry: a folder, or `s3://bucket/prefix`. In production it or
   * DATA_DIR is needed.
   * @default `releases` in DATA_DIR, which is `.data`
   */
  RELEASE_STORE: words.default(defaultStore),
  /**
   * Whose list of keys is believed; where it is not set, whoever has signed the list. Needed in
   * production.
   */
  RELEASE_TRUST: releaseTrust.optional(),
  /**
   * The PostgreSQL in which document servers count what tabs tell; without it, beside the registry.
   */
  STATE_URL,
  /** Where it listens. */
  PORT: port(0).default(3006),
  /** The address to listen on. */
  HOST: words.default('127.0.0.1'),
  /**
   * Who may come in: `name:apps:salt:hash,…`, entries that `pnpm --filter release-registry
   * console:user` makes. Without it whoever is on this machine; needed in production, and where
   * HOST lets other machines in.
   */
  CONSOLE_USERS: people.optional(),
  /**
   * 16 characters or more: a monitor reads `/metrics` and `/status.json` with `Authorization:
   * Bearer …`.
   */
  CONSOLE_TOKEN: secret.optional(),
  /**
   * The proxies in front of this server, so that tries to sign in are counted by who makes them.
   */
  TRUSTED_PROXIES: trustedProxies,
  /** How long a request's head may take, in milliseconds; the whole request three times that. */
  CALLER_LIMIT: count(100).default(10_000),
  /**
   * With `production` people have to sign in, by https alone: what ends TLS before it passes `Host`
   * on.
   */
  NODE_ENV: words.default('development'),
};

export type ConsoleEnvironment = Settings<typeof variables>;

/** Whoever can reach the console could roll back the shop. */
function neededWhereOpen(settings: Partial<ConsoleEnvironment>) {
  const trust =
    settings.NODE_ENV === 'production' && !settings.RELEASE_TRUST
      ? { RELEASE_TRUST: TRUST_NEEDED }
      : {};
  if (settings.CONSOLE_USERS !== undefined) return trust;
  if (settings.NODE_ENV === 'production') {
    return {
      ...trust,
      CONSOLE_USERS:
        'is needed with NODE_ENV=production (pnpm --filter release-registry console:user makes entries)',
    };
  }
  const { HOST = '' } = settings;
  return LOOPBACK.includes(HOST)
    ? {}
    : { CONSOLE_USERS: 'is needed where HOST lets other machines in' };
}

/** @throws BadEnvironment with one line that names the variables */
export const readConsoleEnvironment = (environment: Environment): ConsoleEnvironment =>
  readSettings(variables, environment, {
    together: (settings) => ({ ...neededWhereOpen(settings), ...storeNeeded(environment) }),
  });
