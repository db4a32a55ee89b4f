import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../shared-libraries.mjs';

/** The file that a production build has of `react-dom/client`; it names no part by itself. */
export const reactDomFile = () =>
  realpathSync(join(packageFolder('react-dom'), 'cjs/react-dom-client.production.js'));
