/** The settings that the process takes from its environment, checked once at the start. */
import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { trustedProxies, type TrustedProxies } from 'server-kit/trusted-proxies';
import * as z from 'zod';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** An empty variable counts as missing, as shells and compose files make them. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const urlOf = (...schemes: string[]) =>
  z.string().refine(
    (value) => {
      const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : '';
      return schemes.includes(scheme);
    },
    { message: `must be a URL that starts with ${schemes.map((s) => `${s}://`).join(' or ')}` },
  );

const environmentSchema = z.object({
  PORT: optional(
    z.coerce.number('must be a port number').int().min(0).max(65_535, 'must be a port number'),
  ),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DEMO_CATALOGUE: optional(z.string()),
  DATABASE_URL: optional(urlOf('postgres', 'postgresql')),
  SMTP_URL: optional(urlOf('smtp', 'smtps')),
  OUTBOX: optional(z.enum(['on', 'off'], 'must be on or off')),
  MAIL_FROM: optional(z.string()),
  SHOP_EMAIL: optional(z.email('must be an email address')),
  PROXY_SECRET: optional(z.string().min(16, 'must have 16 characters or more')),
  TRUSTED_PROXIES: trustedProxies,
  CORS_ORIGINS: optional(z.string()),
  CALLER_LIMIT: optional(z.coerce.number('must be a number').int().min(100)),
  RATE_LIMIT_SCALE: optional(z.coerce.number('must be a number').positive('must be above 0')),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  NODE_ENV: optional(z.string()),
  INIT_CWD: optional(z.string()),
});

export type Environment = {
  port: number;
  host: string;
  dataDirectory: string;
  /** The folder of a catalogue that an empty shop begins with. */
  demoCatalogue: string | undefined;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Whether /dev/outbox shows the mails with their codes. */
  outbox: boolean;
  mailFrom: string;
  /** Who gets the inquiries. */
  shopEmail: string;
  /** The document server's proof, which makes its X-Forwarded-For believed. */
  proxySecret: string | undefined;
  /** Who else is believed in that. */
  trustedProxies: TrustedProxies | undefined;
  corsOrigins: string[];
  rateLimitScale: number;
  /** How long a caller may take to say what it asks for, in milliseconds. */
  callerLimit: number;
  logLevel: string;
  production: boolean;
  /** Where the caller stood: relative paths are meant from there. */
  callerDirectory: string;
};

export class BadEnvironment extends Error {
  override readonly name = 'BadEnvironment';
}

/** The outbox shows everybody's codes: never where true customers get mail, and never by default. */
function readOutbox(values: z.infer<typeof environmentSchema>): boolean {
  if (values.OUTBOX !== 'on') return false;
  const why =
    values.NODE_ENV === 'production'
      ? 'with NODE_ENV=production'
      : values.SMTP_URL !== undefined && 'together with SMTP_URL';
  if (why) throw new BadEnvironment(`OUTBOX: can not be on ${why}`);
  return true;
}

/** @throws BadEnvironment with one line that names the variable */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const read = environmentSchema.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new BadEnvironment(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const values = read.data;
  const callerDirectory = values.INIT_CWD ?? process.cwd();
  const directory = values.DATA_DIR ?? '.data';
  const base = values.DATA_DIR === undefined ? repository : callerDirectory;
  return {
    port: values.PORT ?? 4000,
    host: values.HOST ?? '127.0.0.1',
    dataDirectory: isAbsolute(directory) ? directory : resolve(base, directory),
    demoCatalogue: values.DEMO_CATALOGUE && resolve(callerDirectory, values.DEMO_CATALOGUE),
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    outbox: readOutbox(values),
    mailFrom: values.MAIL_FROM ?? 'Storefront <no-reply@storefront.example>',
    shopEmail: values.SHOP_EMAIL ?? 'inquiries@storefront.example',
    proxySecret: values.PROXY_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    corsOrigins: (values.CORS_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim().replace(/\/$/, ''))
      .filter(Boolean),
    rateLimitScale: values.RATE_LIMIT_SCALE ?? 1,
    callerLimit: values.CALLER_LIMIT ?? 10_000,
    logLevel: values.LOG_LEVEL ?? 'info',
    production: values.NODE_ENV === 'production',
    callerDirectory,
  };
}

/**
 * Refuses to serve in production where all shoppers would be one caller, and one of them could use
 * up the tries of all.
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
