import { breakingUseOfShell } from './breaking-use-of-shell';
import { at, less, library, shellOf, without, type Mutation } from './built-releases';
import { halfContracts } from './half-contracts';
import { breakingPlaces } from './places';
import { breakingStorage } from './storage';
import { breakingWire } from './wire';

const cart = 'mfe-cart-checkout';
const LOADED = 'catalog:products-loaded';

const props: Mutation[] = [
  {
    name: 'the provider of a slot takes a prop away',
    app: cart,
    change: ({ fragments }) => without(at(fragments, 'cart.add-to-cart'), 'product_id'),
    says: ['slot cart.add-to-cart, product_id', 'mfe-catalog', 'nothing of that name'],
  },
  {
    name: 'it takes an optional prop away',
    app: cart,
    change: ({ fragments }) => without(at(fragments, 'cart.add-to-cart'), 'layout'),
    says: ['slot cart.add-to-cart, layout', 'mfe-catalog'],
  },
  {
    name: 'it renames a prop',
    app: cart,
    change: ({ fragments }) => {
      const slot = at(fragments, 'cart.add-to-cart');
      slot.properties.sku = without(slot, 'variant_id');
      slot.required.push('sku');
    },
    says: ['variant_id', 'sku'],
  },
  {
    name: 'a price may no longer be missing',
    app: cart,
    change: ({ fragments }) => {
      at(fragments, 'cart.add-to-cart').properties.price = { type: 'number' };
    },
    says: ['price', 'null or number', 'takes number'],
  },
  {
    name: 'a price becomes a text',
    app: cart,
    change: ({ fragments }) => {
      at(fragments, 'cart.add-to-cart').properties.price = { type: ['string', 'null'] };
    },
    says: ['price'],
  },
  {
    name: 'a layout is given up',
    app: cart,
    change: ({ fragments }) => {
      at(fragments, 'cart.add-to-cart').properties.layout = { type: 'string', enum: ['full'] };
    },
    says: ['layout', '"compact"'],
  },
  {
    name: 'a prop is needed anew',
    app: cart,
    change: ({ fragments }) => {
      const slot = at(fragments, 'cart.add-to-cart');
      slot.properties.currency = { type: 'string' };
      slot.required.push('currency');
    },
    says: ['currency', 'always'],
  },
  {
    name: 'an optional prop becomes needed',
    app: cart,
    change: ({ fragments }) => {
      at(fragments, 'cart.add-to-cart').required.push('layout');
    },
    says: ['layout', 'only sometimes'],
  },
  {
    name: 'a flag becomes a text',
    app: 'mfe-search',
    change: ({ fragments }) => {
      at(fragments, 'search.dialog').properties.open = { type: 'string' };
    },
    says: ['slot search.dialog, open', 'shell'],
  },
  {
    name: 'a callback becomes a text',
    app: cart,
    change: ({ fragments }) => {
      at(fragments, 'cart.drawer').properties.onClose = { type: 'string' };
    },
    says: ['onClose', 'callback'],
  },
  {
    name: 'a callback is taken away',
    app: 'mfe-catalog',
    change: ({ fragments }) => without(at(fragments, 'catalog.mega-menu'), 'onFollow'),
    says: ['onFollow'],
  },
  {
    name: 'a text gets a longest length',
    app: 'mfe-search',
    change: ({ fragments }) => {
      at(fragments, 'search.dialog').properties.query = { type: 'string', maxLength: 20 };
    },
    says: ['query', 'maxLength 20'],
  },
  {
    name: "a field of a list's rows is taken away",
    app: cart,
    change: ({ fragments }) => without(at(fragments, 'cart.reorder', 'lines', '[]'), 'quantity'),
    says: ['lines[].quantity', 'mfe-account'],
  },
  {
    name: "a list's rows need one field more",
    app: cart,
    change: ({ fragments }) => {
      const line = at(fragments, 'cart.reorder', 'lines', '[]');
      line.properties.sku = { type: 'string' };
      line.required.push('sku');
    },
    says: ['lines[].sku'],
  },
  {
    name: 'a list becomes a single thing',
    app: cart,
    change: ({ fragments }) => {
      at(fragments, 'cart.reorder').properties.lines = { type: 'object', properties: {} };
    },
    says: ['lines', 'array', 'object'],
  },
  {
    name: 'a field inside of a prop is taken away',
    app: 'mfe-content',
    change: ({ fragments }) => without(at(fragments, 'content.inquiry-dialog', 'prefill'), 'model'),
    says: ['prefill.model', 'shell'],
  },
  {
    name: 'a field inside of a prop becomes needed',
    app: 'mfe-content',
    change: ({ fragments }) => {
      at(fragments, 'content.inquiry-dialog', 'prefill').required.push('product');
    },
    says: ['prefill.product'],
  },
  {
    name: 'a slot without props needs one',
    app: 'mfe-catalog',
    change: ({ fragments }) => {
      const slot = at(fragments, 'catalog.featured');
      slot.properties.limit = { type: 'number' };
      slot.required.push('limit');
    },
    says: ['slot catalog.featured, limit', 'mfe-content'],
  },
  {
    name: 'a consumer passes a prop of another type',
    app: 'mfe-catalog',
    change: ({ slots }) => {
      at(slots, 'cart.add-to-cart').properties.price = { type: ['string', 'null'] };
    },
    says: ['price', cart],
  },
  {
    name: 'a consumer passes a value that is not known',
    app: 'shell',
    change: ({ slots }) => {
      at(slots, 'account.menu').properties.layout = { type: 'string', enum: ['bar', 'rail'] };
    },
    says: ['layout', '"rail"', 'mfe-account'],
  },
  {
    name: 'a consumer relies on a prop that the provider does not know',
    app: 'mfe-account',
    change: ({ slots }) => {
      const slot = at(slots, 'cart.reorder');
      slot.properties.gift = { type: 'boolean' };
      slot.required.push('gift');
    },
    says: ['gift', cart],
  },
  {
    name: 'a consumer no longer passes what is needed',
    app: 'mfe-account',
    change: ({ slots }) => without(at(slots, 'cart.reorder'), 'lines'),
    says: ['lines', cart],
  },
];

const places: Mutation[] = [
  {
    name: 'a fragment that another shows is gone',
    app: cart,
    change: ({ fragments }) => {
      delete fragments['cart.add-to-cart'];
    },
    says: ['slot cart.add-to-cart', 'mfe-catalog', 'does not fill it'],
  },
  {
    name: 'a fragment that the shell shows is renamed',
    app: 'mfe-account',
    change: ({ fragments }) => {
      fragments['account.panel'] = library(fragments, 'account.menu');
      delete fragments['account.menu'];
    },
    says: ['slot account.menu', 'shell'],
  },
  {
    name: 'a slot is shown that its owner does not fill',
    app: 'mfe-content',
    change: ({ slots }) => {
      slots['catalog.deals'] = { type: 'object', properties: {} };
    },
    says: ['slot catalog.deals', 'mfe-catalog'],
  },
  {
    name: 'a slot is shown that nobody fills',
    app: 'mfe-content',
    change: ({ slots }) => {
      slots['garden.deals'] = { type: 'object', properties: {} };
    },
    says: ['slot garden.deals', 'nobody'],
  },
  {
    name: 'the shell asks another remote for the slots of a noun',
    app: 'shell',
    change: (contract) => {
      shellOf(contract).slotOwners['cart.*'] = 'mfe-catalog';
    },
    says: ['slot cart.button', 'mfe-catalog'],
  },
  {
    name: 'a page that a route leads to is gone',
    app: 'mfe-catalog',
    change: (contract) => {
      contract.pages = less(contract.pages, 'product');
    },
    says: ['page product', 'shell'],
  },
  {
    name: 'a page is renamed',
    app: cart,
    change: (contract) => {
      contract.pages = ['pay'];
    },
    says: ['page checkout', 'shell'],
  },
  {
    name: 'the shell has a route to a page that is not there yet',
    app: 'shell',
    change: (contract) => {
      shellOf(contract).pages['mfe-catalog']?.push('deals');
    },
    says: ['page deals', 'mfe-catalog'],
  },
];

const facts: Mutation[] = [
  {
    name: 'a fact tells a number as a text',
    app: 'mfe-catalog',
    change: ({ tells }) => {
      at(tells, LOADED, 'items', '[]').properties.price = { type: 'string' };
    },
    says: [`fact ${LOADED}, items[].price`, 'shell'],
  },
  {
    name: 'a field of a fact is taken away',
    app: 'mfe-catalog',
    change: ({ tells }) => without(at(tells, LOADED, 'items', '[]'), 'product_name'),
    says: ['items[].product_name', 'shell'],
  },
  {
    name: 'a field of a fact is renamed',
    app: 'mfe-catalog',
    change: ({ tells }) => {
      const item = at(tells, LOADED, 'items', '[]');
      item.properties.product_id = without(item, 'id');
      item.required.push('product_id');
    },
    says: ['items[].id'],
  },
  {
    name: 'a field of a fact is told only sometimes',
    app: 'mfe-catalog',
    change: ({ tells }) => {
      const item = at(tells, LOADED, 'items', '[]');
      item.required = less(item.required, 'first_image');
    },
    says: ['items[].first_image', 'only sometimes'],
  },
  {
    name: 'a fact that another hears is no longer told',
    app: 'mfe-catalog',
    change: ({ tells }) => {
      delete tells[LOADED];
    },
    says: [`fact ${LOADED}`, 'shell', 'no longer tells it'],
  },
  {
    name: 'a fact tells a value that its hearer does not know',
    app: 'shell',
    change: ({ tells }) => {
      at(tells, 'session:ended').properties.reason = { enum: ['expired', 'logout', 'moved'] };
    },
    says: ['fact session:ended, reason', cart],
  },
  {
    name: 'a fact loses an optional field that is heard',
    app: 'shell',
    change: ({ tells }) => without(at(tells, 'session:started', 'user'), 'email'),
    says: ['user.email', cart],
  },
  {
    name: 'a hearer needs more than is told',
    app: cart,
    change: ({ hears }) => {
      const user = at(hears, 'session:started', 'user');
      user.properties.phone = { type: 'string' };
      user.required.push('phone');
    },
    says: ['user.phone', 'shell'],
  },
  {
    name: 'a hearer hears less values than are told',
    app: cart,
    change: ({ hears }) => {
      at(hears, 'session:ended').properties.reason = { enum: ['logout'] };
    },
    says: ['reason', '"expired"', 'shell'],
  },
];

const host: Mutation[] = [
  {
    name: 'a remote uses a call that the host lacks',
    app: 'mfe-content',
    change: ({ host: used }) => used.push('openChat'),
    says: ['host.openChat', 'shell'],
  },
  {
    name: 'a remote reads a setting that the host lacks',
    app: 'mfe-account',
    change: ({ host: used }) => used.push('config.currency'),
    says: ['host.config.currency', 'shell'],
  },
  {
    name: 'the shell takes a call away',
    app: 'shell',
    change: (contract) => {
      shellOf(contract).host = less(shellOf(contract).host, 'openInquiry');
    },
    says: ['host.openInquiry', 'mfe-catalog'],
  },
  {
    name: "the shell takes a part of the session's calls away",
    app: 'shell',
    change: (contract) => {
      shellOf(contract).host = less(shellOf(contract).host, 'session.subscribe');
    },
    says: ['host.session.subscribe', cart],
  },
  {
    name: 'a remote is made for another door',
    app: 'mfe-search',
    change: (contract) => {
      contract.door += 1;
    },
    says: ['door', 'shell'],
  },
  {
    name: 'the shell has another door',
    app: 'shell',
    change: (contract) => {
      contract.door += 1;
    },
    says: ['door', 'mfe-content'],
  },
];

const libraries: Mutation[] = [
  {
    name: 'a remote needs a newer library',
    app: 'mfe-search',
    change: (contract) => {
      library(contract.libraries, 'react').range = '^20.0.0';
    },
    says: ['library react', '^20.0.0', 'shell'],
  },
  {
    name: 'a remote needs a library that is not shared',
    app: 'mfe-search',
    change: (contract) => {
      contract.libraries['left-pad'] = { range: '^1.0.0', names: ['default'] };
    },
    says: ['library left-pad', 'shell'],
  },
  {
    name: 'a remote uses a name that the facade holds back',
    app: 'mfe-search',
    change: (contract) => {
      library(contract.libraries, 'react-router-dom').names.push('useBlocker');
    },
    says: ['useBlocker', 'shell'],
  },
  {
    name: 'the shell shares the next major of a library',
    app: 'shell',
    change: (contract) => {
      library(shellOf(contract).libraries, 'react').version = '20.0.0';
    },
    says: ['library react', '20.0.0', 'mfe-catalog'],
  },
  {
    name: 'the shell shares an older library',
    app: 'shell',
    change: (contract) => {
      library(shellOf(contract).libraries, 'zustand').version = '5.0.0';
    },
    says: ['library zustand', cart],
  },
  {
    name: 'the shell no longer shares a library',
    app: 'shell',
    change: (contract) => {
      delete shellOf(contract).libraries['@emotion/cache'];
    },
    says: ['library @emotion/cache', 'mfe-account'],
  },
  {
    name: 'a facade lets one name less through',
    app: 'shell',
    change: (contract) => {
      const router = library(shellOf(contract).libraries, 'react-router-dom');
      router.names = less(router.names ?? [], 'useSearchParams');
    },
    says: ['useSearchParams', 'mfe-search'],
  },
];

/** What no release may do to the others. */
export const breaking: Mutation[] = [
  ...props,
  ...places,
  ...facts,
  ...host,
  ...libraries,
  ...breakingUseOfShell,
  ...breakingStorage,
  ...breakingWire,
  ...breakingPlaces,
  ...halfContracts,
];
