/** The settings that the process takes from its environment, checked once at the start. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bucketOf, isBucket, variablesOfBucket } from 'object-store/settings';
import { BadEnvironment, readSettings, type Settings } from 'server-kit/environment';
import { drainDelayOf, runningVariables, tracingOf } from 'server-kit/running';
import { count, factor, flag, list, origin, port, secret, url, words } from 'server-kit/setting';
import { trustedProxies } from 'server-kit/trusted-proxies';
import { tinOf } from 'shared-contracts/wire/company';
import * as z from 'zod';
import { isDay } from './domain/manila-day';
import type { PicturePlace } from './domain/pictures/library';
import type { CollectionRule } from './domain/stock/collection';
import { openingHoursOf } from './domain/stock/opening-hours';
import { SEARCHES_MOST } from './database/open';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** A bundle's folder is no place for data: the next bundle takes its place. */
const IN_WORKSPACE = existsSync(join(repository, 'pnpm-workspace.yaml'));

/** The longest time that a replica may be behind, in milliseconds. */
const READ_LAG_MOST = 60_000;

const openingHours = words.transform((said, context) => {
  if (said === 'off') return null;
  const read = openingHoursOf(said);
  if (read === null) {
    const message = 'must be off, or days and hours such as Mon-Fri 8:00-17:00, Sat 8:00-12:00';
    context.addIssue({ code: 'custom', message });
  }
  return read;
});

const paymentMethods = list.refine(
  (all) => all.length > 0 && new Set(all).size === all.length,
  'must be names by commas, each once, such as Cash, GCash',
);

const sellerTin = words.transform((said, context) => {
  const tin = tinOf(said);
  if (tin === null) {
    const message = 'must be 9 digits and a branch code, such as 123-456-789-00000';
    context.addIssue({ code: 'custom', message });
  }
  return tin;
});

const closedDays = list.refine(
  (all) => all.every(isDay),
  'must be days such as 2026-12-25, by commas',
);

const variables = {
  ...runningVariables,
  /** Where it listens; 0 lets the system choose, and the printed line says which. */
  PORT: port(0).default(4000),
  /** The address to listen on. */
  HOST: words.default('127.0.0.1'),
  /**
   * Database, pictures, lock and socket; one provider at a time. Needed in production and by a
   * bundle, unless both DATABASE_URL and PICTURES_STORE are given.
   * @default `.data` of the repository
   */
  DATA_DIR: words.optional(),
  /**
   * The folder of a catalogue that an empty shop imports at its start; `start` names the
   * demonstration catalogue, and empty it begins empty.
   */
  DEMO_CATALOGUE: words.optional(),
  /**
   * Where imported pictures are: a folder that all providers see, or `s3://bucket/prefix`.
   * @default `pictures` in DATA_DIR
   */
  PICTURES_STORE: words.optional(),
  /**
   * PostgreSQL 15 or newer instead of the embedded database; its user must be allowed to create the
   * `pg_trgm` extension.
   */
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  /**
   * A streaming replica from which the catalogue is read. While it is unreachable or too far behind the
   * primary answers, and it alone while the primary is unreachable.
   */
  DATABASE_READ_URL: url('postgres', 'postgresql').optional(),
  /** How far behind the replica may be, in milliseconds, 60,000 at most. */
  DATABASE_READ_LAG: count(0, READ_LAG_MOST).default(5000),
  /**
   * How many searches run at a time on PostgreSQL, 4 at most; with more, a list waits longer beside
   * a flood of searches.
   */
  SEARCHES_AT_ONCE: count(1, SEARCHES_MOST).default(2),
  /**
   * The folder of releases that `backup` copies and `restore` puts back; a bucket is left to its
   * own versions.
   */
  RELEASE_STORE: words.optional(),
  /**
   * Where the registry of these releases is in PostgreSQL: `backup` then looks for no file of it,
   * and says whether its dump has it.
   */
  REGISTRY_URL: url('postgres', 'postgresql').optional(),
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
  /** How many days an open order may wait for its payment before cancelling it is offered. */
  UNPAID_DAYS: count(1, 365).default(7),
  /** `on`: the shop itself cancels orders that wait longer. */
  UNPAID_CANCEL: flag.default(false),
  /** The largest discount on an order that the role counter may give, in per cent; an owner gives any. */
  COUNTER_DISCOUNT: count(0, 100).default(10),
  /** How many days after it was handed out something can come back to the counter. */
  RETURN_DAYS: count(0, 365).default(7),
  /** How customers pay, by commas. The first is cash, which alone needs no reference number. */
  PAYMENT_METHODS: paymentMethods.prefault('Cash, GCash, Maya, Bank transfer, Cheque'),
  /**
   * The seller's name as it is registered with the tax office, on receipts and other papers (National
   * Internal Revenue Code, section 113 (B), as amended by Republic Act 11976); without it papers say
   * the shop's name.
   */
  SELLER_NAME: words.optional(),
  /** The seller's registered address, on the same papers. */
  SELLER_ADDRESS: words.optional(),
  /** The seller's Taxpayer Identification Number with its branch code: `123-456-789-00000`. */
  SELLER_TIN: sellerTin.optional(),
  /**
   * `on`: receipts and order papers say `THIS DOCUMENT IS NOT VALID FOR CLAIM OF INPUT TAX`, as
   * Revenue Regulations 7-2024 of the Bureau of Internal Revenue ask of documents that supplement an
   * invoice (sections 2 and 8). The shop makes no invoice, whatever this says.
   */
  NO_INPUT_TAX: flag.default(true),
  /** Units at which the report calls a counted stock low. */
  LOW_STOCK: count(0, 9999).default(5),
  /**
   * When orders are handed out, in Manila time: days by three letters and the hours of a day, such as
   * `Mon-Fri 8:00-17:00, Sat 8:00-12:00`; pages then say from when something can be collected. `off`
   * where that isn't said.
   */
  COLLECTION_HOURS: openingHours.prefault('Mon-Sat 8:00-17:00'),
  /**
   * Days on which nothing is handed out all the same, such as `2026-12-25,2026-12-30`, by commas.
   * @default none
   */
  COLLECTION_CLOSED: closedDays.default([]),
  /** How long it takes to get an order ready that is on the shelf, in minutes. */
  COLLECTION_PREPARATION: count(0, 1440).default(60),
  /** How many days a cart may lie until the report counts it as left. */
  CART_DAYS: count(1, 365).default(3),
  /** `production` refuses OUTBOX, warns where no mail is delivered, and needs `migrate` before. */
  NODE_ENV: words.optional(),
  /**
   * The folder to which paths are relative; package managers set it.
   * @default where the command was called
   */
  INIT_CWD: words.default(() => process.cwd()),
};

/** How orders are handed out; null where that isn't said. */
function collectionRule(settings: Settings<typeof variables>): CollectionRule | null {
  const { COLLECTION_HOURS: hours, COLLECTION_CLOSED: closed } = settings;
  if (hours === null) return null;
  return { hours, closed: new Set(closed), preparation: settings.COLLECTION_PREPARATION };
}

/** Where the registry of the releases is kept. */
type RegistryPlace = 'file' | 'database' | 'elsewhere';

/** Whether both URLs name one database, by whichever user. */
function isSameDatabase(one: string, other: string | undefined): boolean {
  const placeOf = (text: string) => {
    const { hostname, port, pathname } = new URL(text);
    return [hostname, port || '5432', pathname].join();
  };
  return other !== undefined && placeOf(one) === placeOf(other);
}

function registryPlace(
  registryUrl: string | undefined,
  databaseUrl: string | undefined,
): RegistryPlace {
  if (registryUrl === undefined) return 'file';
  return isSameDatabase(registryUrl, databaseUrl) ? 'database' : 'elsewhere';
}

/**
 * The outbox shows everybody's codes, so it is refused where real customers get mail, and off by
 * default.
 */
function outboxFault(settings: Partial<Settings<typeof variables>>): string | undefined {
  if (settings.OUTBOX !== true) return undefined;
  if (settings.NODE_ENV === 'production') return 'can not be on with NODE_ENV=production';
  return settings.SMTP_URL === undefined ? undefined : 'can not be on together with SMTP_URL';
}

/** How long one call of the pictures' bucket may take, in milliseconds. */
const BUCKET_WITHIN = 10_000;

function picturePlace(
  store: string | undefined,
  given: NodeJS.ProcessEnv,
  from: string,
): PicturePlace {
  if (store === undefined) return null;
  if (!isBucket(store)) return { folder: resolve(from, store) };
  const settings = readSettings(variablesOfBucket('PICTURES_STORE'), given);
  return { bucket: { ...bucketOf(store, settings), within: BUCKET_WITHIN } };
}

/** Passwords and sessions of staff go by https alone, to an address that is known. */
function staffFault(settings: Partial<Settings<typeof variables>>): string | undefined {
  const { STAFF_PORT, STAFF_ORIGIN, NODE_ENV } = settings;
  if (STAFF_PORT === undefined || NODE_ENV !== 'production') return undefined;
  if (STAFF_ORIGIN?.startsWith('https:')) return undefined;
  return 'is needed with STAFF_PORT and NODE_ENV=production, and must start with https://';
}

/** Whether nothing but a cache is kept in the data directory. */
const keepsNothing = ({ DATABASE_URL, PICTURES_STORE }: Partial<Settings<typeof variables>>) =>
  DATABASE_URL !== undefined && PICTURES_STORE !== undefined;

/** What is ordered must not lie where nobody has chosen to keep it. */
function dataFault(settings: Partial<Settings<typeof variables>>): string | undefined {
  if (settings.DATA_DIR !== undefined || keepsNothing(settings)) return undefined;
  if (settings.NODE_ENV !== 'production' && IN_WORKSPACE) return undefined;
  return (
    'is needed in production and by a bundle: the folder of the database and the pictures; ' +
    'or DATABASE_URL and PICTURES_STORE'
  );
}

function dataDirectory(settings: Settings<typeof variables>): string {
  const { DATA_DIR, NODE_ENV, INIT_CWD } = settings;
  if (DATA_DIR !== undefined) return resolve(INIT_CWD, DATA_DIR);
  // Only a cache of pictures, which may be lost.
  if (NODE_ENV === 'production' || !IN_WORKSPACE) return join(tmpdir(), 'storefront-provider');
  return join(repository, '.data');
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
    unpaidDays: settings.UNPAID_DAYS,
    cancelUnpaid: settings.UNPAID_CANCEL,
    counterDiscount: settings.COUNTER_DISCOUNT,
    returnDays: settings.RETURN_DAYS,
    collection: collectionRule(settings),
    paymentMethods: settings.PAYMENT_METHODS,
    papers: {
      seller: {
        name: settings.SELLER_NAME ?? null,
        address: settings.SELLER_ADDRESS ?? null,
        tin: settings.SELLER_TIN ?? null,
      },
      noInputTax: settings.NO_INPUT_TAX,
    },
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

/** What papers say of the seller, and of the tax. */
export type PaperSettings = Environment['papers'];

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
