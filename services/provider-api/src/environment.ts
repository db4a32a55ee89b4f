/** The settings that the process takes from its environment, checked once at the start. */
import { resolve } from 'node:path';
import { BadEnvironment, readSettings, type Settings } from 'server-kit/environment';
import { drainDelayOf, runningVariables, tracingOf } from 'server-kit/running';
import { count, factor, flag, list, origin, port, secret, url, words } from 'server-kit/setting';
import { trustedProxies } from 'server-kit/trusted-proxies';
import * as z from 'zod';
import {
  dataDirectory,
  dataFault,
  dataVariables,
  picturePlace,
  registryPlace,
} from './data-variables';
import { firstSettings, shopVariables } from './shop-variables';

const variables = {
  ...runningVariables,
  /** Where it listens; 0 lets the system choose, and the printed line says which. */
  PORT: port(0).default(4000),
  /** The address to listen on. */
  HOST: words.default('127.0.0.1'),
  /**
   * The server that delivers mail, such as `smtp://user:password@host:587`; the text of what is
   * delivered or given up is deleted. Without it the outbox keeps every mail.
   */
  SMTP_URL: url('smtp', 'smtps').optional(),
  /**
   * `on` shows the mails with their codes at `/dev/outbox`; refused with SMTP_URL and in
   * production. `start` and `dev` set it.
   */
  OUTBOX: flag.default(false),
  /** The sender of mails. */
  MAIL_FROM: words.default('Storefront <no-reply@storefront.example>'),
  /** Who gets the inquiries. */
  SHOP_EMAIL: z.email('must be an email address').default('inquiries@storefront.example'),
  /** Where shoppers find the shop, such as `https://shop.example`: links in mails start with it. */
  SHOP_ORIGIN: origin.optional(),
  /**
   * 16 characters or more, the same as the document server has: who sends it as `x-proxy-secret` is
   * believed in `x-forwarded-for`. In production this, TRUSTED_PROXIES or CORS_ORIGINS is needed.
   */
  PROXY_SECRET: secret.optional(),
  /**
   * Other proxies whose `X-Forwarded-For` is believed: addresses or CIDR ranges by commas, such as
   * `10.0.0.0/8,fd00::/8`.
   */
  TRUSTED_PROXIES: trustedProxies,
  /**
   * Origins whose pages may call directly, by commas.
   * @default none
   */
  CORS_ORIGINS: list.default([]),
  /** How long a request's head may take, in milliseconds; the whole request three times that. */
  CALLER_LIMIT: count(100).default(10_000),
  /** Multiplies every limit; tests raise it. */
  RATE_LIMIT_SCALE: factor.default(1),
  /** How long the audit log is kept, in days. */
  AUDIT_DAYS: count(1, 36_500).default(365),
  /** How long inquiries are kept, in days. */
  INQUIRY_DAYS: count(1, 36_500).default(730),
  /** Where the counter listens, on HOST; it is not served without it. `start` sets 4001. */
  STAFF_PORT: port(0).optional(),
  /**
   * Where browsers find the counter, such as `https://counter.shop.example`; needed in production,
   * by https. Without it this machine alone.
   */
  STAFF_ORIGIN: origin.optional(),
  /** `production` refuses OUTBOX, warns where no mail is delivered, and needs `migrate` before. */
  NODE_ENV: words.optional(),
  /**
   * The folder to which paths are relative; package managers set it.
   * @default where the command was called
   */
  INIT_CWD: words.default(() => process.cwd()),
  ...dataVariables,
  ...shopVariables,
};

/**
 * The outbox shows everybody's codes, so it is refused where real customers get mail, and off by
 * default.
 */
function outboxFault(settings: Partial<Settings<typeof variables>>): string | undefined {
  if (settings.OUTBOX !== true) return undefined;
  if (settings.NODE_ENV === 'production') return 'can not be on with NODE_ENV=production';
  return settings.SMTP_URL === undefined ? undefined : 'can not be on together with SMTP_URL';
}

/** Passwords and sessions of staff go by https alone, to an address that is known. */
function staffFault(settings: Partial<Settings<typeof variables>>): string | undefined {
  const { STAFF_PORT, STAFF_ORIGIN, NODE_ENV } = settings;
  if (STAFF_PORT === undefined || NODE_ENV !== 'production') return undefined;
  if (STAFF_ORIGIN?.startsWith('https:')) return undefined;
  return 'is needed with STAFF_PORT and NODE_ENV=production, and must start with https://';
}

function counterOrigin({ STAFF_ORIGIN, STAFF_PORT }: Settings<typeof variables>): string | null {
  return STAFF_ORIGIN ?? (STAFF_PORT ? `http://localhost:${STAFF_PORT}` : null);
}

/**
 * The settings by the program's names; what each means stands above its variable. Paths are whole.
 * @throws BadEnvironment with one line that names the variables
 */
export function readEnvironment(given: NodeJS.ProcessEnv) {
  const settings = readSettings(variables, given, {
    together: (those) => ({
      OUTBOX: outboxFault(those),
      STAFF_ORIGIN: staffFault(those),
      DATA_DIR: dataFault(those),
      DATABASE_READ_URL:
        those.DATABASE_READ_URL !== undefined && those.DATABASE_URL === undefined
          ? 'needs DATABASE_URL, the primary of this replica'
          : undefined,
    }),
  });
  const { DEMO_CATALOGUE, RELEASE_STORE, INIT_CWD: callerDirectory } = settings;
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDirectory: dataDirectory(settings),
    demoCatalogue: DEMO_CATALOGUE && resolve(callerDirectory, DEMO_CATALOGUE),
    demoMadeFrom: settings.DEMO_CATALOGUE_MADE_FROM,
    databaseUrl: settings.DATABASE_URL,
    databaseReadUrl: settings.DATABASE_READ_URL,
    readLag: settings.DATABASE_READ_LAG,
    searches: settings.SEARCHES_AT_ONCE,
    pictures: picturePlace(settings.PICTURES_STORE, given, callerDirectory),
    releaseFolder: RELEASE_STORE?.includes('://')
      ? undefined
      : RELEASE_STORE && resolve(callerDirectory, RELEASE_STORE),
    registry: registryPlace(settings.REGISTRY_URL, settings.DATABASE_URL),
    smtpUrl: settings.SMTP_URL,
    outbox: settings.OUTBOX,
    mailFrom: settings.MAIL_FROM,
    shopEmail: settings.SHOP_EMAIL,
    shopOrigin: settings.SHOP_ORIGIN ?? null,
    proxySecret: settings.PROXY_SECRET,
    trustedProxies: settings.TRUSTED_PROXIES,
    corsOrigins: settings.CORS_ORIGINS.map((each) => each.replace(/\/$/, '')),
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    auditDays: settings.AUDIT_DAYS,
    inquiryDays: settings.INQUIRY_DAYS,
    staffPort: settings.STAFF_PORT,
    staffOrigin: settings.STAFF_ORIGIN ?? null,
    counterOrigin: counterOrigin(settings),
    counterDiscount: settings.COUNTER_DISCOUNT,
    returnDays: settings.RETURN_DAYS,
    shop: firstSettings(settings),
    lowStock: settings.LOW_STOCK,
    cartDays: settings.CART_DAYS,
    callerLimit: settings.CALLER_LIMIT,
    drainDelay: drainDelayOf(settings),
    metricsPort: settings.METRICS_PORT,
    logLevel: settings.LOG_LEVEL,
    tracing: tracingOf(settings),
    production: settings.NODE_ENV === 'production',
    callerDirectory,
  };
}

export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Refuses to serve in production where all shoppers would count as one caller, so that one shopper
 * could use up everybody's tries.
 * @throws BadEnvironment with one line that names the variables
 */
export function requireCallers(environment: Environment): void {
  const { production, proxySecret, trustedProxies: proxies, corsOrigins } = environment;
  if (!production || proxySecret || proxies || corsOrigins.length > 0) return;
  throw new BadEnvironment(
    'PROXY_SECRET: is needed with NODE_ENV=production to tell shoppers apart behind the document ' +
      'server; or TRUSTED_PROXIES behind another proxy; or CORS_ORIGINS where browsers call directly',
  );
}
