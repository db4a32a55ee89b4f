/** The rooms of the counter in the order of its navigation: who sees them, and what is bound in each. */
import type { Deps } from '../domain/deps';
import type { OrderFeed } from '../domain/orders/order-feed';
import type { Environment } from '../environment';
import { bindAccounts } from './account-office';
import type { Actions, Place } from './actions';
import type { ImportPlace } from './catalogue/import-jobs';
import { catalogueRoutes } from './catalogue/routes';
import { chosenOrdersRoutes } from './chosen-orders-routes';
import { choiceRoutes } from './choice-routes';
import { customerRoutes } from './customer-routes';
import { draftRoutes } from './draft-routes';
import { exportRoutes } from './export-routes';
import { handOutRoutes } from './hand-out-routes';
import { inquirerRoutes } from './inquirer-routes';
import { inquiryRoutes } from './inquiry-routes';
import { moneyRoutes } from './money-routes';
import { orderMoneyRoutes } from './order-money-routes';
import { logRoutes } from './log-routes';
import { orderChangeRoutes } from './order-change-routes';
import { orderForgetRoutes } from './order-forget-routes';
import { orderRoutes } from './order-routes';
import { quotationListRoutes } from './quotation-list-routes';
import { quotationRoutes } from './quotation-routes';
import { reportRoutes } from './report-routes';
import { returnRoutes } from './return-routes';
import { peopleRoutes } from './people-routes';
import { roleRoutes } from './role-routes';
import { stockRoutes } from './stock-routes';
import { letterRoutes } from './settings/letter-routes';
import { synonymRoutes } from './synonym-routes';
import { shopSettingsRoutes } from './settings/shop-routes';

type Bound = {
  actions: Actions;
  deps: Deps;
  environment: Environment;
  feed: OrderFeed;
  imports: ImportPlace;
};

type Room = Place & { bind: (bound: Bound) => void };

export const ROOMS: readonly Room[] = [
  {
    path: '/staff/orders',
    name: 'Orders',
    may: 'orders',
    waits: 'orders',
    bind({ actions, deps, environment, feed }) {
      // Before the orders, whose pages are one step below the same path.
      chosenOrdersRoutes(actions, deps);
      draftRoutes(actions, deps, environment);
      const showOrder = orderRoutes(actions, deps, environment, feed);
      orderChangeRoutes(actions, deps);
      handOutRoutes(actions, deps, showOrder);
      returnRoutes(actions, deps, environment, showOrder);
      orderForgetRoutes(actions, deps);
      orderMoneyRoutes(actions, deps);
    },
  },
  {
    path: '/staff/money',
    name: 'Money',
    may: 'orders',
    bind: ({ actions, deps }) => moneyRoutes(actions, deps),
  },
  {
    path: '/staff/inquiries',
    name: 'Inquiries',
    may: 'inquiries',
    waits: 'inquiries',
    bind: ({ actions, deps, feed }) => inquiryRoutes(actions, deps, feed),
  },
  {
    path: '/staff/quotations',
    name: 'Quotations',
    may: 'inquiries',
    waits: 'quotations',
    bind({ actions, deps, environment, feed }) {
      quotationListRoutes(actions, deps, feed);
      quotationRoutes(actions, deps, environment);
    },
  },
  {
    path: '/staff/catalogue',
    name: 'Catalogue',
    may: 'catalogue',
    bind: ({ actions, deps, imports }) => catalogueRoutes(actions, deps, imports),
  },
  {
    path: '/staff/stock',
    name: 'Stock',
    may: 'stock',
    // The catalogue's own pages say it too.
    unless: 'catalogue',
    bind: ({ actions, deps }) => stockRoutes(actions, deps),
  },
  {
    path: '/staff/reports',
    name: 'What sells',
    may: 'reports',
    bind({ actions, deps, environment }) {
      reportRoutes(actions, deps, environment);
      synonymRoutes(actions, deps);
      choiceRoutes(actions, deps);
    },
  },
  {
    path: '/staff/customers',
    name: 'Customers',
    may: 'customers',
    bind({ actions, deps }) {
      // Before the customers, whose pages are one step below the same path.
      inquirerRoutes(actions, deps);
      customerRoutes(actions, deps);
    },
  },
  {
    path: '/staff/exports',
    name: 'Exports',
    may: 'exports',
    bind: ({ actions, deps, environment }) => exportRoutes(actions, deps, environment),
  },
  {
    path: '/staff/log',
    name: 'Log',
    may: 'log',
    bind: ({ actions, deps }) => logRoutes(actions, deps),
  },
  {
    path: '/staff/people',
    name: 'Staff',
    may: 'staff',
    // Who may set the shop finds them there.
    unless: 'settings',
    bind({ actions, deps, environment }) {
      // Before the people, whose pages are one step below the same path.
      roleRoutes(actions, deps);
      peopleRoutes(actions, deps, environment);
    },
  },
  {
    path: '/staff/settings',
    name: 'Settings',
    may: 'settings',
    bind({ actions, deps }) {
      shopSettingsRoutes(actions, deps);
      letterRoutes(actions, deps);
    },
  },
  {
    path: '/staff/account',
    name: 'Account',
    may: 'signed-in',
    bind: ({ actions, deps, environment }) => bindAccounts(actions, deps, environment),
  },
];
