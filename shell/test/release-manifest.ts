import type { AppName, ReleaseManifest } from 'shared-contracts/release';
import { documentContract } from '../src/document-contract';

/** The manifest of a release that nobody loads. */
export const manifestOf = (app: AppName, version: string): ReleaseManifest => ({
  app,
  version,
  entry: 'entry.js',
  container: 'container',
  policies: [],
  integrity: {},
  pages: {},
  fragments: {},
  fonts: [],
  shared: [],
  ...(app === 'shell' ? { document: { ...documentContract, earlyInput: '' } } : {}),
});
