/** Binds a call of the contract to its handler. Input is parsed here and nowhere else. */
import type { Context, Hono } from 'hono';
import type { AnyCall, Call } from 'shared-contracts/call';
import type { z } from 'shared-contracts/schema';
import { readSession, type SessionUser } from '../domain/accounts/session';
import type { Deps } from '../domain/deps';
import { limitBody, readJsonBody } from './body';
import { persistentCookieOf, type PersistentCookie } from './persistent-cookie';
import { invalid, Refusal, unauthenticated } from '../domain/refusal';
import { isStorable } from '../database/storable-text';
import { validate } from './validate';

export type App = Hono;

type Schema = z.core.$ZodType;

export type CallRequest<C extends AnyCall> = {
  body: z.output<C['body']>;
  query: z.output<C['query']>;
  /** The path's `{id}`, as text. */
  id: string;
  /** The caller's network, for limits. */
  network: string;
  /** Aborted when the caller closes its connection before the answer. */
  disconnected: AbortSignal;
  /** The bearer token, not checked yet. */
  token: string | null;
  idempotencyKey: string | null;
  /** By which the caller's browser stays signed in. */
  cookie: PersistentCookie;
  /** What the caller's browser says that it is. */
  userAgent: string | undefined;
};

function bearerOf(c: Context): string | null {
  return /^Bearer\s+(\S{1,512})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

function idempotencyKeyOf(c: Context): string | null {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalid({ 'Idempotency-Key': 'Must be 1 to 200 visible characters.' });
  }
  return key;
}

function isNothing(schema: Schema): boolean {
  return schema._zod.def.type === 'undefined';
}

async function read<C extends AnyCall>(c: Context, call: C, deps: Deps): Promise<CallRequest<C>> {
  const query = Object.fromEntries(new URL(c.req.url).searchParams);
  for (const [name, value] of Object.entries(query)) {
    if (!isStorable(value)) throw invalid({ [name]: 'This value is not valid.' });
  }
  const raw = isNothing(call.body) ? undefined : await readJsonBody(c);
  return {
    body: validate(call.body as C['body'], raw),
    query: validate(call.query as C['query'], isNothing(call.query) ? undefined : query),
    id: c.req.param('id') ?? '',
    network: deps.networkOf(c),
    disconnected: c.req.raw.signal,
    token: bearerOf(c),
    idempotencyKey: idempotencyKeyOf(c),
    cookie: persistentCookieOf(c, deps.settings.shopOrigin?.startsWith('https:') ?? false),
    userAgent: c.req.header('user-agent'),
  };
}

function bind(app: App, call: AnyCall, handle: (c: Context) => Promise<Response>): void {
  const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
  if (!isNothing(call.body)) app.on(call.method, path, limitBody);
  app.on(call.method, path, (c) => handle(c));
}

/** Answers a wrong method with the methods of the path. Called after all calls are bound. */
export function refuseOtherMethods(app: App): void {
  const taken = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (method === 'ALL') continue;
    const methods = taken.get(path) ?? taken.set(path, new Set()).get(path);
    methods?.add(method);
  }
  for (const [path, methods] of taken) {
    const allowed = [...methods].sort().join(', ');
    app.all(path, (c) => {
      c.header('Allow', methods.has('GET') ? `${allowed}, HEAD` : allowed);
      throw new Refusal('not-allowed', `This call takes ${allowed}.`);
    });
  }
}

function respond(c: Context, call: AnyCall, value: unknown): Response {
  // No cache may store a shopper's own answers; it may store public lists, if it revalidates them.
  c.header('Cache-Control', call.method === 'GET' ? 'no-cache' : 'no-store');
  return c.json(value as Record<string, unknown>);
}

/** Answers a call that anybody may make with what is JSON already. It takes its own turn. */
export function answerWritten<C extends Call<Schema, Schema, Schema>>(
  app: App,
  deps: Deps,
  call: C,
  handle: (asked: CallRequest<C>) => Promise<string>,
): void {
  bind(app, call, async (c) => {
    const json = await handle(await read(c, call, deps));
    return c.body(json, 200, { 'Cache-Control': 'no-cache', 'Content-Type': 'application/json' });
  });
}

/** Answers a call that anybody may make. What the handler returns is the JSON of a 200. */
export function answer<C extends Call<Schema, Schema, Schema>>(
  app: App,
  deps: Deps,
  call: C,
  handle: (asked: CallRequest<C>) => Promise<z.input<C['answer']>>,
): void {
  bind(app, call, async (c) => {
    const asked = await read(c, call, deps);
    // A search waits for its turn in its own handler.
    if (call.work === 'search') return respond(c, call, await handle(asked));
    const turn = call.work === 'read' ? 'list' : 'order';
    return respond(c, call, await deps.scheduler[turn](asked, () => handle(asked)));
  });
}

/**
 * Answers a call that needs a token. The token alone says who calls; a `user_id` in the body that
 * names somebody else is refused (403), a missing one is the token's owner.
 */
export function answerUser<C extends Call<Schema, Schema, Schema>>(
  app: App,
  deps: Deps,
  call: C,
  handle: (user: SessionUser, asked: CallRequest<C>) => Promise<z.input<C['answer']>>,
): void {
  bind(app, call, async (c) => {
    const asker = { network: deps.networkOf(c) };
    const user = await deps.scheduler.order(asker, () => readSession(deps, bearerOf(c)));
    if (!user) throw unauthenticated();
    const asked = await read(c, call, deps);
    const named = (asked.body as { user_id?: string | null } | undefined)?.user_id;
    if (named !== undefined && named !== null && named !== String(user.id)) {
      throw new Refusal('forbidden', 'This belongs to another customer.');
    }
    return respond(c, call, await deps.scheduler.order(asker, () => handle(user, asked)));
  });
}
