/** Every form of the counter in which somebody types: what is refused is shown as it was typed. */
import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formToken } from 'back-office/form-token';
import { ANSWER_MOST } from '../src/domain/mail/inquiry-letters';
import { findStaff } from '../src/domain/staff/account';
import {
  Clerk,
  codeOf,
  hiddenIn,
  linkFor,
  openByLink,
  openCounter,
  PASSWORD,
  signedIn,
  tokenIn,
  type Counter,
  type Page,
} from './clerk';
import { beginOrder } from './drafted';
import { orderKits } from './placed-orders';
import { sendInquiry } from './sent-inquiry';
import { buttonsOf, lostOn, ownName, typeAndPress } from './typed-page';
import { openTestShop, type TestDatabase, type TestShop } from './shop';

type Refused = {
  name: string;
  /** The form's path, with names of what the shop has in brackets, and the query of its page. */
  form: string;
  fields: Record<string, string>;
  /** The fields that must be on the page as they were sent. */
  kept: readonly string[];
};

const long = (length: number) => `"words" & <b>${'x'.repeat(length)}`;

const DRAFT = { shown: 'none', validUntil: '2026-06-30', words: 'As we said on the phone.' };

const FORMS: readonly Refused[] = [
  {
    name: 'cancelling without a reason',
    form: '/staff/orders/[order]/status',
    fields: { from: 'Pending', to: 'Cancelled', reason: '', words: 'They & we <agreed>' },
    kept: ['to', 'words'],
  },
  {
    name: 'a note that is too long',
    form: '/staff/orders/[order]/note',
    fields: { words: long(1000) },
    kept: ['words'],
  },
  {
    name: 'a shelf that is too long',
    form: '/staff/orders/[order]/shelf',
    fields: { line: '[line]', shelf: long(40) },
    kept: ['shelf'],
  },
  {
    name: 'an answer that is too long',
    form: '/staff/inquiries/[inquiry]/answer',
    fields: { after: '0', words: `\n${long(ANSWER_MOST)}` },
    kept: ['words'],
  },
  {
    name: 'a note of an inquiry that is too long',
    form: '/staff/inquiries/[inquiry]/note',
    fields: { after: '0', words: long(ANSWER_MOST) },
    kept: ['words'],
  },
  {
    name: 'a line of a quotation without a price',
    form: '/staff/quotations/[quotation]/lines?q=drill',
    fields: { variant: '[variant]', quantity: '12', price: 'ask' },
    kept: ['variant', 'quantity', 'price'],
  },
  {
    name: 'an order written down with a discount that is none',
    form: '/staff/orders/drafts/[draft]',
    fields: {
      ...{ shown: 'none', total: '0', name: 'Rosa "Osang"', phone: '0917' },
      ...{ discount: '5%', discountReason: 'Late' },
    },
    kept: ['name', 'phone', 'discount', 'discountReason'],
  },
  {
    name: 'a new order whose email is none',
    form: '/staff/orders/new',
    fields: { name: 'Rosa', email: 'rosa at home', code: 'TMW-HD18' },
    kept: ['name', 'email', 'code'],
  },
  {
    name: 'a new quotation whose email is none',
    form: '/staff/quotations/new',
    fields: { name: 'Rosa', email: 'rosa at home', company: 'Reyes Works' },
    kept: ['name', 'email', 'company'],
  },
  {
    name: 'a changed line with too many units',
    form: '/staff/quotations/[quotation]',
    fields: { ...DRAFT, 'quantity-[quoted]': '100000', 'price-[quoted]': '12.50' },
    kept: ['quantity-[quoted]', 'price-[quoted]', 'words'],
  },
  {
    name: 'a line of a quotation with a quantity in the writing of programs',
    form: '/staff/quotations/[quotation]/lines?q=drill',
    fields: { variant: '[variant]', quantity: '0x10', price: '12.50' },
    kept: ['quantity', 'price'],
  },
  {
    name: 'a changed line whose quantity has an exponent',
    form: '/staff/quotations/[quotation]',
    fields: { ...DRAFT, 'quantity-[quoted]': '1e3', 'price-[quoted]': '12.50' },
    kept: ['quantity-[quoted]', 'price-[quoted]'],
  },
  {
    name: 'a changed line whose price has a comma in a wrong place',
    form: '/staff/quotations/[quotation]',
    fields: { ...DRAFT, 'quantity-[quoted]': '1', 'price-[quoted]': '₱1,00.00' },
    kept: ['quantity-[quoted]', 'price-[quoted]'],
  },
  {
    name: 'a quotation whose last day is over',
    form: '/staff/quotations/[quotation]',
    fields: { ...DRAFT, do: 'send', validUntil: '2020-01-01' },
    kept: ['validUntil', 'words'],
  },
  {
    name: 'a discount of a quotation that is more than everything',
    form: '/staff/quotations/[quotation]',
    fields: { ...DRAFT, discount: '1000', discountReason: 'Late' },
    kept: ['discount', 'discountReason', 'words'],
  },
  {
    name: 'a name that finds nothing either',
    form: '/staff/reports/synonym?period=month',
    fields: { phrase: 'zzyzx', names: 'qqqqq' },
    kept: ['phrase', 'names'],
  },
  {
    name: 'a product without a name',
    form: '/staff/catalogue/products/[product]',
    fields: { name: '', brand: '1', category: '1', description: long(30), featured: 'yes' },
    kept: ['description', 'featured'],
  },
  {
    name: 'a variant without a name',
    form: '/staff/catalogue/variants/[variant]',
    fields: { name: ' ', price: '1,2', reorder_point: 'many', specs: 'Size 3', place: '7' },
    kept: ['price', 'reorder_point', 'specs', 'place'],
  },
  {
    name: 'a new variant with a long name',
    form: '/staff/catalogue/products/[product]/variants',
    fields: { variant: long(300) },
    kept: ['variant'],
  },
  {
    name: 'a new brand without a name',
    form: '/staff/catalogue/brands/new',
    fields: { name: '', description: 'Made in Cebu' },
    kept: ['description'],
  },
  {
    name: 'a brand without a name, whose picture is to go',
    form: '/staff/catalogue/brands/[brand]',
    fields: { name: '', description: '\n</textarea>Made in Cebu', shown: 'what was shown' },
    kept: ['description', 'shown'],
  },
  {
    name: 'a new category below one that is none',
    form: '/staff/catalogue/categories/new',
    fields: { name: 'Saws & "blades"', parent: 'x', key: 'a key of its own' },
    kept: ['name', 'key'],
  },
  {
    name: 'a correction to no email',
    form: '/staff/customers/[customer]/correct',
    fields: { name: 'Ana & "Cruz"', email: 'ana at example', current: 'x' },
    kept: ['name', 'email'],
  },
  {
    name: 'a deletion with a long email',
    form: '/staff/customers/[customer]/delete',
    fields: { email: long(254), current: 'x' },
    kept: ['email'],
  },
  {
    name: 'a deletion of inquiries with a long email',
    form: '/staff/customers/by-email/delete?email=guest%40example.ph',
    fields: { of: 'guest@example.ph', email: long(254), current: 'x' },
    kept: ['of', 'email'],
  },
];

/** The pages with more than one form in which somebody types; a new one gets its line here. */
const TYPED_PAGES = [
  '/staff/catalogue/articles/:id',
  '/staff/catalogue/brands/:id',
  '/staff/catalogue/categories/:id',
  '/staff/catalogue/cross-references',
  '/staff/catalogue/products/:id',
  '/staff/catalogue/testimonials/:id',
  '/staff/catalogue/variants/:id',
  '/staff/customers/:id',
  '/staff/customers/by-email',
  '/staff/inquiries/:reference',
  '/staff/orders/:number',
  '/staff/orders/drafts/:id',
  '/staff/people/:id',
  '/staff/quotations/:number?q=drill',
  '/staff/reports',
  '/staff/reports/synonyms',
];

/** What the controls of a page's form have, by name; of several forms the one that was refused. */
function valuesIn(page: string, path: string): Record<string, string | undefined> {
  const form = DomUtils.getElementsByTagName('form', parseDocument(page)).find(
    (each) =>
      each.attribs.action?.split('?')[0] === path &&
      DomUtils.getElementById('form-fault', each) !== null,
  );
  if (!form) throw new Error('the page has no refused form');
  const controls = DomUtils.getElementsByTagName(
    (tag) => ['input', 'textarea', 'select'].includes(tag),
    form,
  );
  return Object.fromEntries(
    controls.map((control) => {
      const { type, value, checked } = control.attribs;
      const name = ownName(control);
      if (control.name === 'textarea') {
        return [name, DomUtils.textContent(control).replace(/^\n/, '')];
      }
      if (type === 'checkbox') return [name, checked === undefined ? undefined : value];
      return [name, value];
    }),
  );
}

export function counterFormsSuite(database: TestDatabase): void {
  describe('forms of the counter', () => {
    let shop: TestShop;
    let counter: Counter;
    let owner: Clerk;
    const known: Record<string, string> = {};
    beforeAll(async () => {
      shop = await openTestShop(database);
      counter = openCounter(shop);
      owner = await signedIn(counter, 'rosa', 'owner');
      const who = await shop.customer();
      const drill = await shop.product('Cordless Hammer Drill');
      known.customer = String(who.id);
      known.product = String(drill.id);
      known.variant = String(drill.variants.Kit);
      known.order = await orderKits(shop, who);
      const brands = await owner.look('/staff/catalogue/brands');
      known.brand = /brands\/(\d+)/.exec(brands.text)?.[1] ?? '';
      known.inquiry = await sendInquiry(shop, 'guest@example.ph');
      const begun = await beginOrder(owner, { name: 'Rosa', code: 'TMW-HD18' });
      known.draft = begun.split('/').at(-1) ?? '';
      const order = `/staff/orders/${known.order}`;
      known.line = hiddenIn(await owner.look(order), `${order}/shelf`).line ?? '';
      const beginning = '/staff/quotations/new';
      const made = await owner.send(beginning, { name: 'Rosa' }, beginning);
      const quotation = made.location?.split('?')[0] ?? '';
      known.quotation = quotation.split('/').at(-1) ?? '';
      const line = { variant: known.variant, quantity: '1', price: '10' };
      await owner.send(`${quotation}/lines`, line, `${quotation}?q=drill`);
      const draft = await owner.look(quotation);
      known.quoted = /remove-(\d+)"/.exec(draft.text)?.[1] ?? '';
      await shop.post('/api/store/products/search', { query: 'zzyzx' });
      await shop.post('/api/store/products/search', { query: 'qwxzz' });
    });
    afterAll(async () => {
      counter.feed.stop();
      await shop.close();
    });

    const named = (text: string) =>
      text.replaceAll(/\[(\w+)\]/g, (_, name: string) => known[name] ?? '');
    const filled = (fields: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [named(name), named(value)]),
      );

    it.each(FORMS)('keeps what was typed: $name', async ({ form, fields, kept }) => {
      const address = named(form);
      const path = address.split('?')[0] ?? '';
      const sent = filled(fields);
      const token = formToken(owner.cookies.get('staff') ?? '', path);
      const page = await owner.post(address, { ...sent, token });
      expect(page.status).toBe(422);
      const values = valuesIn(page.text, path);
      for (const name of kept.map(named)) expect([name, values[name]]).toEqual([name, sent[name]]);
      expect(values.current).toBeUndefined();
      // The form that is shown can be sent as it is.
      expect(values.token).toBe(token);
      expect(page.text).toMatch(/aria-invalid="true"|role="alert"/);
      expect(page.text).not.toMatch(/<details class="cancel">(?:(?!<\/details>)[^])*form-fault/);
    });

    const address = (path: string) =>
      path
        .replace('/orders/:number', `/orders/${known.order}`)
        .replace('/quotations/:number', `/quotations/${known.quotation}`)
        .replace(':reference', known.inquiry ?? '')
        .replace('/customers/:id', `/customers/${known.customer}`)
        .replace('/products/:id', `/products/${known.product}`)
        .replace('/variants/:id', `/variants/${known.variant}`)
        .replace('/customers/by-email', '/customers/by-email?email=guest%40example.ph')
        .replace('/price-lists/:id', '/price-lists/1')
        .replace('/drafts/:id', `/drafts/${known.draft}`)
        .replace(':id', '1');
    const pagesOf = () =>
      counter.app.routes
        .filter(({ method, path }) => method === 'GET' && !/look|storage|live|welcome/.test(path))
        .map(({ path }) => (path.includes('quotations/:number') ? `${path}?q=drill` : path));

    const keptOn = ({ text }: Page) => {
      const note = DomUtils.findOne(({ attribs }) => 'data-kept' in attribs, parseDocument(text));
      return { kept: note?.attribs['data-kept'] ?? '', token: note?.attribs['data-token'] ?? '' };
    };

    it('[N49] gives back what is typed where the session has ended, after the next sign-in, on every page', async () => {
      const clerk = new Clerk(counter);
      await openByLink(clerk, await linkFor(shop, 'petra', 'owner'));
      const petra = await findStaff(shop.deps.db, 'petra');
      const lost: unknown[] = [];
      let tried = 0;
      for (const pattern of new Set(pagesOf())) {
        if (pattern === '/staff/sign-in') continue;
        const page = await clerk.look(address(pattern));
        const session = clerk.cookies.get('staff') ?? '';
        clerk.cookies.delete('staff');
        for (const button of page.status === 200 ? buttonsOf(page) : []) {
          const sent = await typeAndPress(clerk, page, button, undefined, true);
          if (sent === null || sent.typed.length === 0) continue;
          tried += 1;
          expect([pattern, button.words, sent.answer.status]).toEqual([pattern, button.words, 401]);
          shop.time += 60_000;
          const given = {
            name: 'petra',
            password: PASSWORD,
            code: codeOf(petra?.totpSecret ?? '', shop),
          };
          const kept = hiddenIn(sent.answer, '/staff/sign-in');
          const back = await clerk.post('/staff/sign-in', { ...kept, ...given });
          // What the page's script sends when it is loaded again, also in a session after that.
          const on = keptOn(back);
          const again = await clerk.post('/staff/given-back', on);
          const later = await clerk.post('/staff/given-back', { ...on, token: 'of one before' });
          // Who has signed in by another page presses the button of this one.
          const pressed = await typeAndPress(clerk, page, button, undefined, true);
          if (!pressed) throw new Error(`${button.words} is gone`);
          expect([later.status, pressed.answer.status]).toEqual([403, 403]);
          for (const shown of [back, again, later, pressed.answer]) {
            for (const each of lostOn(shown, sent.typed)) lost.push([pattern, button.words, each]);
          }
          break;
        }
        if (!clerk.cookies.has('staff')) clerk.cookies.set('staff', session);
      }
      expect(lost).toEqual([]);
      expect(tried).toBeGreaterThan(15);
    });

    it('[N49] loses nothing that is typed by another button of its page, on every page', async () => {
      const pages = pagesOf();
      const tried = new Set<string>();
      const lost: unknown[] = [];
      for (const pattern of new Set(pages)) {
        const page = await owner.look(address(pattern));
        if (page.status !== 200) continue;
        for (const button of buttonsOf(page)) {
          const sent = await typeAndPress(owner, await owner.look(address(pattern)), button);
          if (sent === null || sent.typed.length === 0) continue;
          tried.add(pattern);
          for (const each of lostOn(sent.answer, sent.typed)) {
            lost.push([pattern, button.words, each.action, each.name]);
          }
        }
      }
      expect(lost).toEqual([]);
      expect([...tried].sort()).toEqual(TYPED_PAGES.toSorted());
    });

    it('keeps the name of a sign-in', async () => {
      const clerk = new Clerk(counter);
      const path = '/staff/sign-in';
      const token = tokenIn(await clerk.look(path), path);
      const page = await clerk.post(path, {
        token,
        name: 'm'.repeat(33),
        password: 'x',
        code: '1',
      });
      expect(page.status).toBe(422);
      expect(valuesIn(page.text, path)).toMatchObject({ name: 'm'.repeat(33), code: '1' });
    });
  });
}
