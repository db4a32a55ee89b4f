import { at, less, said, without, type Mutation } from './built-releases';

const cart = 'mfe-cart-checkout';
const CART = 'localStorage.cart';
const ASKED = 'sessionStorage.asked-lines';

export const breakingStorage: Mutation[] = [
  {
    name: 'a handed-over line lacks a field that its reader needs',
    app: 'mfe-account',
    change: ({ writes }) => without(at(said(writes), ASKED, '[]'), 'quantity'),
    says: [`storage key ${ASKED}, [].quantity`, 'nothing of that name', 'mfe-content', 'always'],
  },
  {
    name: 'a handed-over line is written with another name of a field',
    app: cart,
    change: ({ writes }) => {
      const line = at(said(writes), ASKED, '[]');
      line.properties.words = without(line, 'text');
      line.required.push('words');
    },
    says: [`storage key ${ASKED}, [].text`, '[].words', 'mfe-content'],
  },
  {
    name: 'a quantity is handed over as a text',
    app: cart,
    change: ({ writes }) => {
      at(said(writes), ASKED, '[]').properties.quantity = { type: 'string' };
    },
    says: ['[].quantity', 'writes string', 'mfe-content'],
  },
  {
    name: 'a reader of handed-over lines takes shorter texts',
    app: 'mfe-content',
    change: ({ reads }) => {
      at(said(reads), ASKED, '[]').properties.text = { type: 'string', maxLength: 20 };
    },
    says: ['[].text', 'maxLength 20', 'mfe-account', cart],
  },
  {
    name: 'a reader of handed-over lines no longer knows an optional field',
    app: 'mfe-content',
    change: ({ reads }) => without(at(said(reads), ASKED, '[]'), 'cart_units'),
    says: ['[].cart_units', 'nothing of that name', cart],
  },
  {
    name: 'a reader needs what older releases have not written',
    app: cart,
    change: ({ reads }) => {
      at(said(reads), CART, 'lines', '[]').required.push('since');
    },
    says: [`storage key ${CART}, lines[].since`, 'only sometimes', `${cart} 1.`],
  },
  {
    name: 'the cart is written in a version that open tabs can not read',
    app: cart,
    change: ({ writes }) => {
      at(said(writes), CART).properties.version = { const: 2 };
    },
    says: [`storage key ${CART}, version`, 'writes 2', 'reads 1'],
  },
  {
    name: 'the cart is written under another key',
    app: cart,
    change: ({ writes, reads }) => {
      for (const keys of [said(writes), said(reads)]) {
        keys['localStorage.basket'] = keys[CART] ?? {};
        delete keys[CART];
      }
    },
    says: [`storage key ${CART}`, 'shell', 'no longer writes it'],
  },
  {
    name: 'a remote begins to read a key that nobody writes',
    app: 'mfe-search',
    change: ({ reads }) => {
      said(reads)['localStorage.viewed'] = {};
    },
    says: ['storage key localStorage.viewed', 'reads it; nobody writes it'],
  },
];

export const harmlessStorage: Mutation[] = [
  {
    name: 'a handed-over line gets an optional field before its reader knows it',
    app: 'mfe-account',
    change: ({ writes }) => {
      at(said(writes), ASKED, '[]').properties.note = { type: 'string' };
    },
  },
  {
    name: 'a reader knows an optional field before anybody writes it',
    app: 'mfe-content',
    change: ({ reads }) => {
      at(said(reads), ASKED, '[]').properties.note = { type: 'string' };
    },
  },
  {
    name: 'a reader no longer needs a field of handed-over lines',
    app: 'mfe-content',
    change: ({ reads }) => {
      const line = at(said(reads), ASKED, '[]');
      line.required = less(line.required, 'quantity');
    },
  },
  {
    name: 'one of several writers hands nothing over any more',
    app: 'mfe-account',
    change: ({ writes }) => {
      delete said(writes)[ASKED];
    },
  },
  {
    name: 'the cart can be read in a next version too, before it is written',
    app: cart,
    change: ({ reads }) => {
      at(said(reads), CART).properties.version = { enum: [1, 2] };
    },
  },
  {
    name: 'a remote writes a key that nobody reads yet',
    app: 'mfe-search',
    change: ({ writes }) => {
      said(writes)['sessionStorage.searched'] = { type: 'string' };
    },
  },
];
