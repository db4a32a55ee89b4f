/** Strangers who lead shoppers by links: into releases that nobody should see, or to other sites. */
import type { ShopAddress } from '../shop/shop-address';
import { readRegistry, storeVariant } from '../shop/test-registry';
import type { Attack, AttackOutcome } from './attack';

const APP = 'mfe-search';

const ask = ({ shop }: ShopAddress, path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop}${path}`, { headers, redirect: 'manual', signal: AbortSignal.timeout(20_000) });

const versionIn = (html: string) =>
  new RegExp(`"${APP}":\\{"version":"([^"]+)"`).exec(html)?.[1] ?? 'none';

/** A release lies in the store, as all of the past do; no link may bring it back. */
async function oldRelease(shop: ShopAddress): Promise<AttackOutcome> {
  const { version } = await storeVariant(APP, '0.5.0');
  const live = (await readRegistry()).apps[APP]?.live ?? '';
  const name = `${APP}@${version}`;
  const tries: [string, Record<string, string>][] = [
    [`/search?preview=${name}`, {}],
    [`/search?preview=${encodeURIComponent(`${name},shell@0.5.0-aaaaaaaa`)}`, {}],
    [`/search?preview=${APP}@${live}&preview=${name}`, {}],
    ['/search', { Cookie: `preview=${encodeURIComponent(name)}` }],
    ['/search', { Cookie: `preview=${name}` }],
    [`/search?override=${name}`, { Cookie: 'override=on' }],
  ];
  const given = [];
  for (const [path, headers] of tries) {
    const answer = await ask(shop, path, headers);
    given.push(versionIn(await answer.text()));
  }
  const right = given.filter((each) => each === live).length;
  return {
    tried: `${tries.length} links and cookies that name a release of the store which nobody lists`,
    held: right === tries.length,
    seen: `${right} of ${tries.length} documents had the live release`,
  };
}

/** Names that are none: nothing of them may come back as markup, or break the server. */
async function oddNames(shop: ShopAddress): Promise<AttackOutcome> {
  const odd = [
    '<script>alert(1)</script>',
    `${APP}@1.0.0-aaaaaaaa"><script>alert(1)</script>`,
    '__proto__@1.0.0-aaaaaaaa',
    `${APP}@__proto__`,
    `${APP}@../../../etc/passwd`,
    `${APP}@1.0.0-aaaaaaaa\r\nSet-Cookie: x=y`,
    Array.from({ length: 200 }, () => `${APP}@1.0.0-aaaaaaaa`).join(),
  ];
  let clean = 0;
  for (const name of odd) {
    const answer = await ask(shop, `/search?preview=${encodeURIComponent(name)}`);
    const html = await answer.text();
    const kept = answer.headers
      .getSetCookie()
      .some((cookie) => /^(?:x=|preview=[^;])/.test(cookie));
    if (answer.status === 200 && !html.includes('alert(1)</script>') && !kept) clean += 1;
  }
  return {
    tried: `${odd.length} names of previews that are none`,
    held: clean === odd.length,
    seen: `${clean} of ${odd.length} were the shop's page, with nothing of the name kept`,
  };
}

/** `?preview=off` redirects: only within the shop. */
async function redirects(shop: ShopAddress): Promise<AttackOutcome> {
  const tries: [string, Record<string, string>][] = [
    ['//evil.example/?preview=off', {}],
    ['/%5Cevil.example?preview=off', {}],
    ['/search?preview=off', { Referer: 'https://evil.example/phish' }],
    ['/search?preview=off', { Referer: `${new URL(shop.shop).origin}//evil.example/` }],
  ];
  const left = [];
  for (const [path, headers] of tries) {
    const answer = await ask(shop, path, headers);
    const location = answer.headers.get('location') ?? '/';
    if (new URL(location, shop.shop).host !== new URL(shop.shop).host) left.push(location);
  }
  return {
    tried: `${tries.length} addresses that switch previews off`,
    held: left.length === 0,
    seen: `${left.length} of ${tries.length} led to another site`,
  };
}

export const previewAttacks: Attack[] = [
  { name: 'a link of a preview leads a shopper into an old release', run: oldRelease },
  { name: 'a link of a preview brings markup or a cookie into the shop', run: oddNames },
  { name: 'switching a preview off leads a shopper to another site', run: redirects },
];
