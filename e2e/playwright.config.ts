import { defineConfig } from '@playwright/test';
import { LONG_TAG, RUNS_LONG } from './shop/long';
import { RUN } from './shop/shop-address';

/** As root Chromium runs without a sandbox; the other options stop all traffic but the shop's. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test's page lives too short for optimised code to pay for its making: a sixth of a page's processor
  // time, axe's included.
  '--js-flags=--no-sparkplug,--no-maglev,--no-opt',
  `--disable-features=${[
    // Playwright's own list is repeated here, because a second list replaces the first.
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
    // In newer Chromium the window's own buttons are a page with a process of its own, which would
    // slow down every test.
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
  // A machine with other work takes several times as long; what fails, fails all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  ...(RUNS_LONG ? {} : { grepInvert: new RegExp(LONG_TAG) }),
  workers: 2,
  retries: 0,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.BROWSER_RESULTS ?? `./test-results/${RUN}.json` }],
  ],
  use: {
    browserName: 'chromium',
    // What a test breaks on the network would else be there from storage; its own tests allow it.
    serviceWorkers: 'block',
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // Traces slow down the run, so they are off; `BROWSER_TRACE=1` records them for failing tests.
    trace: process.env.BROWSER_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  projects: [
    // Two files at a time. A file's tests run one after the other: what they import is imported once.
    { name: 'journeys', testDir: './journeys', workers: 2 },
    // These tests stop servers and break calls, so they run alone, one after the other.
    { name: 'faults', testDir: './faults', dependencies: ['journeys'], workers: 1 },
    { name: 'releases', testDir: './releases', dependencies: ['faults'], workers: 1 },
  ],
});
