import { at, less, said, shellOf, takesOf, without, type Mutation } from './built-releases';

const cart = 'mfe-cart-checkout';

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
    app: 'mfe-catalog',
    change: ({ passes }) => {
      const prefill = at(said(passes), 'openInquiry', 'argument 1');
      prefill.properties.urgent = { type: 'boolean' };
      prefill.required.push('urgent');
    },
    says: ['host.openInquiry, argument 1.urgent', 'shell'],
  },
];

/** What is broken of tokens, paths and calls of the host. */
export const breakingUseOfShell: Mutation[] = [...styles, ...links, ...parameters];
