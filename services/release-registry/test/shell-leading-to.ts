import type { RemoteName } from 'shared-contracts/door';
import { builtFolder } from './built-folder';

type Led = {
  version: string;
  /** Whose pages they are. */
  remote: RemoteName;
  pages: string[];
  /** The paths of its route table; none are compared where it says none. */
  routes?: string[];
};

/** Builds a release of the shell whose routes lead to these pages of a remote. */
export const shellLeadingTo = (folder: string, { version, remote, pages, routes = [] }: Led) =>
  builtFolder(folder, {
    app: 'shell',
    version,
    manifest: { pages: {} },
    contract: {
      shell: {
        host: [],
        takes: {},
        libraries: { react: { version: '1.0.0' } },
        tokens: [],
        routes,
        pages: { [remote]: pages },
        slotOwners: {},
      },
    },
  });
