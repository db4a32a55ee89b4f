/** What counts as used: everything that an entry reaches, in each package. */
export default {
  workspaces: {
    '.': {
      entry: ['*.config.{js,mjs}'],
      // Named in .secretlintrc.json.
      ignoreDependencies: ['@secretlint/secretlint-rule-preset-recommend'],
    },
    shell: {
      entry: [
        'test/**/*.test.{ts,tsx}',
        'contract/*.examples.ts',
        'bench/*.ts',
        'server/rendering/worker.ts',
      ],
      // What a shared one stands on.
      ignoreDependencies: ['react-router'],
    },
    'mfe-*': {
      entry: [
        'src/bootstrap.tsx',
        'test/**/*.test.{ts,tsx}',
        'contract/*.examples.ts',
        'bench/*.ts',
      ],
    },
    'shared-contracts': { entry: ['src/**/*.ts', 'test/**/*.test.ts'] },
    'packages/shared-ui': { entry: ['src/*.tsx', 'test/**/*.test.{ts,tsx}'] },
    'packages/host-kit': { entry: ['src/*.{ts,tsx}', 'test/**/*.test.ts'] },
    'packages/tooling': {
      entry: [
        '*.mjs',
        'run/*.mjs',
        'facades/*.mjs',
        'federation-runtime/on-*.mjs',
        'test/*.test.ts',
      ],
      // Resolved by path, for the shared libraries and the browser.
      ignoreDependencies: [
        '@real/.*',
        '@playwright/test',
        '@emotion/.*',
        'react',
        'react-dom',
        'react-router',
        'react-router-dom',
        'zustand',
      ],
    },
    'packages/server-kit': {
      entry: ['src/*.ts', 'test/*.ts'],
      // Runs the server of the tests.
      ignoreDependencies: ['tsx'],
    },
    'packages/demo-catalogue': { entry: ['test/*.test.ts'] },
    'services/provider-api': { entry: ['bench/*.ts', 'test/**/*.ts'] },
    'services/release-registry': {
      entry: ['src/*.ts', 'test/**/*.test.ts', 'test/crash/*.ts'],
    },
    e2e: { entry: ['**/*.ts'] },
  },
};
