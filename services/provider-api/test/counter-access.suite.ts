/** Every page and form of the counter, tried by every identity. What isn't in the table fails. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formToken } from 'back-office/form-token';
import { staffRoles } from '../src/database/tables/staff';
import { ALL_RIGHTS, BUILT_IN_ROLES, mayDo } from '../src/domain/staff/role';
import { Clerk, openCounter, signedIn, type Counter, type Page } from './clerk';
import { RULES } from './counter-access-rules';
import { orderKits } from './placed-orders';
import { sendInquiry } from './sent-inquiry';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

/** Tried by themselves, because their answers don't end. */
const LIVE = ['/staff/orders/live', '/staff/inquiries/live', '/staff/quotations/live'];

export function counterAccessSuite(database: TestDatabase): void {
  describe('access to the counter [N18]', () => {
    let shop: TestShop;
    let counter: Counter;
    let customer: Customer;
    let number = '';
    let reference = '';
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      customer = await shop.customer();
      number = await orderKits(shop, customer);
      reference = await sendInquiry(shop, customer.email);
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const placeOf = (route: string) => {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern
        .replace(':number', number)
        .replace(':reference', reference)
        .replace(':id', pattern.includes('/customers/') ? String(customer.id) : '999999')
        .replace(':kind', 'ready')
        .replace(':name', 'nothing')
        .replace(':line', '1')
        .replace(':payment', '999999')
        .replace(':day', '2026-05-31')
        .replace('*', 'none.svg');
      return { method, path };
    };
    /** The token that a page of this session has for the path: a test of the pages sends theirs. */
    const tokenOf = (clerk: Clerk, path: string) =>
      formToken(clerk.cookies.get('staff') ?? '', path);
    const ask = async (clerk: Clerk, route: string, token: string): Promise<Page> => {
      const { method, path } = placeOf(route);
      const fields = RULES[route]?.fields ?? {};
      return method === 'GET' ? clerk.look(path) : clerk.post(path, { ...fields, token });
    };
    const person = (role: string) => signedIn(counter, `${role}-person`, role);
    const people = new Map<string, Promise<Clerk>>();
    /** The same session for every test, none of which may end it. */
    const lasting = async (role: string) => {
      const clerk = people.get(role) ?? person(role);
      people.set(role, clerk);
      return clerk;
    };
    const signedRoutes = Object.entries(RULES).filter(([, { may }]) => may !== 'anybody');
    const forms = signedRoutes.filter(([route]) => route.startsWith('POST'));
    const isRefused = ({ status, location }: Page) =>
      status === 401 || status === 403 || location?.startsWith('/staff/sign-in?') === true;

    it('has a line in the table for every route', () => {
      const routes = counter.app.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => `${method} ${path}`);
      expect([...new Set(routes)].sort()).toEqual(
        [...Object.keys(RULES), ...LIVE.map((path) => `GET ${path}`)].sort(),
      );
    });

    it.each(Object.entries(RULES).filter(([, { may }]) => may === 'anybody'))(
      'lets anybody ask: %s',
      async (route) => {
        const clerk = new Clerk(counter);
        const { path, method } = placeOf(route);
        if (method === 'GET') expect(isRefused(await clerk.look(path))).toBe(false);
        else expect((await clerk.post(path, {})).text).toContain('not from here');
      },
    );

    it.each(signedRoutes)('refuses who is not signed in, and customers: %s', async (route) => {
      const nobody = new Clerk(counter);
      const answer = await ask(nobody, route, 'no token');
      if (route.startsWith('GET')) expect(answer.location).toMatch(/^\/staff\/sign-in\?to=/);
      else expect(answer.status).toBe(401);

      const shopper = new Clerk(counter);
      shopper.cookies.set('staff', customer.token);
      const { method, path } = placeOf(route);
      const bearer = { authorization: `Bearer ${customer.token}` };
      const given =
        method === 'GET' ? await shopper.look(path, bearer) : await shopper.post(path, {}, bearer);
      expect(isRefused(given)).toBe(true);
    });

    it.each(signedRoutes.filter(([, { may }]) => may === 'signed-in'))(
      'lets everybody of the staff ask: %s',
      async (route) => {
        const clerk = await person('catalogue');
        const { status } = await ask(clerk, route, tokenOf(clerk, placeOf(route).path));
        expect([200, 303, 404, 409, 422]).toContain(status);
      },
    );

    /** A page or form for each right; which right each of them asks for is the next test's. */
    const routeOf = new Map(signedRoutes.map(([route, { may }]) => [may, route]));
    const asked = ALL_RIGHTS.filter((right) => routeOf.has(right));
    describe.each(Object.values(BUILT_IN_ROLES))('as $name', ({ name, rights }) => {
      it.each(asked)('may, or may not, what needs the right %s', async (right) => {
        const route = routeOf.get(right) ?? '';
        const clerk = await lasting(name);
        const { status } = await ask(clerk, route, tokenOf(clerk, placeOf(route).path));
        if (mayDo({ rights }, right)) expect([200, 303, 404, 409, 422]).toContain(status);
        else expect(status).toBe(403);
      });
    });

    it('asks each page and form for one right: alone it is enough, and without it nothing is', async () => {
      for (const right of ALL_RIGHTS) {
        const others = ALL_RIGHTS.filter((each) => each !== right);
        await shop.deps.db.insert(staffRoles).values([
          { name: `only-${right}`, rights: [right], discountMost: 0 },
          { name: `not-${right}`, rights: others, discountMost: 0 },
        ]);
      }
      for (const [route, { may }] of signedRoutes) {
        if (may === 'anybody' || may === 'signed-in') continue;
        const { path } = placeOf(route);
        const only = await lasting(`only-${may}`);
        expect([200, 303, 404, 409, 422], route).toContain(
          (await ask(only, route, tokenOf(only, path))).status,
        );
        const without = await lasting(`not-${may}`);
        expect([route, (await ask(without, route, tokenOf(without, path))).status]).toContain(403);
      }
    });

    it('lets a role that is none, or has a right that is none, see an account and no more', async () => {
      const rights = ['everything', ''];
      await shop.deps.db.insert(staffRoles).values({ name: 'odd', rights, discountMost: 0 });
      for (const role of ['odd', 'gone']) {
        const clerk = await person(role);
        expect((await clerk.look('/staff')).location).toBe('/staff/account');
        expect((await clerk.look('/staff/account')).status).toBe(200);
        for (const path of ['/staff/orders', '/staff/log', '/staff/settings']) {
          expect((await clerk.look(path)).status).toBe(403);
        }
      }
    });

    it.each(forms)('refuses a token of another session, and of another form: %s', async (route) => {
      const [clerk, other] = [await lasting('owner'), await lasting('counter')];
      const { path } = placeOf(route);
      const foreign = tokenOf(other, path);
      const elsewhere = tokenOf(clerk, `${path}/elsewhere`);
      for (const token of [foreign, elsewhere, '']) {
        expect((await ask(clerk, route, token)).status).toBe(403);
      }
    });

    it.each(forms)('refuses a form that another site sends: %s', async (route) => {
      const clerk = await lasting('owner');
      const { path } = placeOf(route);
      const fields = { ...RULES[route]?.fields, token: tokenOf(clerk, path) };
      for (const headers of [
        { origin: 'https://other.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        expect((await clerk.post(path, fields, headers)).status).toBe(403);
      }
    });

    it('refuses an ended session, whatever it asks', async () => {
      const clerk = await person('owner');
      const session = clerk.cookies.get('staff') ?? '';
      await clerk.send('/staff/sign-out', {}, '/staff/account');
      for (const [route] of signedRoutes) {
        clerk.cookies.set('staff', session);
        const answer = await ask(clerk, route, formToken(session, placeOf(route).path));
        expect([route, isRefused(answer)]).toEqual([route, true]);
      }
    });

    it('names who can change a role or give a link', async () => {
      const refused = await (await person('counter')).look('/staff/log');
      const nobody = new Clerk(counter);
      for (const page of [
        refused,
        await nobody.look('/staff/sign-in'),
        await nobody.look('/staff/welcome?link=over'),
      ]) {
        expect(page.text).toContain('An owner, or whoever runs the shop’s server, can ');
      }
    });

    it('opens none of the shop’s calls with a session of staff', async () => {
      const token = (await person('owner')).cookies.get('staff');
      for (const path of ['/api/store/order/fetchAllOrders', '/api/store/cart/fetchItemsAdded']) {
        const headers = { cookie: `staff=${token}` };
        expect((await shop.post(path, {}, { token, headers })).status).toBe(401);
      }
      expect((await shop.get('/staff/orders')).status).toBe(404);
    });

    it.each(LIVE)('streams changes to who may see them, and to nobody else: %s', async (path) => {
      expect((await new Clerk(counter).look(path)).location).toMatch(/^\/staff\/sign-in\?/);
      expect((await (await person('catalogue')).look(path)).status).toBe(403);
      const session = (await person('counter')).cookies.get('staff');
      const stream = await counter.app.request(`http://localhost${path}`, {
        headers: { cookie: `staff=${session}` },
      });
      expect(stream.headers.get('content-type')).toContain('text/event-stream');
      await stream.body?.cancel();
    });

    it.each(LIVE)('keeps no place for a HEAD, and gives one person a share: %s', async (path) => {
      const ask = (token: string | undefined, method = 'GET') =>
        counter.app.request(`http://localhost${path}`, {
          method,
          headers: { cookie: `staff=${token}` },
        });
      const [one, other] = [await person('counter'), await person('owner')];
      const tokens = [one, other].map(({ cookies }) => cookies.get('staff'));
      for (let at = 0; at < 55; at += 1) expect((await ask(tokens[0], 'HEAD')).status).toBe(200);
      const open: Response[] = [];
      for (let at = 0; at < 20; at += 1) open.push(await ask(tokens[0]));
      expect(open.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
      expect((await ask(tokens[0])).status).toBe(503);
      open.push(await ask(tokens[1]));
      expect(open.at(-1)?.status).toBe(200);
      for (const { body } of open) await body?.cancel();
      // Whoever has gone gives the place back.
      const again = await ask(tokens[0]);
      expect(again.status).toBe(200);
      await again.body?.cancel();
    });
  });
}
