import { formToken } from 'back-office/form-token';
import type { StaffVisit } from './actions';
import { joinForms } from './joined-forms';
import { layout } from './pages/layout';
import type { Html } from 'back-office/parts/html';
import { readSaid } from './pages/said';

/** Answers with a page of somebody who is signed in. @param at its place in the navigation */
export async function showPage(
  { context, session }: StaffVisit,
  { title, at }: { title: string; at?: string },
  main: Html,
  status: 200 | 401 | 403 | 404 | 409 | 422 | 429 = 200,
): Promise<Response> {
  const frame = {
    title,
    session,
    signOut: formToken(session.token, '/staff/sign-out'),
    said: status === 200 ? readSaid(context.req.query('said')) : null,
    ...(at === undefined ? {} : { at }),
  };
  const page = await layout(frame, main);
  const tokenFor = (path: string) => formToken(session.token, path);
  return context.html(joinForms(page.toString(), tokenFor), status);
}
