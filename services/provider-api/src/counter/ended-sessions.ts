/** What was typed on a page whose session had ended by the time it was sent: it waits for the next session. */
import { readSentPage, type SentPage } from 'back-office/forms/sent-page';
import { isFormToken } from 'back-office/form-token';
import { isOwnForm } from 'back-office/own-requests';
import type { Context, Hono } from 'hono';
import { pageWith } from './after-form';
import { STRANGERS_MOST } from './form';
import { GIVEN_BACK, keptIn, keptOf } from './session-ended';
import { readUpload } from './upload';

type Pages = {
  /** The counter's own origin; a form of another one is none of ours. */
  origin: Parameters<typeof isOwnForm>[1];
  patternOf: (path: string) => Parameters<typeof keptOf>[1];
};

type EndedSessions = {
  /** What was sent without a session from a page of the counter; null for another origin's form, or one too large. */
  typedBy(context: Context, path: string): Promise<string | null>;
  /** The page on which a session expired, with what was typed there; null where nothing of it can be shown. */
  pageOf(context: Context, session: string, kept: string): Promise<string | null>;
  /**
   * Shows a form again that is of a session before: who signs in by another page goes on with this one. Nothing
   * is done.
   * @returns null for a form of this session, and for none of ours
   */
  shownAgain(
    context: Context,
    session: string,
    path: string,
    sent: SentPage,
  ): Promise<Response | null>;
};

export function createEndedSessions(app: Hono, { origin, patternOf }: Pages): EndedSessions {
  async function pageOf(context: Context, session: string, kept: string): Promise<string | null> {
    const back = keptIn(kept, { origin: new URL(context.req.url).origin, session });
    const page =
      back && (await pageWith(app, context, back.page, { carried: back.carried, session }));
    return page && page.text();
  }

  return {
    async typedBy(context, path) {
      const size = Number(context.req.header('content-length') ?? Number.POSITIVE_INFINITY);
      if (size > STRANGERS_MOST || !isOwnForm(context, origin)) return null;
      const { fields } = await readUpload(context);
      const sent = readSentPage(fields, context.req.query('form'));
      return keptOf(new URL(context.req.url), patternOf(path), sent);
    },
    pageOf,
    async shownAgain(context, session, path, sent) {
      const { token = '', kept = '' } = sent.own.fields;
      const isBefore = token !== '' && !isFormToken(session, context.req.path, token);
      if (!isBefore || !isOwnForm(context, origin)) return null;
      const pattern = patternOf(path);
      const text = path === GIVEN_BACK ? kept : keptOf(new URL(context.req.url), pattern, sent);
      const page = text && (await pageOf(context, session, text));
      return page ? context.html(page, 403) : null;
    },
  };
}
