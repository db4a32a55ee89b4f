/** Signing in and out, with limits on tries. */
import { Hono, type Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Done } from './done';
import { field, readForm } from './form';
import { isOwnForm } from './guard';
import { layout } from './pages/layout';
import { signInPage } from './pages/small-pages';
import { recognise, type KnownPerson } from './people';
import { SIGNED_IN_FOR, type Session, type Sessions } from './sessions';

/** Tries in a quarter of an hour: of a network, and of a network for one name. */
const OF_A_NETWORK = 20;
const OF_A_NAME = 5;
const WINDOW = 900;
/** Passwords that are tried at once: each takes 32 MiB. */
const AT_ONCE = 4;

/** Whose form's token it is before anybody is known. */
const NOBODY = 'nobody';
const PATH = '/sign-in';

export type SignIn = {
  people: KnownPerson[];
  sessions: Sessions;
  networkOf: (context: Context) => string;
  cookie: string;
  /** Whether the cookie goes by https alone. */
  secure: boolean;
  find: (context: Context) => Session | null;
  /** Hears who has signed in and out, and who was not let in. */
  tell: (done: Done) => void;
};

export function signInRoutes(settings: SignIn): Hono {
  const { people, sessions, networkOf, cookie, secure, find, tell } = settings;
  const ofNetwork = new RateLimiterMemory({ points: OF_A_NETWORK, duration: WINDOW });
  const ofName = new RateLimiterMemory({ points: OF_A_NAME, duration: WINDOW });
  let trying = 0;

  const page = (context: Context, fault: string | null, status: 200 | 401 | 403 | 429 | 503) => {
    const frame = { title: 'Sign in', session: null, signOut: null };
    return context.html(layout(frame, signInPage(sessions.tokenOf(NOBODY, PATH), fault)), status);
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
    const name = field(form, 'name');
    if (!isOwnForm(context) || !sessions.isTokenOf(NOBODY, PATH, field(form, 'token'))) {
      return page(context, 'That form was not from here. Try again.', 403);
    }
    if (trying >= AT_ONCE) return page(context, 'Too many tries at once. Try again.', 503);
    if (!(await takeTry(networkOf(context), name))) {
      refuse(name);
      context.header('Retry-After', String(WINDOW));
      return page(context, 'Too many tries. Try again in a quarter of an hour.', 429);
    }
    trying += 1;
    const person = await recognise(people, name, field(form, 'password')).finally(() => {
      trying -= 1;
    });
    if (!person) {
      refuse(name);
      return page(context, 'No person of that name and password.', 401);
    }
    tell({ action: 'sign in', person: person.name });
    await ofName.delete(`${networkOf(context)} ${name}`);
    const { id } = sessions.begin(person);
    setCookie(context, cookie, id, {
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      secure,
      maxAge: SIGNED_IN_FOR / 1000,
    });
    return context.redirect('/', 303);
  });
  routes.post('/sign-out', async (context) => {
    const session = find(context);
    const token = field(await readForm(context), 'token');
    if (session && isOwnForm(context) && sessions.isTokenOf(session.id, '/sign-out', token)) {
      sessions.end(session);
      tell({ action: 'sign out', person: session.person.name });
      deleteCookie(context, cookie, { path: '/', secure });
    }
    return context.redirect(PATH, 303);
  });
  return routes;
}
