/** The processes of `pnpm dev`. */
import { join } from 'node:path';
import { dataOf, portOf, portVariable, servicesOf } from '../run/services.mjs';

const BUILDS = 'development';

/**
 * A store of its own that stays empty, whatever RELEASE_STORE says: `start` and real publishing never
 * meet what is written here.
 * @param {Record<string, string | undefined>} environment
 */
const developmentStore = (environment) => join(dataOf(environment), BUILDS, 'releases');

/**
 * @param {Record<string, string | undefined>} environment as for `servicesOf`, and
 *   `DEVELOPMENT_PORT`, where the builds are served
 * @param {string} secret by which the document server proves itself to the provider
 * @param {string} buckets signs shoppers' buckets
 */
export function developmentServices(environment, secret, buckets) {
  if (environment.NODE_ENV === 'production') {
    throw new Error('pnpm dev is not for NODE_ENV=production: pnpm start runs releases');
  }
  const services = servicesOf(environment, secret, buckets);
  const named = (name) => {
    const service = services.find((each) => each.name === name);
    return { ...service, variable: portVariable(name) };
  };
  const shell = named('shell');
  const port = portOf(environment, BUILDS);
  return {
    provider: named('provider-api'),
    shell: {
      ...shell,
      env: {
        ...shell.env,
        RELEASE_STORE: developmentStore(environment),
        REGISTRY_URL: '',
        DEVELOPMENT_BUILDS: `http://localhost:${port}`,
        // Browsers make the pages: a development build has no server build.
        RENDER_WORKERS: '0',
        SHOP_ORIGIN: environment.SHOP_ORIGIN ?? `http://localhost:${shell.port}`,
      },
    },
    builds: { name: `${BUILDS} builds`, port, variable: portVariable(BUILDS) },
  };
}
