import { shellOf, type Mutation } from './built-releases';

const cart = 'mfe-cart-checkout';

export const halfContracts: Mutation[] = [
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
    name: 'a contract does not say what it leaves in the storage and finds there',
    app: cart,
    change: (contract) => {
      delete contract.writes;
      delete contract.reads;
    },
    says: ['does not say writes, reads'],
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
