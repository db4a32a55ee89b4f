/** The people of the staff and their roles, as an owner manages them at the counter. */
import { formToken } from 'back-office/form-token';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from 'passwords/password-hash';
import { audit } from '../src/database/tables/audit';
import { staff, staffLinks, staffRoles } from '../src/database/tables/staff';
import { findStaff } from '../src/domain/staff/account';
import {
  Clerk,
  hiddenIn,
  openByLink,
  openCounter,
  PASSWORD,
  signedIn,
  type Counter,
  type Page,
} from './clerk';
import { orderKits } from './placed-orders';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

const AT = '/staff/people';
const ROLES = `${AT}/roles`;
const OWN = { current: PASSWORD };

export function counterPeopleSuite(database: TestDatabase): void {
  describe('staff and roles at the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let owner: Clerk;
    let hash = '';
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop, { counterOrigin: 'https://counter.example' });
      hash = await hashSecret(PASSWORD);
    });
    beforeEach(async () => {
      await shop.deps.db.delete(staff);
      await shop.deps.db.delete(staffRoles);
      owner = await signedIn(counter, 'rosa', 'owner');
      await withPassword('rosa');
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const withPassword = (name: string) =>
      shop.deps.db.update(staff).set({ passwordHash: hash }).where(eq(staff.name, name));
    const account = (name: string) => findStaff(shop.deps.db, name);
    const at = async (name: string) => `${AT}/${(await account(name))?.id ?? 0}`;
    const linkIn = ({ text }: Page) =>
      /https:\/\/counter\.example(\/staff\/welcome\?link=[\w-]+)/.exec(text)?.[1] ?? 'none';
    const invite = async (fields: Record<string, string>, by = owner) =>
      by.send(AT, { ...OWN, role: 'counter', ...fields }, AT);
    const doTo = async (name: string, what: string, fields: object = {}, by = owner) => {
      const path = await at(name);
      return by.send(`${path}/${what}`, { ...OWN, ...fields }, path);
    };
    const logged = async (object: string) => {
      const rows = await shop.deps.db.select().from(audit).where(eq(audit.object, object));
      return rows.map(({ action, staffName }) => `${action} by ${staffName}`);
    };

    it('come by a link that is shown once, and one form sent twice makes one', async () => {
      const form = {
        ...hiddenIn(await owner.look(AT), AT),
        ...{ ...OWN, name: 'Maria', role: 'counter' },
      };
      const first = await owner.post(AT, form);
      const again = await owner.post(AT, form);
      expect(first.status).toBe(200);
      expect(linkIn(again)).not.toBe(linkIn(first));
      expect(await shop.deps.db.$count(staffLinks)).toBe(1);
      expect(await logged('staff maria')).toEqual(['staff added by rosa']);
      for (const page of [await owner.look(AT), await owner.look(await at('maria'))]) {
        expect(page.text).toContain('has not used the link');
        expect(page.text).not.toContain('welcome?link');
      }
      // The last one that was shown is the one that works.
      const maria = new Clerk(counter);
      await openByLink(maria, linkIn(again));
      expect((await maria.look('/staff/orders')).status).toBe(200);
      expect((await owner.post(AT, form)).location).toMatch(/said=linkUsed$/);
      const taken = await invite({ name: 'maria' });
      expect(taken.text).toMatch(/id="name-wrong">There is a maria already/);
      expect((await invite({ name: 'María' })).text).toMatch(/id="name-wrong">A name has/);
      expect((await invite({ name: 'ben', role: 'gone' })).text).toContain('no such role any more');
      const wrong = await invite({ name: 'ben', current: 'not mine' });
      expect(wrong.text).toMatch(/id="invite-current-wrong">Your own password is wrong/);
      expect(await account('ben')).toBeNull();
    });

    it('lose at once what is taken from them: by a role, a reset, and the end', async () => {
      const maria = await signedIn(counter, 'maria', 'counter');
      await withPassword('maria');
      expect((await maria.look('/staff/catalogue')).status).toBe(403);
      await doTo('maria', 'role', { role: 'catalogue' });
      expect((await maria.look('/staff/catalogue')).status).toBe(200);
      expect((await maria.look('/staff/orders')).status).toBe(403);

      const reset = await doTo('maria', 'reset');
      expect((await maria.look('/staff/catalogue')).location).toBe(
        '/staff/sign-in?to=%2Fstaff%2Fcatalogue',
      );
      expect(await account('maria')).toMatchObject({ passwordHash: null, totpSecret: null });
      await openByLink(maria, linkIn(reset));
      expect((await maria.look('/staff/catalogue')).status).toBe(200);

      expect((await doTo('maria', 'end')).location).toBe(`${AT}?said=staffEnded`);
      expect((await maria.look('/staff/catalogue')).location).toBe(
        '/staff/sign-in?to=%2Fstaff%2Fcatalogue',
      );
      expect(await account('maria')).toBeNull();
      expect(await logged('staff maria')).toEqual(
        expect.arrayContaining([
          'staff role changed by rosa',
          'staff reset by rosa',
          'staff removed by rosa',
        ]),
      );
    });

    it('always have an owner who can sign in, also when two end each other', async () => {
      await signedIn(counter, 'ben', 'owner');
      // Ben has not used his link: he is no owner who can sign in.
      for (const answer of [
        await doTo('rosa', 'end'),
        await doTo('rosa', 'role', { role: 'counter' }),
      ]) {
        expect(answer.status).toBe(409);
        expect(answer.text).toContain('the only owner who can sign in');
      }
      expect((await account('rosa'))?.role).toBe('owner');
      const self = await owner.post(`${await at('rosa')}/reset`, {});
      expect(self.status).toBe(403);

      await withPassword('ben');
      const ben = await signedIn(counter, 'ben', 'owner');
      const both = await Promise.all([doTo('ben', 'end'), doTo('rosa', 'end', {}, ben)]);
      const owners = await shop.deps.db.$count(staff, eq(staff.role, 'owner'));
      expect(owners).toBe(1);
      expect(both.filter(({ location }) => location === `${AT}?said=staffEnded`)).toHaveLength(1);
    });

    it('see the forms that their role may send, and the rest of the page without them', async () => {
      const rights = { 'right-orders': 'yes' };
      await owner.send(ROLES, { ...OWN, ...rights, name: 'looker', discount: '0' }, ROLES);
      await invite({ name: 'maria', role: 'looker' });
      const maria = await signedIn(counter, 'maria', 'looker');
      const number = await orderKits(shop, await shop.customer());
      const path = `/staff/orders/${number}`;
      await owner.send(`${path}/status`, { from: 'Pending', to: 'Confirmed' }, path);
      const page = (await maria.look(path)).text;
      expect(page).toContain('Cordless Hammer Drill');
      expect(page).not.toMatch(/action="\/staff\/orders|<details|Add a note|Handed out/);
      const list = (await maria.look('/staff/orders')).text;
      expect(list).toContain(`href="${path}"`);
      expect(list).not.toMatch(/type="checkbox"|With the chosen ones|Choose all|New order/);
      const all = (await owner.look(path)).text;
      for (const form of ['status', 'note', 'shelf', 'payment']) {
        expect(all).toContain(`action="${path}/${form}`);
      }
      expect((await owner.look('/staff/orders')).text).toContain('With the chosen ones');
    });

    it('have roles that an owner makes of rights, with a limit of discounts', async () => {
      const none = await owner.send(ROLES, { ...OWN, name: 'till', discount: '5' }, ROLES);
      expect(none.text).toContain('Please tick what the role may.');
      const rights = { 'right-orders': 'yes', 'right-order-changes': 'yes' };
      const form = { ...hiddenIn(await owner.look(ROLES), ROLES), ...OWN, ...rights };
      const till = { ...form, name: 'Night-till', discount: '5' };
      for (const _ of ['once', 'twice']) {
        expect((await owner.post(ROLES, till)).location).toBe(`${ROLES}?said=roleAdded`);
      }
      expect(await logged('role night-till')).toEqual(['role added by rosa']);
      for (const name of ['owner', 'night-till']) {
        const taken = await owner.post(ROLES, { ...till, name, discount: '7' });
        expect(taken.text).toMatch(/id="name-wrong">There is a role of this name/);
      }
      expect((await owner.post(ROLES, { ...till, discount: '101' })).text).toContain(
        'from 0 to 100',
      );

      await invite({ name: 'maria', role: 'night-till' });
      const maria = await signedIn(counter, 'maria', 'night-till');
      expect((await maria.look('/staff/orders')).status).toBe(200);
      const number = await orderKits(shop, await shop.customer());
      const path = `/staff/orders/${number}`;
      expect((await maria.look(path)).status).toBe(200);
      expect((await maria.look('/staff/money')).status).toBe(200);
      const token = formToken(maria.cookies.get('staff') ?? '', `${path}/payment`);
      const paid = await maria.post(`${path}/payment`, { amount: '1', method: 'Cash', token });
      expect(paid.status).toBe(403);
      const begun = await maria.send('/staff/orders/new', { name: 'Ben' }, '/staff/orders/new');
      const [draft = ''] = (begun.location ?? '').split('?');
      await maria.send(`${draft}/lines`, { code: 'TMW-HD18' }, draft);
      const give = async (discount: string) =>
        maria.press(draft, draft, { discount, discountReason: 'Regular', do: 'save' });
      expect((await give('6')).status).toBe(422);
      expect((await give('5')).status).toBe(303);

      const one = `${ROLES}/night-till`;
      const more = { ...OWN, 'right-log': 'yes', discount: '0' };
      expect((await owner.send(one, more, one)).location).toBe(`${one}?said=roleChanged`);
      expect((await maria.look('/staff/log')).status).toBe(200);
      expect((await maria.look('/staff/orders')).status).toBe(403);
      const kept = await owner.send(`${one}/remove`, OWN, one);
      expect(kept.status).toBe(409);
      expect(kept.text).toContain('maria has this role');
      await doTo('maria', 'role', { role: 'counter' });
      expect((await owner.send(`${one}/remove`, OWN, one)).location).toMatch(/roleRemoved$/);
    });

    it('give nobody more than they have themselves', async () => {
      await shop.deps.db.insert(staffRoles).values([
        { name: 'manager', rights: ['staff', 'orders', 'stock'], discountMost: 1000 },
        { name: 'viewer', rights: ['orders'], discountMost: 0 },
      ]);
      const ben = await signedIn(counter, 'ben', 'manager');
      await withPassword('ben');
      await signedIn(counter, 'maria', 'viewer');
      for (const answer of [
        await invite({ name: 'eva', role: 'owner' }, ben),
        await doTo('rosa', 'end', {}, ben),
        await doTo('rosa', 'reset', {}, ben),
        await doTo('ben', 'role', { role: 'owner' }, ben),
        await ben.send(ROLES, { ...OWN, name: 'boss', discount: '0', 'right-log': 'yes' }, ROLES),
        await ben.send(
          ROLES,
          { ...OWN, name: 'boss', discount: '11', 'right-orders': 'yes' },
          ROLES,
        ),
      ]) {
        expect(answer.status).toBe(403);
        expect(answer.text).toContain('more than your own role may');
      }
      expect((await doTo('maria', 'end', {}, ben)).status).toBe(303);
      const left = await shop.deps.db
        .select({ name: staff.name })
        .from(staff)
        .where(inArray(staff.name, ['rosa', 'maria', 'eva']));
      expect(left).toEqual([{ name: 'rosa' }]);
    });

    it('see prices and stock, which a plain clerk can’t change', async () => {
      const maria = await signedIn(counter, 'maria', 'counter');
      const found = await maria.look('/staff/stock?q=hammer+drill');
      expect(found.text).toContain('Cordless Hammer Drill');
      expect(found.text).toContain('₱8,999.00');
      expect(found.text.match(/<form/g)).toHaveLength(2);
      expect((await maria.look('/staff/stock?q=nothingatall')).text).toContain('Nothing found');
      expect((await maria.look('/staff/catalogue')).status).toBe(403);
    });
  });
}
