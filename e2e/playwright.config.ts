import { defineConfig } from '@playwright/test';
import { RUN } from './shop/shop-address';

/** As root Chromium needs no sandbox; the rest keeps it from talking to anybody but the shop. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // Playwright's own, because a second list replaces the first.
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    // The window's own buttons, which nobody sees here: in newer Chromium they are a page of their
    // own, and every test would pay for the process that draws it.
    'PreloadTopChromeWebUI',
    'WebUIReloadButton',
    'WebUIToolbar',
    'WebUILocationBar',
    'WebUIHomeButton',
    'WebUISplitTabsButton',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ].join()}`,
];

export default defineConfig({
  globalSetup: './shop/start-shop.ts',
  outputDir: `./test-results/${RUN}`,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  workers: 2,
  retries: 0,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.BROWSER_RESULTS ?? `./test-results/${RUN}.json` }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // A trace of every test costs much of the run: `BROWSER_TRACE=1` for one that fails.
    trace: process.env.BROWSER_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  projects: [
    { name: 'journeys', testDir: './journeys', fullyParallel: true, workers: 2 },
    // These stop servers and break calls: one after the other, when nobody else is in the shop.
    { name: 'faults', testDir: './faults', dependencies: ['journeys'], workers: 1 },
    { name: 'releases', testDir: './releases', dependencies: ['faults'], workers: 1 },
  ],
});
