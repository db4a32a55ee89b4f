/** What a document says to shoppers who have switched scripts off. */
import type { ShopConfig } from 'shared-contracts/config';
import type { RemoteName } from 'shared-contracts/door';
import { escapeMarkup } from './escape-markup';

/** How to order, ask and pick up without a script, as links where a browser can follow them. */
export function waysWithout({ phones, emails, address, pickup, hours }: ShopConfig): string {
  const phone = phones.map(({ number }) => {
    const shown = escapeMarkup(number);
    return `<a href="tel:${shown.replaceAll(' ', '')}">${shown}</a>`;
  });
  const mail = emails.slice(0, 1).map(({ address: to }) => {
    const shown = escapeMarkup(to);
    return `<a href="mailto:${shown}">${shown}</a>`;
  });
  const place = pickup ?? [...address.lines, address.city, address.region].join(', ');
  const ways = [
    ...(phone.length > 0 ? [`call ${phone.join(' or ')}`] : []),
    ...(mail.length > 0 ? [`write to ${mail.join()}`] : []),
    `or come to ${escapeMarkup(place)} (${escapeMarkup(hours)})`,
  ];
  return `To order or ask without it, ${ways.join(', ')}.`;
}

/** The remotes whose pages are forms and a customer's own data: nothing of them works without scripts. */
const NEED_SCRIPTS = new Set<RemoteName | undefined>(['mfe-account', 'mfe-cart-checkout']);

/** The message for shoppers who have switched scripts off, which forms and buttons need. */
export function withoutScripts(config: ShopConfig, remote: RemoteName | undefined): string {
  const words = NEED_SCRIPTS.has(remote)
    ? `Signing in, the cart and the checkout need JavaScript. ${waysWithout(config)}`
    : `Without JavaScript you can browse, search and read the shop. The cart, sign-in and forms need it. You can also call us: ${escapeMarkup(config.phones[0]?.number ?? '')}.`;
  return `<noscript><p class="boot-note boot-strip">${words}</p></noscript>`;
}
