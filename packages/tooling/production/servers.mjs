/** What is deployed by itself, and what each needs of the workspace beside its own code. */

/**
 * @typedef {object} ServerBundle
 * @property {string} package whose dependencies it has, by its folder
 * @property {Record<string, string>} entries what is run: a file's name without `.js`, and its source
 * @property {string[]} assets files and folders that the code reads beside itself
 * @property {string[]} [builds] programs that make further files, given the bundle's folder for them
 * @property {string} [programs] where these go, relative to the bundle
 */

/** @type {Record<string, ServerBundle>} */
export const SERVERS = {
  'document-server': {
    package: 'shell',
    entries: { main: 'shell/server/main.ts' },
    assets: ['shell/server/site/*.png', 'shell/server/site/drawings'],
    builds: ['shell/server/rendering/build-program.ts'],
    programs: 'shell/server/rendering/program',
  },
  provider: {
    package: 'services/provider-api',
    entries: {
      main: 'services/provider-api/src/main.ts',
      provider: 'services/provider-api/src/cli.ts',
      // Threads' own files, which lie where their starters look for them.
      'services/provider-api/src/domain/import/apart/read-catalogue-worker':
        'services/provider-api/src/domain/import/apart/read-catalogue-worker.ts',
      'services/provider-api/src/domain/price-lists/read-list-worker':
        'services/provider-api/src/domain/price-lists/read-list-worker.ts',
    },
    assets: [
      'services/provider-api/migrations',
      'services/provider-api/src/database/*.mjs',
      'services/provider-api/src/counter/look',
      'services/provider-api/src/domain/share-pictures/letters',
    ],
  },
  'release-server': {
    package: 'services/release-registry',
    entries: {
      main: 'services/release-registry/src/static-server.ts',
      console: 'services/release-registry/src/console/main.ts',
      'console-user': 'services/release-registry/src/console/user-command.ts',
      release: 'services/release-registry/src/cli.ts',
    },
    assets: ['services/release-registry/src/console/*.css'],
  },
};
