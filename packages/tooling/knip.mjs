/**
 * What counts as used: everything that an entry reaches, in each package. Of a package whose
 * `exports` name all its files, each export has to be imported somewhere (`includeEntryExports`).
 */
export default {
  workspaces: {
    '.': {
      entry: ['*.config.{js,mjs}'],
      // Named in .secretlintrc.json, and run by packages/tooling/run/{lint,secrets,test}.mjs.
      ignoreDependencies: [
        '@secretlint/secretlint-rule-preset-recommend',
        'oxlint',
        'oxlint-tsgolint',
        'secretlint',
      ],
    },
    shell: {
      entry: [
        'test/**/*.test.{ts,tsx}',
        'contract/*.examples.ts',
        'bench/*.ts',
        'server/rendering/worker.ts',
        // Run by `pnpm bundle`.
        'server/rendering/build-program.ts',
        // Compiled by themselves: into the document's head, and as the service worker.
        'src/early-input/record.ts',
        'src/service-worker/worker.ts',
      ],
    },
    'mfe-*': {
      entry: ['src/bootstrap.tsx', 'test/**/*.test.{ts,tsx}', '{contract,bench}/*.ts'],
    },
    'shared-contracts': { includeEntryExports: true, entry: ['test/**/*.test.ts'] },
    'packages/shared-ui': { includeEntryExports: true, entry: ['test/**/*.test.{ts,tsx}'] },
    'packages/host-kit': { includeEntryExports: true, entry: ['test/**/*.test.ts'] },
    'packages/tooling': {
      entry: [
        '*.mjs',
        'run/*.mjs',
        'facades/*.mjs',
        'federation-runtime/on-*.mjs',
        // Put into builds by their paths.
        'development/{jsx-in-development,refresh-loader}.mjs',
        'development/browser/{client,refresh,refresh-runtime,thrown}.mjs',
        'test/*.test.ts',
      ],
      // Resolved by path, for the shared libraries and the browser.
      ignoreDependencies: ['@real/.*', '@playwright/test', '@emotion/.*', 'zustand'],
      // `run/edge.mjs` says that it needs them; a test does without promtool.
      ignoreBinaries: ['nginx', 'openssl', 'promtool'],
    },
    'packages/server-kit': {
      includeEntryExports: true,
      // The server and the watched process of the tests are processes of their own.
      entry: ['test/*.test.ts', 'test/example-server.ts', 'test/watched-process.ts'],
      // A peer of vite: with it this package has the same vitest as all others.
      ignoreDependencies: ['tsx'],
    },
    // The S3 of its tests serves others' tests too.
    'packages/object-store': {
      includeEntryExports: true,
      // The rehearsal runs it as a process that it can take away.
      entry: ['test/*.test.ts', 'test/s3-server.ts'],
      // Runs that process.
      ignoreDependencies: ['tsx'],
    },
    'packages/passwords': { includeEntryExports: true, entry: ['test/*.test.ts'] },
    'packages/back-office': { includeEntryExports: true, entry: ['test/*.test.{ts,tsx}'] },
    'packages/demo-catalogue': { includeEntryExports: true, entry: ['test/*.test.ts'] },
    'services/provider-api': {
      entry: [
        'bench/*.ts',
        // Run once, for the lists that are judged.
        'bench/quick-order/make-lines.ts',
        'src/counter/look/*.js',
        'test/*.test.ts',
        // A process of its own, which makes a database for tests.
        'test/new-database.ts',
        // The same, which is killed.
        'test/crash/money-till.ts',
      ],
      // PostgreSQL's client programs, of which its package says that they are needed.
      ignoreBinaries: ['pg_dump', 'psql'],
    },
    'services/release-registry': {
      includeEntryExports: true,
      // What a test kills is a process of its own.
      entry: [
        'test/**/*.test.ts',
        'test/crash/{prune,publish}-once.ts',
        // Run by `pnpm bench`.
        'test/bench-release.ts',
      ],
    },
    'packages/conformance': { includeEntryExports: true },
    e2e: {
      includeEntryExports: true,
      entry: [
        '**/*.spec.ts',
        'test/*.test.ts',
        // Run by `pnpm bench`.
        'bench/catalog.ts',
        'bench-web/run.ts',
        'inspect/lighthouse.ts',
      ],
      // Those of the system, for the rehearsal's small disk.
      ignoreBinaries: ['mount', 'umount'],
    },
  },
};
