/** Attacks on mail and codes: using the shop to mail to others, and guessing mailed codes. */
import { clientOf } from '../shop/provider-client';
import type { ShopAddress } from '../shop/shop-address';
import type { Attack } from './attack';
import { postFrom } from './from-network';

type Mail = { to: string; subject: string; text: string };

const PASSWORD = 'a password of an attack';
const GUESS = '1234 1234 1234';
const WRONG = 'The verification code is incorrect.';

const uniqueEmail = (who: string) =>
  `${who}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;

async function mailsTo({ provider }: ShopAddress, email: string): Promise<Mail[]> {
  const answer = await fetch(`${provider}/dev/outbox`, { headers: { Accept: 'application/json' } });
  return ((await answer.json()) as Mail[]).filter(({ to }) => to === email);
}

async function newestCode(shop: ShopAddress, email: string): Promise<string> {
  const [newest] = await mailsTo(shop, email);
  return /\b\d{4}(?: \d{4}){2}\b/.exec(newest?.text ?? '')?.[0] ?? '';
}

async function register(shop: ShopAddress, network: number, email: string, name = 'Ana Cruz') {
  const typed = { name, email, password: PASSWORD, password_confirmation: PASSWORD };
  return postFrom(shop, network, '/api/auth/shop-register', typed);
}

/** @returns the token of a new customer */
async function customer(shop: ShopAddress, network: number, email: string): Promise<string> {
  await register(shop, network, email);
  const verificationCode = await newestCode(shop, email);
  await postFrom(shop, network, '/api/auth/verify-email', { email, verificationCode });
  const { body } = await postFrom(shop, network, '/api/auth/shop-login', {
    email,
    password: PASSWORD,
  });
  return typeof body.token === 'string' ? body.token : '';
}

const forgot = (shop: ShopAddress, network: number, email: string) =>
  postFrom(shop, network, '/api/auth/shop-forgot-password', { email });

const reset = (shop: ShopAddress, network: number, email: string, code: string) => {
  const password = 'another password of an attack';
  const typed = { email, code, password, password_confirmation: password };
  return postFrom(shop, network, '/api/auth/shop-reset-password', typed);
};

/** Orders one item with somebody else's address in the form. @returns the status of the order */
async function orderWith(
  shop: ShopAddress,
  network: number,
  token: string,
  email: string,
): Promise<number> {
  const sold = await clientOf().productWith(({ variants }) =>
    variants.some((variant) => variant.price && variant.in_stock),
  );
  const variant = sold.variants.find(({ price, in_stock }) => price && in_stock);
  const line = { product_id: sold.id, variant_id: variant?.id, type: 'add' };
  await postFrom(shop, network, '/api/store/cart/updateItemsInCart', line, token);
  const form = {
    ...{ email, first_name: 'Claim', last_name: 'Your Prize', address1: '1 Rizal St' },
    ...{ city: 'Makati', state: 'Metro Manila', country: 'Philippines', postal_code: '1200' },
    ...{ phone: '0917 000 0000', shipping_address: '1 Rizal St', billing_address: '1 Rizal St' },
  };
  const place = (totals: object) =>
    postFrom(shop, network, '/api/store/order/placeOrders', { ...form, ...totals }, token);
  // This order is refused, and the answer has the right totals.
  const { body } = await place({ subtotal: 1, vat: 0.12, total_amount: 1.12 });
  return (await place(body.totals as object)).status;
}

export const mailAttacks: Attack[] = [
  {
    name: 'mail: an order writes to whoever its form names',
    async run(shop) {
      const [own, victim] = [uniqueEmail('orderer'), uniqueEmail('victim')];
      const token = await customer(shop, 41, own);
      const placed = await orderWith(shop, 41, token, victim);
      const [toVictim, toOwn] = [await mailsTo(shop, victim), await mailsTo(shop, own)];
      const confirmed = toOwn.some(({ subject }) => subject.startsWith('Your order '));
      return {
        tried: 'an order of a verified account with the address of somebody else',
        held: placed === 200 && toVictim.length === 0 && confirmed,
        seen: `order ${placed}, ${toVictim.length} mails to the other address, ${toOwn.length} to the account's`,
      };
    },
  },
  {
    name: 'mail: a name carries a link into a letter',
    async run(shop) {
      const lures = [
        'Claim your prize at http://evil.example',
        'Claim your prize at www.evil.example/x',
        'Claim your prize at evil-prizes.com',
        'Claim your prize\nhttp://evil.example',
        'Claim your prize, write to bob@evil.example',
        'Claim your prize at evil-prizes\u3002com',
      ];
      const statuses: number[] = [];
      let carried = 0;
      for (const name of lures) {
        const victim = uniqueEmail('lured');
        statuses.push((await register(shop, 42, victim, name)).status);
        const mails = await mailsTo(shop, victim);
        carried += mails.filter(({ text, subject }) => /evil/i.test(text + subject)).length;
      }
      return {
        tried: `${lures.length} registrations of strangers' addresses under names with links`,
        held: carried === 0,
        seen: `answered ${statuses.join(', ')}; ${carried} letters with a link`,
      };
    },
  },
  {
    name: 'mail: guesses of a code go on over new codes',
    async run(shop) {
      const victim = uniqueEmail('guessed');
      await customer(shop, 43, victim);
      let wrong = 0;
      let wait = 0;
      let tries = 0;
      for (let codes = 0; codes < 6 && wait === 0; codes += 1) {
        await forgot(shop, 44, victim);
        for (let at = 0; at < 5 && wait === 0; at += 1) {
          tries += 1;
          const { body, retryAfter } = await reset(shop, 44, victim, GUESS);
          if (body.message === WRONG) wrong += 1;
          wait = retryAfter;
        }
      }
      return {
        tried: `${tries} guesses over up to 6 codes, from one network`,
        held: wrong <= 20 && wait > 3600,
        seen: `${wrong} were compared, then refused for ${wait} s`,
      };
    },
  },
  {
    name: 'mail: strangers keep the owner from a new password',
    async run(shop) {
      const victim = uniqueEmail('kept-out');
      await customer(shop, 45, victim);
      for (let network = 46; network < 52; network += 1) {
        for (let mails = 0; mails < 2; mails += 1) await forgot(shop, network, victim);
        for (let at = 0; at < 6; at += 1) await reset(shop, network, victim, GUESS);
      }
      const asked = await forgot(shop, 45, victim);
      const entered = await reset(shop, 45, victim, await newestCode(shop, victim));
      return {
        tried: '12 codes asked for and 36 guesses from 6 networks, then the owner from another',
        held: asked.status === 200 && entered.status === 200,
        seen: `the owner asked: ${asked.status}, and entered the newest code: ${entered.status}`,
      };
    },
  },
  {
    name: "mail: a stranger's registration takes the owner's place",
    async run(shop) {
      const email = uniqueEmail('twice');
      await register(shop, 52, email);
      const verificationCode = await newestCode(shop, email);
      const password = 'the password of a stranger';
      const typed = { name: 'Eve', email, password, password_confirmation: password };
      await postFrom(shop, 53, '/api/auth/shop-register', typed);
      await postFrom(shop, 52, '/api/auth/verify-email', { email, verificationCode });
      const logIn = async (given: string) =>
        (await postFrom(shop, 52, '/api/auth/shop-login', { email, password: given })).status;
      const [own, strange] = [await logIn(PASSWORD), await logIn(password)];
      return {
        tried: "the address registered again before the owner's code was used",
        held: own === 200 && strange === 401,
        seen: `the owner's password: ${own}, the stranger's: ${strange}`,
      };
    },
  },
];
