/**
 * Binds every page and every change of the counter to who may see or make it. Nothing is answered
 * that isn't bound here, and a test tries each by every identity.
 */
import type { RefusedForm } from 'back-office/form-state';
import { formToken, isFormToken } from 'back-office/form-token';
import { isOwnForm } from 'back-office/own-requests';
import { readForm } from 'back-office/sent-form';
import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import type { SentFile } from '../domain/catalogue-management/uploaded-picture';
import type { Deps } from '../domain/deps';
import { Refusal } from '../domain/refusal';
import { mayDo, type Permission } from '../domain/staff/role';
import { readStaffSession, type StaffSession } from '../domain/staff/session';
import { counterCookies } from './cookies';
import { limitForm, readFields } from './form';
import { keepTyped } from './keep-typed';
import { orAgain, patternOf, type Pages, type Show } from './or-again';
import { WHO_RUNS_IT } from './pages/who-runs-it';
import { readSentPage, type SentForm, type SentPage } from './sent-page';
import type { Environment } from '../environment';
import { limitUpload, readUpload } from './upload';

/** Whoever is signed in, or who has a permission. */
export type May = 'signed-in' | Permission;

type Visit = {
  context: Context;
  network: string;
  /** The token of a form that this answer's page sends to a path. */
  tokenFor: (path: string) => string;
};
export type StaffVisit = Visit & {
  session: StaffSession;
  /** The address in the form that was sent; empty for one that stands alone. */
  sentTo: string;
  /** The other forms of the page whose form was sent, as they were typed. */
  beside: readonly SentForm[];
  /** The form that is shown again, because it can't be taken; null for none. */
  refused: RefusedForm | null;
  /** Says that a form beside was done too: it isn't shown again as it was typed. */
  did: (form: SentForm) => void;
};

type Change<V, Schema extends z.ZodType> = (
  visit: V,
  fields: z.output<Schema>,
) => Promise<Response>;
type Upload<Schema extends z.ZodType> = (
  visit: StaffVisit,
  fields: z.output<Schema>,
  files: SentFile[],
) => Promise<Response>;

export type Actions = {
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

const NOT_FROM_HERE = 'That form was not from here, so nothing was done. Please try again.';

/** Thrown where somebody has to sign in first. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
}

export function createActions(app: Hono, deps: Deps, environment: Environment): Actions {
  const cookies = counterCookies(environment);
  const visitOf = (context: Context, secret: string): Visit => ({
    context,
    network: deps.networkOf(context),
    tokenFor: (path) => formToken(secret, path),
  });

  /**
   * @param byHand false for what a page asks by itself
   * @throws NotSignedIn, or Refusal 403 where the role may not
   */
  async function staffVisit(
    context: Context,
    may: May,
    byHand = context.req.header(BY_SCRIPT) === undefined,
  ): Promise<StaffVisit> {
    const session = await readStaffSession(deps, cookies.sessionToken(context), byHand);
    if (!session) throw new NotSignedIn();
    if (may !== 'signed-in' && !mayDo(session.role, may)) {
      throw new Refusal('forbidden', `This is not for your role. ${WHO_RUNS_IT} can change that.`);
    }
    return {
      ...visitOf(context, session.token),
      session,
      sentTo: '',
      beside: [],
      refused: null,
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

  const staffPages: Pages<StaffVisit> = new Map();
  const anybodysPages: Pages<Visit> = new Map();

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
    // Before anything of it is read: a stranger's files have no place in memory.
    app.post(path, async (context, next) => {
      await staffVisit(context, may);
      await next();
    });
    app.post(path, limitUpload, async (context) => {
      const done = new Set<SentForm>();
      let sent: SentPage | null = null;
      const answer = await writes(context, async () => {
        const visit = await staffVisit(context, may);
        const { fields: all, files } = await readUpload(context);
        sent = readSentPage(all, context.req.query('form'));
        const fields = ownFields(context, visit.session.token, sent.own.fields);
        const { own, beside } = sent;
        const withThem = {
          ...visit,
          sentTo: own.at,
          beside,
          did: (form: SentForm) => void done.add(form),
        };
        return orAgain(staffPages, path, { visit: withThem, fields }, () =>
          work(withThem, fields, files),
        );
      });
      const pattern = patternOf(staffPages, path);
      return sent === null ? answer : keepTyped(app, context, answer, { pattern, sent, done });
    });
  }

  return {
    show(path, may, handle) {
      staffPages.set(path, handle);
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
      anybodysPages.set(path, handle);
      app.get(path, (context) =>
        reads(context, () => handle(visitOf(context, cookies.visitorSecret(context)))),
      );
    },
    changeAnybody(path, schema, handle) {
      app.post(path, limitForm, (context) =>
        writes(context, async () => {
          const secret = cookies.visitorSecret(context);
          const visit = visitOf(context, secret);
          const fields = ownFields(context, secret, await readForm(context));
          return orAgain(anybodysPages, path, { visit, fields }, () =>
            handle(visit, readFields(schema, fields)),
          );
        }),
      );
    },
  };
}
