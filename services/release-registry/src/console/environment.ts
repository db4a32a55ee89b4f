import { readSettings, type Environment, type Settings } from 'server-kit/environment';
import { runningVariables } from 'server-kit/running';
import { count, origin, port, secret, words } from 'server-kit/setting';
import { trustedProxies } from 'server-kit/trusted-proxies';
import { defaultStore, storeNeeded } from '../default-store';
import { STATE_URL } from '../environment';
import { releaseTrust, TRUST_NEEDED } from '../signing/trust';

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
  /** Seals the accounts of who may come in; where it is not given, anybody on this machine may. */
  CONSOLE_SECRET: secret.optional(),
  /** Where browsers find it: `https://console.shop.example`. */
  CONSOLE_ORIGIN: origin.optional(),
  /** By which a monitor reads /metrics and /status.json: `Authorization: Bearer …`. */
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

const HOW = 'then pnpm console:user add NAME APPS gives somebody a link';

/** The setting of versions before, whose accounts had a password alone. */
const outdated = ({ CONSOLE_USERS }: Environment) =>
  CONSOLE_USERS
    ? {
        CONSOLE_USERS:
          'is no longer read: accounts are beside the registry now, sealed by CONSOLE_SECRET; take it away, and give everybody a link by pnpm console:user add NAME APPS',
      }
    : {};

/** Whoever can reach the console could roll back the shop. */
function neededWhereOpen(settings: Partial<ConsoleEnvironment>) {
  const trust =
    settings.NODE_ENV === 'production' && !settings.RELEASE_TRUST
      ? { RELEASE_TRUST: TRUST_NEEDED }
      : {};
  if (settings.CONSOLE_SECRET !== undefined) return trust;
  if (settings.NODE_ENV === 'production') {
    return { ...trust, CONSOLE_SECRET: `is needed with NODE_ENV=production (${HOW})` };
  }
  const { HOST = '' } = settings;
  return LOOPBACK.includes(HOST)
    ? {}
    : { CONSOLE_SECRET: `is needed where HOST lets other machines in (${HOW})` };
}

/** @throws BadEnvironment with one line that names the variables */
export const readConsoleEnvironment = (environment: Environment): ConsoleEnvironment =>
  readSettings(variables, environment, {
    together: (settings) => ({
      ...outdated(environment),
      ...neededWhereOpen(settings),
      ...storeNeeded(environment),
    }),
  });

/**
 * As `pnpm console:user` reads it.
 * @throws BadEnvironment with one line that names the variables
 */
export const readUserEnvironment = (environment: Environment) =>
  readSettings(
    {
      RELEASE_STORE: variables.RELEASE_STORE,
      CONSOLE_SECRET: secret,
      CONSOLE_ORIGIN: variables.CONSOLE_ORIGIN,
    },
    environment,
    { together: () => storeNeeded(environment) },
  );
