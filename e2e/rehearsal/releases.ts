/** Publishing and rolling back as teams do, by the compiled command. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Remote } from '../shop/apps';
import { makeVariant } from '../shop/release-variant';
import { createClient } from './client';
import type { Rehearsal } from './steps/step';

let made = 0;

const release = ({ shop, version }: Rehearsal, ...args: string[]) =>
  shop.command(join(version, 'release-server'), ['release.js', ...args]);

/** Publishes a further release of a remote. @returns its version */
export async function publishNext(rehearsal: Rehearsal, app: Remote): Promise<string> {
  made += 1;
  const { folder, manifest } = await makeVariant(app, `3.0.${made}`);
  try {
    await release(rehearsal, 'publish', app, '--untested', '--from', folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return manifest.version;
}

/** Takes a remote back to the release before. */
export async function rollBack(rehearsal: Rehearsal, app: Remote, to: string): Promise<void> {
  await release(rehearsal, 'rollback', app, '--to', to, '--reason', 'rehearsal');
}

/** Whether each document server gives a release of a remote now. */
export async function liveFor({ shop }: Rehearsal, app: Remote, version: string): Promise<boolean> {
  const documents = [...shop.servers.values()].filter(({ kind }) => kind === 'document-server');
  const given = await Promise.all(
    documents.map(async (server) => {
      const answer = await fetch(`http://127.0.0.1:${server.port()}/terms-and-conditions`, {
        headers: { host: new URL(shop.origin).host, 'x-forwarded-proto': 'https' },
        signal: AbortSignal.timeout(5_000),
      }).catch(() => null);
      return (await answer?.text())?.includes(`${app}/${version}/`) ?? false;
    }),
  );
  return given.every(Boolean);
}

/** The release of a remote that is live in the registry. */
export async function liveVersion(rehearsal: Rehearsal, app: Remote): Promise<string> {
  const status = await release(rehearsal, 'status');
  const [, version] = new RegExp(`^${app}\\s+(\\S+)`, 'm').exec(status) ?? [];
  if (version === undefined) throw new Error(`nothing is live of ${app}:\n${status}`);
  return version;
}

/** Whether the edge gives it to a shopper. */
export async function shownAtEdge({ shop }: Rehearsal, app: Remote, version: string) {
  const client = createClient(shop.certificate);
  try {
    return (await client.ask(`${shop.origin}/blogs`)).text.includes(`${app}/${version}/`);
  } finally {
    client.close();
  }
}
