import config from '../playwright.config';

/**
 * A browser that brings pages back whole, as shoppers have it: Playwright switches the back/forward
 * cache off, and the headless shell has none.
 */
export const withBackForwardCache = {
  launchOptions: {
    ...config.use?.launchOptions,
    ...(process.env.CHROMIUM_WITH_WINDOWS
      ? { executablePath: process.env.CHROMIUM_WITH_WINDOWS }
      : {}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
};
