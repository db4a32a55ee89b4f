/** What pruning does with a store in a bucket. */
import type { Bucket } from 'object-store/bucket';
import { isAppName, type AppName } from 'shared-contracts/app-names';
import { mapsFolder } from '../source-maps';
import type { HeldRelease, Pruning } from '../store';
import { isVersion } from '../version';
import { newestOfEach } from './folder-pruning';

const NOTES = 'pruning.json';
const MANIFEST = 'release.json';
/** `<app>/<version>/<file>`, and the same below the source maps. */
const OF_RELEASE = /^(?:maps\/)?([^/]+)\/([^/]+)\/./;

/**
 * @param forget removes what was fetched of a release to this machine
 */
export function bucketPruning(
  bucket: Bucket,
  forget: (app: AppName, version: string) => Promise<void>,
): Pruning {
  return {
    async list() {
      const held: HeldRelease[] = [];
      for await (const { key, changedAt } of bucket.entries('')) {
        const [, app = '', version = ''] = OF_RELEASE.exec(key) ?? [];
        if (!isAppName(app) || !isVersion(version)) continue;
        held.push({ app, version, putAt: changedAt.getTime() });
      }
      return newestOfEach(held);
    },
    async remove(app, version) {
      const start = `${app}/${version}/`;
      // Without its manifest a release is none, so that nobody finds half of one.
      await bucket.remove(`${start}${MANIFEST}`);
      const keys = [
        ...(await bucket.list(start)),
        ...(await bucket.list(`${mapsFolder(app, version)}/`)),
      ];
      for (const key of keys) await bucket.remove(key);
      await forget(app, version);
    },
    readNotes: async () => (await bucket.read(NOTES))?.content.toString('utf8') ?? null,
    async writeNotes(text) {
      const before = await bucket.read(NOTES);
      // Where another prune was faster its notes are as true as these.
      await bucket.write(NOTES, Buffer.from(text), before?.etag ?? null);
    },
  };
}
