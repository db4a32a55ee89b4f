/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-call -- an answer's shape is what is tested */
/** A whole provider for a test, on either database, with its calls, clock and outbox. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { asksForItself, createCallerOf } from 'server-kit/caller-network';
import { createMetrics } from 'server-kit/metrics';
import { dumpedNewDatabase } from 'tooling/run/prepared-data';
import { createApp } from '../src/shop-api/app';
import { openPglite, type Database, type OpenDatabase } from '../src/database/open';
import type { Deps } from '../src/domain/deps';
import type { App } from '../src/shop-api/answer';
import { seedCatalogue } from '../src/domain/import/seed';
import { createLimits } from '../src/domain/limits';
import { createOutboxMailer } from '../src/domain/mail/mailer';
import { createRaiseBook } from '../src/domain/search/raise-book';
import { createSynonymBook } from '../src/domain/search/synonym-book';
import type { ShopSettings } from '../src/domain/settings/shop-settings';
import { createStoredSettings } from '../src/domain/settings/stored-settings';
import { createSharePictures } from '../src/domain/share-pictures/drawn';
import { createScheduler } from '../src/domain/scheduler';
import { NEVER_OPEN } from '../src/domain/settings/opening-hours';
import { createPictureLibrary, type PicturePlace } from '../src/domain/pictures/library';
import { smallCatalogue, smallPictures } from './small-catalogue';

/**
 * Opens an empty database. With 'once' it is used by nobody else and really closed at its end: for a
 * test that needs a closed one, or changes more than rows.
 */
export type TestDatabase = (once?: 'once') => Promise<OpenDatabase>;

let empty: Promise<Blob> | null = null;

export const inMemory = (async () => {
  empty ??= dumpedNewDatabase();
  return openPglite({ copy: await empty });
}) satisfies TestDatabase;

export const PROXY_SECRET = 'a-secret-of-the-tests';

/** What tests' shops have set: nothing is said of when orders are handed out. */
export const SHOP_SETTINGS: ShopSettings = {
  hours: NEVER_OPEN,
  closed: [],
  preparation: 60,
  pickupAddress: '12 Pier Road, Manila',
  sellerName: '',
  sellerAddress: '',
  sellerTin: '',
  noInputTax: true,
  paymentMethods: ['Cash', 'GCash', 'Maya', 'Bank transfer', 'Cheque'],
  unpaidDays: 7,
  cancelUnpaid: false,
  namesRead: true,
  choicesCount: true,
};

export type Answer = {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests look into all shapes
  json: any;
};

export type Sent = {
  token?: string | undefined;
  key?: string | undefined;
  /** The caller's address, as the document server would send it. */
  from?: string | undefined;
  headers?: Record<string, string>;
};

export type Customer = { token: string; id: number; email: string };

export class TestShop {
  time = new Date('2026-06-01T00:00:00Z').getTime();
  #customers = 0;

  constructor(
    readonly deps: Deps,
    readonly app: App,
    readonly directory: string,
    readonly close: () => Promise<void>,
  ) {}

  async #answer(response: Response): Promise<Answer> {
    const text = await response.text();
    let json: unknown = null;
    try {
      json = JSON.parse(text);
    } catch {
      json = text;
    }
    return { status: response.status, headers: response.headers, json };
  }

  async get(path: string, sent: Sent = {}): Promise<Answer> {
    return this.#answer(await this.app.request(path, { headers: headersOf(sent) }));
  }

  async post(path: string, body: unknown, sent: Sent = {}): Promise<Answer> {
    return this.postText(path, JSON.stringify(body), sent);
  }

  async postText(path: string, body: string, sent: Sent = {}): Promise<Answer> {
    const headers = { 'content-type': 'application/json', ...headersOf(sent) };
    return this.#answer(await this.app.request(path, { method: 'POST', headers, body }));
  }

  async mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
    const outbox = await this.get('/dev/outbox', { headers: { accept: 'application/json' } });
    return (outbox.json as { to: string; subject: string; text: string }[]).filter(
      (mail) => mail.to === email,
    );
  }

  /** The code in the newest mail to an email. */
  async codeFor(email: string): Promise<string> {
    const [newest] = await this.mailsTo(email);
    return /\b\d{4}(?: \d{4}){2}\b/.exec(newest?.text ?? '')?.[0] ?? 'no code';
  }

  async register(email: string, password: string, name = 'Ana Cruz'): Promise<Answer> {
    const body = { name, email, password, password_confirmation: password };
    return this.post('/api/auth/shop-register', body);
  }

  /** A new customer, registered, verified and logged in. */
  async customer(): Promise<Customer> {
    this.#customers += 1;
    const email = `customer${this.#customers}@example.ph`;
    const password = `their password ${this.#customers}`;
    await this.register(email, password);
    const verificationCode = await this.codeFor(email);
    await this.post('/api/auth/verify-email', { email, verificationCode });
    const login = await this.post('/api/auth/shop-login', { email, password });
    return { token: login.json.token, id: login.json.user.id, email };
  }

  /** The id of a product of the small catalogue, and of its variants by name. */
  async product(name: string): Promise<{ id: number; variants: Record<string, number> }> {
    const found = await this.post('/api/store/products', { limit: 100 });
    const row = found.json.find((item: { product_name: string }) => item.product_name === name);
    const details = await this.get(`/api/store/products/details/${row.id}`);
    const variants = details.json.variants as { id: number; variant_name: string }[];
    return {
      id: row.id,
      variants: Object.fromEntries(variants.map(({ id, variant_name }) => [variant_name, id])),
    };
  }
}

function headersOf(sent: Sent): Record<string, string> {
  return {
    ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
    ...(sent.key ? { 'idempotency-key': sent.key } : {}),
    ...(sent.from ? { 'x-proxy-secret': PROXY_SECRET, 'x-forwarded-for': sent.from } : {}),
    ...sent.headers,
  };
}

/** @param rateLimitScale high by default, so that only tests about limits reach them */
export async function openTestShop(
  database: TestDatabase,
  {
    rateLimitScale = 1000,
    outbox = true,
    corsOrigins = [] as string[],
    log = pino({ level: 'silent' }),
    catalogue = true,
    reads = null as Database | null,
    replica = null as Deps['replica'],
    place = null as PicturePlace,
  } = {},
): Promise<TestShop> {
  const { db, close } = await database();
  const directory = await mkdtemp(join(tmpdir(), 'provider-test-'));
  const pictures = createPictureLibrary(directory, place);
  if (catalogue) await seedCatalogue(db, smallCatalogue, smallPictures(pictures));
  const callerOf = createCallerOf({ secret: PROXY_SECRET });
  const deps: Deps = {
    db,
    reads: reads ?? db,
    replica,
    now: () => new Date(shop.time),
    log,
    metrics: createMetrics('provider'),
    counts: { orders: 0 },
    limits: createLimits(db, rateLimitScale),
    networkOf: (context) => callerOf(context).network,
    isDocumentServer: (context) => asksForItself(context, PROXY_SECRET),
    scheduler: createScheduler({ searches: 1, lists: 16 }),
    synonyms: createSynonymBook(reads ?? db, () => shop.time),
    raises: createRaiseBook(reads ?? db, () => shop.time),
    shopSettings: createStoredSettings({ db, reads: reads ?? db }, SHOP_SETTINGS, () => shop.time),
    mailer: createOutboxMailer(),
    pictures,
    sharePictures: createSharePictures(directory, pictures),
    settings: {
      outbox,
      corsOrigins,
      proxySecret: PROXY_SECRET,
      shopEmail: 'shop@example.ph',
      shopOrigin: 'https://shop.example.ph',
      returnDays: 7,
    },
  };
  const shop: TestShop = new TestShop(deps, createApp(deps), directory, async () => {
    await close();
    await rm(directory, { recursive: true, force: true });
  });
  return shop;
}
