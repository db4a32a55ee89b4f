import { renderForms } from 'back-office/forms/render-forms';
import type { Html } from 'back-office/html';
import type { StaffVisit, Visit } from './actions';
import { layout, placesOf } from './pages/layout';

type Status = 200 | 401 | 403 | 404 | 409 | 422 | 429;

/** Answers with a page that nobody has to sign in for. */
export async function showToAnybody(
  { context, forms }: Visit,
  { title }: { title: string },
  main: Html,
  otherwise: Status = 200,
): Promise<Response> {
  const rendered = renderForms(main, forms);
  const status = otherwise === 200 && rendered.isRefused ? 422 : otherwise;
  return context.html(await layout({ title, session: null }, rendered.main), status);
}

/**
 * Answers with a page of somebody who is signed in: with 422 where a form is on it that was refused.
 * @param at its place in the navigation
 */
export async function showPage(
  { context, session, forms, rooms, said, waiting }: StaffVisit,
  { title, at }: { title: string; at?: string },
  main: Html,
  otherwise: Status = 200,
): Promise<Response> {
  const rendered = renderForms(main, forms);
  const status = otherwise === 200 && rendered.isRefused ? 422 : otherwise;
  const frame = {
    title,
    session,
    places: placesOf(session, rooms, await waiting()),
    signOut: forms.tokenFor('/staff/sign-out'),
    said: status === 200 ? said : null,
    ...(at === undefined ? {} : { at }),
  };
  return context.html(await layout(frame, rendered.main), status);
}
