import {
  at,
  less,
  library,
  said,
  shellOf,
  takesOf,
  without,
  type Mutation,
} from './built-releases';
import { harmlessPlaces } from './places';
import { harmlessStorage } from './storage';
import { harmlessWire } from './wire';

const cart = 'mfe-cart-checkout';
const LOADED = 'catalog:products-loaded';

/** What a team may do without asking anyone. */
export const harmless: Mutation[] = [
  ...harmlessStorage,
  ...harmlessWire,
  ...harmlessPlaces,
  { name: 'nothing at all', app: 'mfe-search', change: () => undefined },
  {
    name: 'a provider takes one optional prop more',
    app: cart,
    change: ({ fragments }) => {
      at(fragments, 'cart.add-to-cart').properties.note = { type: 'string' };
    },
  },
  {
    name: 'a consumer may pass an optional prop before its provider knows it',
    app: 'mfe-catalog',
    change: ({ slots }) => {
      at(slots, 'cart.add-to-cart').properties.note = { type: 'string' };
    },
  },
  {
    name: 'a field inside of a prop is added as optional',
    app: 'mfe-content',
    change: ({ fragments }) => {
      const prefill = at(fragments, 'content.inquiry-dialog', 'prefill');
      prefill.properties.quantity = { type: 'number' };
    },
  },
  {
    name: 'a provider takes one layout more',
    app: 'mfe-account',
    change: ({ fragments }) => {
      const menu = at(fragments, 'account.menu');
      menu.properties.layout = { type: 'string', enum: ['bar', 'drawer', 'rail'] };
    },
  },
  {
    name: 'a prop that was needed need not be passed',
    app: cart,
    change: ({ fragments }) => {
      const slot = at(fragments, 'cart.add-to-cart');
      slot.required = less(slot.required, 'product_image');
    },
  },
  {
    name: 'a provider takes a price as text too',
    app: cart,
    change: ({ fragments }) => {
      at(fragments, 'cart.add-to-cart').properties.price = { type: ['number', 'string', 'null'] };
    },
  },
  {
    name: 'a consumer passes fewer values',
    app: 'shell',
    change: ({ slots }) => {
      at(slots, 'account.menu').properties.layout = { type: 'string', enum: ['bar'] };
    },
  },
  {
    name: 'a consumer no longer passes an optional prop',
    app: 'mfe-catalog',
    change: ({ slots }) => without(at(slots, 'cart.add-to-cart'), 'layout'),
  },
  {
    name: 'a consumer shows one slot less',
    app: 'mfe-content',
    change: ({ slots }) => {
      delete slots['catalog.brand-marquee'];
    },
  },
  {
    name: 'a fragment is added that nobody shows yet',
    app: 'mfe-search',
    change: ({ fragments }) => {
      fragments['search.box'] = { type: 'object', properties: {} };
    },
  },
  {
    name: 'a page is added that no route leads to yet',
    app: 'mfe-catalog',
    change: ({ pages }) => pages.push('deals'),
  },
  {
    name: 'a route is given up',
    app: 'shell',
    change: (contract) => {
      const { pages } = shellOf(contract);
      pages['mfe-content'] = less(pages['mfe-content'] ?? [], 'terms');
    },
  },
  {
    name: 'a fact tells one field more',
    app: 'mfe-catalog',
    change: ({ tells }) => {
      const item = at(tells, LOADED, 'items', '[]');
      item.properties.rating = { type: 'number' };
      item.required.push('rating');
    },
  },
  {
    name: 'a fact that nobody hears is changed',
    app: cart,
    change: ({ tells }) => {
      at(tells, 'order:placed').properties.order_number = { type: 'number' };
    },
  },
  {
    name: 'a fact that nobody hears is no longer told',
    app: cart,
    change: ({ tells }) => {
      delete tells['order:placed'];
    },
  },
  {
    name: 'a hearer hears no more',
    app: cart,
    change: ({ hears }) => {
      delete hears['session:ended'];
    },
  },
  {
    name: 'a hearer reads one field less',
    app: cart,
    change: ({ hears }) => without(at(hears, 'session:started', 'user'), 'email'),
  },
  {
    name: 'a remote uses one more call that the host has',
    app: 'mfe-search',
    change: ({ host }) => host.push('notify'),
  },
  {
    name: 'a remote uses the host less',
    app: 'mfe-catalog',
    change: (contract) => {
      contract.host = less(contract.host, 'openInquiry');
    },
  },
  {
    name: 'the shell gives one call more',
    app: 'shell',
    change: (contract) => {
      shellOf(contract).host.push('openChat');
    },
  },
  {
    name: 'the shell shares a newer minor of a library',
    app: 'shell',
    change: (contract) => {
      library(shellOf(contract).libraries, 'react').version = '19.9.0';
    },
  },
  {
    name: 'the shell shares one library more, and one name more',
    app: 'shell',
    change: (contract) => {
      const { libraries } = shellOf(contract);
      libraries['left-pad'] = { version: '1.3.0' };
      library(libraries, 'react-router-dom').names?.push('useBlocker');
    },
  },
  {
    name: 'a remote no longer needs a library',
    app: cart,
    change: ({ libraries }) => {
      delete libraries.zustand;
    },
  },
  {
    name: 'a remote makes another call of the provider',
    app: 'mfe-content',
    change: ({ calls }) => {
      calls.listBrands = 'GET /api/brands';
    },
  },
  {
    name: 'the shell sets one token more',
    app: 'shell',
    change: (contract) => said(shellOf(contract).tokens).push('--color-sale'),
  },
  {
    name: 'a remote uses one more token that is set',
    app: 'mfe-search',
    change: ({ tokens }) => said(tokens).push('--z-toast'),
  },
  {
    name: 'a remote uses a token less',
    app: 'mfe-content',
    change: (contract) => {
      contract.tokens = less(said(contract.tokens), '--space-4');
    },
  },
  {
    name: 'the shell gives up a token that nobody uses',
    app: 'shell',
    change: (contract) => {
      const shell = shellOf(contract);
      shell.tokens = less(said(shell.tokens), '--z-menu');
    },
  },
  {
    name: 'the shell names the owner of each slot, as it did once',
    app: 'shell',
    change: (contract) => {
      const shell = shellOf(contract);
      delete shell.slotOwners['account.*'];
      shell.slotOwners['account.menu'] = 'mfe-account';
    },
  },
  {
    name: 'the shell knows the owner of slots that nobody shows yet',
    app: 'shell',
    change: (contract) => {
      shellOf(contract).slotOwners['garden.*'] = 'mfe-content';
    },
  },
  {
    name: 'the shell has one path more',
    app: 'shell',
    change: (contract) => said(shellOf(contract).routes).push('/deals'),
  },
  {
    name: 'the shell calls a part of a path otherwise',
    app: 'shell',
    change: (contract) => {
      const shell = shellOf(contract);
      shell.routes = [...less(said(shell.routes), '/products/:productId'), '/products/:id'];
    },
  },
  {
    name: 'a remote links to one article among all',
    app: 'mfe-catalog',
    change: ({ paths }) => said(paths).push('/blogs/choosing-a-drill'),
  },
  {
    name: 'a remote links to a path less',
    app: 'mfe-account',
    change: (contract) => {
      contract.paths = less(said(contract.paths), '/shop');
    },
  },
  {
    name: 'a call of the host may be given one field more',
    app: 'shell',
    change: (contract) => {
      const prefill = at(takesOf(contract), 'openInquiry', 'argument 1');
      prefill.properties.quantity = { type: 'number' };
    },
  },
  {
    name: 'a call of the host may be given one argument more',
    app: 'shell',
    change: (contract) => {
      at(takesOf(contract), 'openCart').properties['argument 1'] = { type: 'string' };
    },
  },
  {
    name: 'a call of the host takes one value more',
    app: 'shell',
    change: (contract) => {
      const toast = at(takesOf(contract), 'notify', 'argument 1');
      toast.properties.tone = { enum: ['danger', 'info', 'success', 'warning'] };
    },
  },
  {
    name: 'a remote may pass a field before the host knows it',
    app: 'mfe-catalog',
    change: ({ passes }) => {
      at(said(passes), 'openInquiry', 'argument 1').properties.urgent = { type: 'boolean' };
    },
  },
  {
    name: 'a remote no longer makes a call of the host',
    app: 'mfe-account',
    change: ({ passes }) => {
      delete said(passes).openInquiry;
    },
  },
];
