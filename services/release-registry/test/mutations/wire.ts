import { at, said, without, type Mutation } from './built-releases';

const cart = 'mfe-cart-checkout';
const PLACED = 'order.placeOrder';
const FOUND = 'order.fetchOrders';

export const breakingWire: Mutation[] = [
  {
    name: 'an order is placed without a field that another app finds in it',
    app: cart,
    change: ({ sends }) => without(at(said(sends), PLACED), 'po_number'),
    says: ['wire order, po_number', 'sends by placeOrder nothing of that name', 'mfe-account'],
  },
  {
    name: 'a field of an order is sent by another name',
    app: 'mfe-content',
    change: ({ sends }) => {
      const body = at(said(sends), 'order.acceptQuotation');
      body.properties.reference = without(body, 'project_reference');
    },
    says: ['wire order, project_reference', 'sends by acceptQuotation', 'mfe-account'],
  },
  {
    name: 'a text of an order is sent as a number',
    app: cart,
    change: ({ sends }) => {
      at(said(sends), PLACED).properties.postal_code = { type: 'number' };
    },
    says: ['wire order, postal_code', 'sends by placeOrder number', 'finds by fetchOrders'],
  },
  {
    name: 'a company is saved without its TIN, with which others begin a form',
    app: 'mfe-account',
    change: ({ sends }) => without(at(said(sends), 'company.saveCompany'), 'tin'),
    says: ['wire company, tin', cart, 'mfe-content', 'finds by readCompany'],
  },
  {
    name: 'a reader of orders needs what an order may lack',
    app: 'mfe-account',
    change: ({ finds }) => {
      at(said(finds), FOUND).required.push('branch');
    },
    says: ['wire order, branch', 'only sometimes', cart],
  },
  {
    name: 'a reader of orders takes a text for a number',
    app: 'mfe-account',
    change: ({ finds }) => {
      at(said(finds), FOUND).properties.tin = { type: 'number' };
    },
    says: ['wire order, tin', 'finds by fetchOrders number', cart],
  },
  {
    name: 'a contract does not say what is sent and found on the wire',
    app: cart,
    change: (contract) => {
      delete contract.sends;
      delete contract.finds;
    },
    says: ['does not say sends, finds', `pnpm release publish ${cart}`],
  },
];

export const harmlessWire: Mutation[] = [
  {
    name: 'an order is sent with a field that nobody finds yet',
    app: cart,
    change: ({ sends }) => {
      at(said(sends), PLACED).properties.gift = { type: 'boolean' };
    },
  },
  {
    name: 'a reader of orders finds a field before anybody sends it',
    app: 'mfe-account',
    change: ({ finds }) => {
      at(said(finds), FOUND).properties.gift = { type: 'boolean' };
    },
  },
  {
    name: 'a reader of orders no longer looks for a field',
    app: 'mfe-account',
    change: ({ finds }) => without(at(said(finds), FOUND), 'project_reference'),
  },
];
