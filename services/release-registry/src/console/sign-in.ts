/** Signing in and out, with limits on tries. */
import type { Cookies } from 'back-office/cookies';
import { formToken, isFormToken } from 'back-office/form-token';
import { isOwnForm } from 'back-office/own-requests';
import { readForm } from 'back-office/sent-form';
import { Hono, type Context } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Done } from './done';
import { layout } from './pages/layout';
import { signInPage } from './pages/sign-in-page';
import { recognise, type KnownPerson } from './people';
import { SIGNED_IN_FOR, type Session, type Sessions } from './sessions';

/** Tries in a quarter of an hour: of a network, and of a network for one name. */
const OF_A_NETWORK = 20;
const OF_A_NAME = 5;
const WINDOW = 900;
/** Passwords that are tried at once: each takes 32 MiB. */
const AT_ONCE = 4;

const PATH = '/sign-in';

export type SignIn = {
  people: KnownPerson[];
  sessions: Sessions;
  networkOf: (context: Context) => string;
  cookies: Cookies;
  find: (context: Context) => Session | null;
  /** Hears who has signed in and out, and who was not let in. */
  tell: (done: Done) => void;
};

export function signInRoutes(settings: SignIn): Hono {
  const { people, sessions, networkOf, cookies, find, tell } = settings;
  const ofNetwork = new RateLimiterMemory({ points: OF_A_NETWORK, duration: WINDOW });
  const ofName = new RateLimiterMemory({ points: OF_A_NAME, duration: WINDOW });
  let trying = 0;

  const page = (context: Context, fault: string | null, status: 200 | 401 | 403 | 429 | 503) => {
    const frame = { title: 'Sign in', session: null, signOut: null };
    const token = formToken(cookies.visitorSecret(context), PATH);
    return context.html(layout(frame, signInPage(token, fault)), status);
  };

  /** @returns whether another try is allowed */
  async function takeTry(network: string, name: string): Promise<boolean> {
    try {
      await ofNetwork.consume(network);
      await ofName.consume(`${network} ${name}`);
      return true;
    } catch {
      return false;
    }
  }

  const refuse = (name: string) => {
    const known = people.find((each) => each.name === name);
    tell({ action: 'sign-in refused', person: known?.name ?? null });
  };

  const routes = new Hono();
  routes.get(PATH, (context) => page(context, null, 200));
  routes.post(PATH, async (context) => {
    const form = await readForm(context);
    const { name = '', password = '' } = form;
    if (
      !isOwnForm(context, null) ||
      !isFormToken(cookies.visitorSecret(context), PATH, form.token ?? '')
    ) {
      return page(context, 'That form was not from here. Try again.', 403);
    }
    if (trying >= AT_ONCE) return page(context, 'Too many tries at once. Try again.', 503);
    if (!(await takeTry(networkOf(context), name))) {
      refuse(name);
      context.header('Retry-After', String(WINDOW));
      return page(context, 'Too many tries. Try again in a quarter of an hour.', 429);
    }
    trying += 1;
    const person = await recognise(people, name, password).finally(() => {
      trying -= 1;
    });
    if (!person) {
      refuse(name);
      return page(context, 'No person of that name and password.', 401);
    }
    tell({ action: 'sign in', person: person.name });
    await ofName.delete(`${networkOf(context)} ${name}`);
    const { id } = sessions.begin(person);
    cookies.giveSession(context, id, SIGNED_IN_FOR / 1000);
    return context.redirect('/', 303);
  });
  routes.post('/sign-out', async (context) => {
    const session = find(context);
    const { token = '' } = await readForm(context);
    if (session && isOwnForm(context, null) && isFormToken(session.id, '/sign-out', token)) {
      sessions.end(session);
      tell({ action: 'sign out', person: session.person.name });
      cookies.takeSession(context);
    }
    return context.redirect(PATH, 303);
  });
  return routes;
}
