import { at, said, shellOf, type Mutation } from './built-releases';

const nothing = () => ({ type: 'object', properties: {} });

export const breakingPlaces: Mutation[] = [
  {
    name: 'a remote fills a place that no page offers',
    app: 'mfe-search',
    change: ({ fragments }) => {
      fragments['below.checkout'] = nothing();
    },
    says: ['place below.checkout', 'shell', 'does not offer it'],
  },
  {
    name: 'a part of a place needs what is not passed',
    app: 'mfe-search',
    change: ({ fragments }) => {
      const taken = { type: 'object', properties: { sku: { type: 'string' } }, required: ['sku'] };
      fragments['below.product'] = taken;
    },
    says: ['place below.product, sku', 'shell', 'passes nothing of that name'],
  },
  {
    name: 'a part of a place takes a text for a number',
    app: 'mfe-search',
    change: ({ fragments }) => {
      const taken = { type: 'object', properties: { product_id: { type: 'number' } } };
      fragments['below.product'] = taken;
    },
    says: ['place below.product, product_id', 'passes string', 'takes number'],
  },
];

export const harmlessPlaces: Mutation[] = [
  {
    name: 'a remote fills a place that a page offers',
    app: 'mfe-search',
    change: ({ fragments }) => {
      fragments['below.home'] = nothing();
    },
  },
  {
    name: 'a place that nobody fills passes something else',
    app: 'shell',
    change: (contract) => {
      const place = at(said(shellOf(contract).places), 'below.product');
      place.properties = { sku: { type: 'string' } };
      place.required = ['sku'];
    },
  },
];
