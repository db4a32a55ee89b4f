import type { Setup } from 'shared-contracts/door';
import { firstCallsOf } from 'shared-contracts/page-queries';
import { inFrame, pageInFrame } from './host';
import { ordersQueries } from './page-queries';

/** The account's door: login, registration, password reset, orders, details, header menu. */
export const setup: Setup = (host) => ({
  pages: {
    login: {
      load: async () => {
        const { loginPage } = await import(
          /* webpackChunkName: "page-login" */ './pages/login-page'
        );
        return pageInFrame(host, loginPage);
      },
    },
    register: {
      load: async () => {
        const { registerPage } = await import(
          /* webpackChunkName: "page-register" */ './pages/register-page'
        );
        return pageInFrame(host, registerPage);
      },
    },
    'forgot-password': {
      load: async () => {
        const { forgotPasswordPage } = await import(
          /* webpackChunkName: "page-forgot-password" */ './pages/forgot-password-page'
        );
        return pageInFrame(host, forgotPasswordPage);
      },
    },
    'order-history': {
      firstCalls: firstCallsOf(ordersQueries(host)),
      load: async () => {
        const { orderHistoryPage } = await import(
          /* webpackChunkName: "page-order-history" */ './pages/order-history-page'
        );
        return pageInFrame(host, orderHistoryPage);
      },
    },
    order: {
      firstCalls: firstCallsOf(ordersQueries(host)),
      load: async () => {
        const { orderPage } = await import(
          /* webpackChunkName: "page-order" */ './pages/order-page'
        );
        return pageInFrame(host, orderPage);
      },
    },
    'saved-lists': {
      load: async () => {
        const { savedListsPage } = await import(
          /* webpackChunkName: "page-saved-lists" */ './pages/saved-lists-page'
        );
        return pageInFrame(host, savedListsPage);
      },
    },
    'saved-list': {
      load: async () => {
        const { savedListPage } = await import(
          /* webpackChunkName: "page-saved-list" */ './pages/saved-list-page'
        );
        return pageInFrame(host, savedListPage);
      },
    },
    'shared-list': {
      load: async () => {
        const { sharedListPage } = await import(
          /* webpackChunkName: "page-shared-list" */ './pages/shared-list-page'
        );
        return pageInFrame(host, sharedListPage);
      },
    },
    'my-details': {
      load: async () => {
        const { myDetailsPage } = await import(
          /* webpackChunkName: "page-my-details" */ './pages/my-details-page'
        );
        return pageInFrame(host, myDetailsPage);
      },
    },
  },
  fragments: {
    'account.menu': {
      load: async () => {
        const { AccountMenu } = await import(
          /* webpackChunkName: "fragment-account.menu" */ './session/account-menu'
        );
        return inFrame(host, AccountMenu);
      },
    },
    'account.save-to-list': {
      load: async () => {
        const { SaveToList } = await import(
          /* webpackChunkName: "fragment-account.save-to-list" */ './saved-lists/save-to-list'
        );
        return inFrame(host, SaveToList);
      },
    },
  },
});
