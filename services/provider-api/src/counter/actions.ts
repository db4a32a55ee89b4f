/**
 * Binds every page and every change of the counter to who may see or make it. Nothing is answered
 * that isn't bound here, and a test tries each by every identity.
 */
import { unsent, type GivenForms } from 'back-office/forms/given-forms';
import { pagesOf } from 'back-office/forms/pages-of-forms';
import { alone, readSentPage, type SentForm } from 'back-office/forms/sent-page';
import { formToken, isFormToken } from 'back-office/form-token';
import { isOwnForm } from 'back-office/own-requests';
import { readForm } from 'back-office/sent-form';
import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import type { SentFile } from '../domain/catalogue-management/uploaded-picture';
import type { Deps } from '../domain/deps';
import { Refusal } from '../domain/refusal';
import { mayDo, type Right } from '../domain/staff/role';
import { readStaffSession, type StaffSession } from '../domain/staff/session';
import { readWaiting, type Waiting } from '../domain/staff/waiting';
import { afterForm, carriedIn, GO, sessionIn } from './after-form';
import { counterCookies } from './cookies';
import { limitForm, readFields } from './form';
import { createEndedSessions } from './ended-sessions';
import { pageAt } from './session-ended';
import { WHO_RUNS_IT } from './pages/who-runs-it';
import type { Environment } from '../environment';
import { createSaid } from './said';
import { limitUpload, readUpload } from './upload';

/** Whoever is signed in, or who has a right. */
type May = 'signed-in' | Right;

export type Visit = {
  context: Context;
  network: string;
  /** What the forms of this answer's page are shown with. */
  forms: GivenForms;
};
export type StaffVisit = Visit & {
  session: StaffSession;
  /** The rooms of the counter, of which everybody sees what their role may. */
  rooms: readonly Place[];
  /** What was just done, as the page's address names it. */
  said: string | null;
  /** What waits for staff, in all rooms. */
  waiting: () => Promise<Waiting>;
  /** Says that a form beside was done too: it isn't shown again as it was typed. */
  did: (form: SentForm) => void;
};

type Show<V> = (visit: V) => Promise<Response>;
type Change<V, Schema extends z.ZodType> = (
  visit: V,
  fields: z.output<Schema>,
) => Promise<Response>;
type Upload<Schema extends z.ZodType> = (
  visit: StaffVisit,
  fields: z.output<Schema>,
  files: SentFile[],
) => Promise<Response>;

/** A room of the counter in its navigation. */
export type Place = {
  path: string;
  name: string;
  may: May;
  /** With this right it isn't named in the navigation, because another room leads there. */
  unless?: Right;
  /** What waits in it for staff. */
  waits?: keyof Waiting;
};

export type Actions = {
  /** What the pages of a room say after their forms, by the names in addresses (`?said=saved`). */
  says(words: Readonly<Record<string, string>>): void;
  /** A visit without a session. */
  visitOfAnybody(context: Context): Visit;
  /** Answers after signing in: with the page on which the session expired and what was typed there, else home. */
  pageAfterSignIn(
    visit: Pick<Visit, 'context'>,
    token: string,
    left: { to: string; kept: string },
  ): Promise<Response>;
  /** A page for staff. */
  show(path: string, may: May, handle: Show<StaffVisit>): void;
  /** A stream for staff. A page opens it by itself, and again and again: it is no use of the session. */
  stream(path: string, may: May, open: (context: Context, staffId: number) => Response): void;
  /** A form for staff. */
  change<Schema extends z.ZodType>(
    path: string,
    may: May,
    schema: Schema,
    handle: Change<StaffVisit, Schema>,
  ): void;
  /** A form for staff that has files with it, or long texts. */
  upload<Schema extends z.ZodType>(
    path: string,
    may: May,
    schema: Schema,
    handle: Upload<Schema>,
  ): void;
  /** A page that anybody may see. */
  showAnybody(path: string, handle: Show<Visit>): void;
  /** A form that anybody may send. */
  changeAnybody<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    handle: Change<Visit, Schema>,
  ): void;
};

export const SIGN_IN = '/staff/sign-in';
/** What the counter's script fetches by itself has this header: it is no use of the session. */
const BY_SCRIPT = 'x-by-script';

/** Which right a form of staff needs, by the path that it is sent to. */
function createRights() {
  const bound: { path: RegExp; may: May }[] = [];
  return {
    bind(pattern: string, may: May): void {
      const path = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
      bound.push({ path, may });
    },
    // The first one, as requests are routed.
    of: (path: string): May | null => bound.find((each) => each.path.test(path))?.may ?? null,
  };
}

const NOT_FROM_HERE = 'That form was not from here, so nothing was done. Please try again.';

/** Thrown where somebody has to sign in first. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
  /** @param kept what was typed, by `keptOf`; null for nothing */
  constructor(readonly kept: string | null = null) {
    super('nobody is signed in');
  }
}

/** What is wrong with a form that was refused; null for what is no such refusal. */
const faultsIn = (error: unknown) =>
  error instanceof Refusal && error.kind === 'invalid'
    ? (error.fields ?? { '': error.message })
    : null;

export function createActions(
  app: Hono,
  deps: Deps,
  environment: Environment,
  rooms: readonly Place[],
): Actions {
  const said = createSaid();
  const rights = createRights();
  const cookies = counterCookies(environment);
  const visitOf = (context: Context, secret: string): Visit => ({
    context,
    network: deps.networkOf(context),
    forms: unsent((path) => formToken(secret, path), GO),
  });

  const mayUse = ({ role }: StaffSession, may: May) => may === 'signed-in' || mayDo(role, may);

  /**
   * @param byHand false for what a page asks by itself
   * @throws NotSignedIn, or Refusal 403 where the role may not
   */
  async function staffVisit(
    context: Context,
    may: May,
    byHand = context.req.header(BY_SCRIPT) === undefined,
  ): Promise<StaffVisit> {
    const session = await readStaffSession(
      deps,
      sessionIn(context) ?? cookies.sessionToken(context),
      byHand,
    );
    if (!session) throw new NotSignedIn();
    if (!mayUse(session, may)) {
      throw new Refusal('forbidden', `This is not for your role. ${WHO_RUNS_IT} can change that.`);
    }
    const visit = visitOf(context, session.token);
    const maySend = (path: string) => mayUse(session, rights.of(path) ?? 'signed-in');
    const forms = { ...visit.forms, maySend, ...carriedIn(context) };
    const asked = context.req.query('said');
    const waiting = () => readWaiting(deps.db);
    return {
      ...visit,
      forms,
      session,
      rooms,
      said: said.read(asked),
      waiting,
      did: () => undefined,
    };
  }

  /** @throws Refusal forbidden for a form of another page, another session or another site */
  function ownFields(
    context: Context,
    secret: string,
    sent: Record<string, string>,
  ): Record<string, string> {
    const { token = '', ...fields } = sent;
    if (
      !isOwnForm(context, environment.staffOrigin) ||
      !isFormToken(secret, context.req.path, token)
    ) {
      throw new Refusal('forbidden', NOT_FROM_HERE);
    }
    return fields;
  }

  const staffPages = pagesOf<StaffVisit>(faultsIn);
  const anybodysPages = pagesOf<Visit>(faultsIn);
  const ended = createEndedSessions(app, {
    origin: environment.staffOrigin,
    patternOf: (path) => staffPages.patternOf(path),
  });

  const asker = (context: Context) => ({ network: `staff ${deps.networkOf(context)}` });
  const reads = (context: Context, work: () => Promise<Response>) =>
    deps.scheduler.list({ ...asker(context), disconnected: context.req.raw.signal }, work);
  const writes = (context: Context, work: () => Promise<Response>) =>
    deps.scheduler.order(asker(context), work);

  /** Binds what a form of staff asks for, with what was typed beside it on its page. */
  function sentByStaff(
    path: string,
    may: May,
    work: (
      visit: StaffVisit,
      fields: Record<string, string>,
      files: SentFile[],
    ) => Promise<Response>,
  ): void {
    rights.bind(path, may);
    // Before anything of it is read: a stranger's files have no place in memory.
    app.post(path, async (context, next) => {
      await staffVisit(context, may).catch(async (error: unknown) => {
        throw error instanceof NotSignedIn
          ? new NotSignedIn(await ended.typedBy(context, path))
          : error;
      });
      await next();
    });
    app.post(path, limitUpload, async (context) => {
      let beside: readonly SentForm[] = [];
      const answer = await writes(context, async () => {
        const visit = await staffVisit(context, may);
        const { fields: all, files } = await readUpload(context);
        const sent = readSentPage(all, context.req.query('form'));
        const before = await ended.shownAgain(context, visit.session.token, path, sent);
        if (before) return before;
        const fields = ownFields(context, visit.session.token, sent.own.fields);
        beside = sent.beside;
        const forms = { ...visit.forms, own: sent.own, beside };
        const did = (form: SentForm) => void (beside = beside.filter((each) => each !== form));
        const withThem = { ...visit, forms, did };
        return staffPages.rerenderOnRefusal(path, withThem, () => work(withThem, fields, files));
      });
      return afterForm(app, context, answer, { pattern: staffPages.patternOf(path), beside });
    });
  }

  return {
    says: (words) => said.add(words),
    visitOfAnybody: (context) => visitOf(context, cookies.visitorSecret(context)),
    async pageAfterSignIn({ context }, token, { to, kept }) {
      const page = await ended.pageOf(context, token, kept);
      if (page !== null) return context.html(page);
      const at = pageAt(to, new URL(context.req.url).origin);
      return context.redirect(at === null ? '/staff' : `${at.pathname}${at.search}`, 303);
    },
    show(path, may, handle) {
      staffPages.add(path, handle);
      app.get(path, (context) =>
        reads(context, async () => handle(await staffVisit(context, may))),
      );
    },
    stream(path, may, open) {
      // An EventSource sends no header of ours, so that the path says who asks.
      app.get(path, (context) =>
        reads(context, async () => {
          const { session } = await staffVisit(context, may, false);
          return open(context, session.id);
        }),
      );
    },
    change(path, may, schema, handle) {
      sentByStaff(path, may, (visit, fields) => handle(visit, readFields(schema, fields)));
    },
    upload(path, may, schema, handle) {
      sentByStaff(path, may, (visit, fields, files) =>
        handle(visit, readFields(schema, fields), files),
      );
    },
    showAnybody(path, handle) {
      anybodysPages.add(path, handle);
      app.get(path, (context) =>
        reads(context, () => handle(visitOf(context, cookies.visitorSecret(context)))),
      );
    },
    changeAnybody(path, schema, handle) {
      app.post(path, limitForm, (context) =>
        writes(context, async () => {
          const secret = cookies.visitorSecret(context);
          const sent = await readForm(context);
          const fields = ownFields(context, secret, sent);
          const { forms, ...visit } = visitOf(context, secret);
          const sender = { ...visit, forms: { ...forms, own: alone(sent) } };
          return anybodysPages.rerenderOnRefusal(path, sender, () =>
            handle(sender, readFields(schema, fields)),
          );
        }),
      );
    },
  };
}
