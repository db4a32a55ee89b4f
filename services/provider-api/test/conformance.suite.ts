/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-member-access, typescript/no-unsafe-argument -- an answer's shape is what is tested */
import type { AnyCall } from 'shared-contracts/call';
import { calls } from 'shared-contracts/calls';
import { z } from 'shared-contracts/schema';
import { conform } from 'conformance/conform';
import { conforms, reportLines } from 'conformance/report';
import { wireTo } from 'conformance/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contact, acceptance, offer, offered, requestOf } from './quoted';
import { writtenDown } from './placed-orders';
import { openTestShop, type Customer, type TestDatabase, type TestShop } from './shop';

type Input = {
  id?: string | number;
  query?: string;
  body?: unknown;
  token?: string;
  cookie?: string;
};

const order = {
  ...contact,
  subtotal: 4999.5,
  vat: 599.94,
  total_amount: 5599.44,
};

export function conformanceSuite(database: TestDatabase): void {
  describe('every call of the contract', () => {
    let shop: TestShop;
    let inputs: Record<keyof typeof calls, Input>;
    let who: Customer;
    beforeAll(async () => {
      shop = await openTestShop(database);
      who = await shop.customer();
      const leaver = await shop.customer();
      const drill = await shop.product('Cordless Hammer Drill');
      const email = 'new@example.ph';
      const password = 'a good password';
      await shop.register(email, password);
      const verificationCode = await shop.codeFor(email);
      await shop.post('/api/auth/shop-forgot-password', { email: who.email });
      const code = await shop.codeFor(who.email);
      const inCart = { product_id: drill.id, variant_id: drill.variants['Bare tool'], type: 'add' };
      await shop.post('/api/store/cart/updateItemsInCart', inCart, { token: who.token });
      const [asked, shared] = [await requestOf(shop, who.email), await offered(shop, who.email)];
      const [declined, accepted] = [await offered(shop, who.email), await offered(shop, who.email)];
      const toSave = { variant_id: drill.variants['Bare tool'], quantity: 2 };
      const own = { token: who.token };
      const saved = await shop.post('/api/store/lists/make', { name: 'Site 4' }, own);
      const list_id = saved.json.id as number;
      const linked = await shop.post('/api/store/lists/share', { list_id, shared: true }, own);
      await shop.post('/api/store/lists/saveLines', { list_id, lines: [toSave] }, own);
      const { token: keeper } = await shop.customer();
      const keeping = await shop.post('/api/auth/persistent/keep', undefined, { token: keeper });
      const [cookie = ''] = keeping.headers.getSetCookie();
      const kept = await shop.post('/api/auth/persistent/fetchAll', undefined, { token: keeper });
      inputs = {
        requestQuotation: { body: asked },
        listQuotations: {},
        readQuotation: { body: { number: shared } },
        shareQuotation: { body: { number: shared } },
        revokeQuotationLink: { body: { number: shared } },
        declineQuotation: { body: { number: declined } },
        acceptQuotation: { body: acceptance(accepted) },
        sendInquiry: {
          body: { name: 'Ana', mobileNumber: '0917', email, company: null, inquiry: 'How much?' },
        },
        listBlogs: {},
        readBlog: { id: 1 },
        listTestimonials: {},
        readShop: {},
        listBrands: {},
        listCategories: {},
        listFeatured: {},
        matchLines: { body: { lines: [{ text: 'TMW-HD18' }, { text: 'hammer drill kit' }] } },
        addItems: {
          body: {
            items: [{ product_id: drill.id, variant_id: drill.variants['Bare tool'], quantity: 1 }],
          },
        },
        login: { body: { email: who.email, password: 'their password 1' } },
        register: {
          body: { name: 'B', email: 'b@example.ph', password, password_confirmation: password },
        },
        verifyEmail: { body: { email, verificationCode } },
        resendVerification: { body: { email } },
        forgotPassword: { body: { email } },
        listProducts: { body: { limit: 12, offset: 0, filter: { sort: 'priceAsc' } } },
        readProduct: { id: drill.id },
        readCategory: { id: 1 },
        readBrand: { id: 1 },
        listProductIds: { query: '?after=3' },
        searchProducts: {
          body: { query: 'drill', limit: 20, offset: 0, filters: {}, include_highlights: true },
        },
        readFacets: { body: { query: 'grinder', filter: { spec: ['Disc: 100 mm'] } } },
        readComparedSpecs: { query: `?ids=${drill.id}` },
        findOwnedFits: { body: {} },
        readFits: { query: `?variant_id=${drill.variants['Bare tool']}` },
        findFacetEntries: { body: { list: {}, of: 'brand', named: 'a' } },
        findStandIns: { query: `?variant_id=${drill.variants['Bare tool']}` },
        readOfflineCatalogueSize: {},
        readOfflineCatalogue: {},
        searchSuggestions: { query: '?q=ham' },
        popularSearches: { query: '?limit=5' },
        tellChosen: { body: { query: 'drill', product_id: drill.id, place: 2 } },
        // The item that comes after it is the one that is ordered.
        updateCart: { body: { ...inCart, type: 'reduce', user_id: who.id, quantity: 2 } },
        fetchCart: { body: { user_id: who.id } },
        placeOrder: { body: { ...order, user_id: who.id } },
        fetchOrders: { body: { user_id: who.id } },
        claimOrder: { body: await writtenDown(shop) },
        fetchSavedLists: {},
        makeSavedList: { body: { name: 'Site 5', lines: [toSave] } },
        readSavedList: { body: { list_id } },
        saveToList: { body: { list_id, lines: [toSave] } },
        changeSavedLine: { body: { list_id, variant_id: toSave.variant_id, quantity: 3 } },
        changeSavedList: { body: { list_id, name: 'Site 6', order: [toSave.variant_id] } },
        shareSavedList: { body: { list_id, shared: true } },
        readSharedList: { body: { token: linked.json.share_token as string } },
        deleteSavedList: { body: { list_id } },
        changePassword: {
          token: leaver.token,
          body: {
            current_password: 'their password 2',
            password: 'a newer password',
            password_confirmation: 'a newer password',
          },
        },
        keepSignIn: {},
        resumeSignIn: { cookie },
        fetchPersistentSignIns: {},
        endPersistentSignIn: { token: keeper, body: { id: kept.json[0].id as number } },
        readCompany: {},
        saveCompany: { body: { company_name: 'Cruz Builders', tin: '123-456-789-000' } },
        readAccountData: {},
        deleteAccount: { token: leaver.token, body: { password: 'a newer password' } },
        logout: {},
        resetPassword: {
          body: { email: who.email, code, password, password_confirmation: password },
        },
      };
      // An order needs a line in the cart, which the change above may have removed.
      await shop.post('/api/store/cart/updateItemsInCart', inCart, { token: who.token });
    });
    afterAll(() => shop.close());

    const send = (call: AnyCall, input: Input, token?: string) => {
      const path = call.path.replace('{id}', String(input.id ?? '')) + (input.query ?? '');
      const sent = { token, headers: { cookie: input.cookie ?? '' } };
      return call.method === 'GET' ? shop.get(path, sent) : shop.post(path, input.body, sent);
    };
    // Logout and the change of the password come last, because they end the session.
    const names = (Object.keys(calls) as (keyof typeof calls)[]).sort(
      (a, b) => Number(/logout|reset/i.test(a)) - Number(/logout|reset/i.test(b)),
    );

    it('[P01] tries and keeps every call on a visit whose inputs come from the contract', async () => {
      const send: typeof fetch = async (url, init) =>
        shop.app.request(url instanceof Request ? url.url : url.toString(), init);
      const verdicts = await conform(wireTo('http://provider.test', send), {
        offer: (number) => offer(shop, number),
        writeDown: () => writtenDown(shop),
      });
      const others = verdicts.filter(({ state }) => state !== 'kept');
      expect(others, reportLines(verdicts).join('\n')).toEqual([]);
      expect(conforms(verdicts)).toBe(true);
      expect(verdicts.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort());
    });

    it.each(names)('%s answers as the contract says', async (name) => {
      const call: AnyCall = calls[name];
      const answered = await send(call, inputs[name], inputs[name].token ?? who.token);
      expect([answered.status, answered.json]).toEqual([200, expect.anything()]);
      const read = z.safeParse(call.answer, answered.json);
      expect(read.error?.issues).toBeUndefined();
      expect(answered.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answered.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answered.headers.get('cache-control')).toBe(
        call.method === 'GET' ? 'no-cache' : 'no-store',
      );
    });

    it.each(names.filter((name) => calls[name].token === 'required'))(
      '%s needs a token',
      async (name) => {
        for (const token of [undefined, 'x', 'a'.repeat(43)]) {
          const answered = await send(calls[name], inputs[name], token);
          expect([answered.status, answered.json]).toEqual([401, { message: 'Unauthenticated.' }]);
        }
      },
    );

    it('describes every call at /openapi.json and /docs', async () => {
      const { json } = await shop.get('/openapi.json');
      const described = Object.values(json.paths as Record<string, Record<string, object>>)
        .flatMap((methods) => Object.values(methods))
        .map((operation) => (operation as { operationId: string }).operationId);
      expect(described.sort()).toEqual(Object.keys(calls).sort());
      const register = json.paths['/api/auth/shop-register'].post;
      expect(
        Object.keys(register.requestBody.content['application/json'].schema.properties),
      ).toEqual(['name', 'email', 'password', 'password_confirmation']);
      const page = await shop.get('/docs');
      for (const call of Object.values(calls)) expect(page.json).toContain(call.path);
    });
  });
}
