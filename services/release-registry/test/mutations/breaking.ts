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
    change: ({ slots }) => without(at(slots, 'cart.reorder'), 'order_number'),
    says: ['order_number', cart],
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
    name: 'a slot is shown that nobody fills',
    app: 'mfe-content',
    change: ({ slots }) => {
      slots['catalog.deals'] = { type: 'object', properties: {} };
    },
    says: ['slot catalog.deals', 'nobody'],
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

const styles: Mutation[] = [
  {
    name: 'the shell takes a token away',
    app: 'shell',
    change: (contract) => {
      const shell = shellOf(contract);
      shell.tokens = less(said(shell.tokens), '--space-4');
    },
    says: ['token --space-4', 'mfe-catalog', 'mfe-content', 'does not set it'],
  },
  {
    name: 'the shell renames a token',
    app: 'shell',
    change: (contract) => {
      const shell = shellOf(contract);
      shell.tokens = [...less(said(shell.tokens), '--color-line'), '--color-border'];
    },
    says: ['token --color-line', 'mfe-account'],
  },
  {
    name: 'a remote uses a token that nobody sets',
    app: 'mfe-search',
    change: ({ tokens }) => said(tokens).push('--color-sale'),
    says: ['token --color-sale', 'shell'],
  },
];

const links: Mutation[] = [
  {
    name: 'the shell moves a path',
    app: 'shell',
    change: (contract) => {
      const shell = shellOf(contract);
      shell.routes = [...less(said(shell.routes), '/products/:productId'), '/goods/:productId'];
    },
    says: ['path /products/:1', 'mfe-search', 'has no route of it'],
  },
  {
    name: 'the shell wants one part more of a path',
    app: 'shell',
    change: (contract) => {
      const shell = shellOf(contract);
      shell.routes = [...less(said(shell.routes), '/blogs/:blogId'), '/blogs/:year/:blogId'];
    },
    says: ['path /blogs/:1', 'mfe-content'],
  },
  {
    name: 'the shell gives up a path that only leads on',
    app: 'shell',
    change: (contract) => {
      const shell = shellOf(contract);
      shell.routes = less(said(shell.routes), '/shop');
    },
    says: ['path /shop', 'mfe-account'],
  },
  {
    name: 'a remote links to a path that no route is of',
    app: 'mfe-content',
    change: ({ paths }) => said(paths).push('/deals'),
    says: ['path /deals', 'shell'],
  },
  {
    name: 'a remote links to any value of what is one page',
    app: 'mfe-content',
    change: ({ paths }) => said(paths).push('/store/:1'),
    says: ['path /store/:1', 'shell'],
  },
];

const parameters: Mutation[] = [
  {
    name: 'a call of the host needs one field more',
    app: 'shell',
    change: (contract) => {
      const toast = at(takesOf(contract), 'notify', 'argument 1');
      toast.properties.title = { type: 'string' };
      toast.required.push('title');
    },
    says: ['host.notify, argument 1.title', 'mfe-account', 'always'],
  },
  {
    name: 'a call of the host no longer takes a field',
    app: 'shell',
    change: (contract) => without(at(takesOf(contract), 'openInquiry', 'argument 1'), 'order'),
    says: ['host.openInquiry, argument 1.order', 'mfe-account'],
  },
  {
    name: 'a call of the host no longer takes a value',
    app: 'shell',
    change: (contract) => {
      const toast = at(takesOf(contract), 'notify', 'argument 1');
      toast.properties.tone = { enum: ['info', 'success'] };
    },
    says: ['host.notify, argument 1.tone', '"danger"', cart],
  },
  {
    name: 'a call of the host takes a number instead of a text',
    app: 'shell',
    change: (contract) => {
      at(takesOf(contract), 'sanitise').properties['argument 1'] = { type: 'number' };
    },
    says: ['host.sanitise, argument 1', 'mfe-content'],
  },
  {
    name: 'a call of the host needs an argument where it took none',
    app: 'shell',
    change: (contract) => {
      const none = at(takesOf(contract), 'openCart');
      none.properties['argument 1'] = { type: 'string' };
      none.required.push('argument 1');
    },
    says: ['host.openCart, argument 1', cart],
  },
  {
    name: 'a call of the host takes a text instead of a callback',
    app: 'shell',
    change: (contract) => {
      at(takesOf(contract), 'session.subscribe').properties['argument 1'] = { type: 'string' };
    },
    says: ['host.session.subscribe, argument 1', 'mfe-account'],
  },
  {
    name: 'a remote passes a value that the host does not know',
    app: 'mfe-account',
    change: ({ passes }) => {
      at(said(passes), 'session.end').properties['argument 1'] = { const: 'moved' };
    },
    says: ['host.session.end, argument 1', '"moved"', 'shell'],
  },
  {
    name: 'a remote passes less than the host needs',
    app: 'mfe-account',
    change: ({ passes }) => without(at(said(passes), 'session.start', 'argument 1'), 'token'),
    says: ['host.session.start, argument 1.token', 'shell'],
  },
  {
    name: 'a remote relies on a field that the host does not know',
    app: 'mfe-account',
    change: ({ passes }) => {
      const prefill = at(said(passes), 'openInquiry', 'argument 1');
      prefill.properties.urgent = { type: 'boolean' };
      prefill.required.push('urgent');
    },
    says: ['host.openInquiry, argument 1.urgent', 'shell'],
  },
];

const halves: Mutation[] = [
  {
    name: 'a release has no contract',
    app: 'mfe-search',
    change: () => undefined,
    release: (candidate) => ({ ...candidate, party: null }),
    says: ['has no contract.json', 'pnpm release publish mfe-search'],
  },
  {
    name: 'a contract is of an earlier format',
    app: cart,
    change: (contract) => {
      contract.format = 1;
    },
    says: ['format 1', `pnpm release publish ${cart}`],
  },
  {
    name: 'a contract does not say which tokens are used',
    app: 'mfe-content',
    change: (contract) => {
      delete contract.tokens;
    },
    says: ['does not say tokens'],
  },
  {
    name: 'a contract does not say what is passed and linked',
    app: 'mfe-account',
    change: (contract) => {
      delete contract.passes;
      delete contract.paths;
    },
    says: ['does not say passes, paths'],
  },
  {
    name: "the shell's contract does not say what its calls take",
    app: 'shell',
    change: (contract) => {
      delete shellOf(contract).takes;
    },
    says: ['does not say shell.takes'],
  },
  {
    name: "the shell's contract does not say anything of the shell",
    app: 'shell',
    change: (contract) => {
      delete contract.shell;
    },
    says: ['does not say shell,', 'pnpm release publish shell'],
  },
  {
    name: 'a contract hides a fragment',
    app: cart,
    change: () => undefined,
    release: (candidate) => ({
      ...candidate,
      manifest: {
        ...candidate.manifest,
        fragments: { ...candidate.manifest.fragments, 'cart.hidden': ['entry.js'] },
      },
    }),
    says: ['release.json has the fragment cart.hidden'],
  },
  {
    name: 'a contract names a page that is not built',
    app: 'mfe-catalog',
    change: () => undefined,
    release: (candidate) => {
      const { product: _gone, ...pages } = candidate.manifest.pages;
      return { ...candidate, manifest: { ...candidate.manifest, pages } };
    },
    says: ['contract.json has the page product'],
  },
];

/** What no release may do to the others. */
export const breaking: Mutation[] = [
  ...props,
  ...places,
  ...facts,
  ...host,
  ...libraries,
  ...styles,
  ...links,
  ...parameters,
  ...halves,
];
