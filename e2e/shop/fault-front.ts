/**
 * A front of the shop in which remotes fail: a document server and a release store of its own, and
 * servers of released files that fail on request. Several fronts can share one provider.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from 'tooling/run/processes';
import { REMOTES, type Remote } from './apps';
import { startFaultProxy } from './fault-proxy';
import { freePorts } from './free-ports';
import { RENDERING, untilRendering } from './rendering';
import { startRemoteFaultServer, type RemoteFaultServer } from './remote-fault-server';

export type FaultFront = {
  url: string;
  store: string;
  serverOf(remote: Remote): RemoteFaultServer;
  /** The control address of its own fault proxy in front of the provider. */
  faults: string;
  /** The log of its document server, with the reports. */
  lines: string[];
  close(): Promise<void>;
};

/**
 * Starts a front.
 * @param shop the shop whose provider and releases are used
 * @param remoteLimit how long a part may take, in milliseconds
 * @param others remotes of other repositories that it may give
 */
export async function startFaultFront(
  shop: { provider: string; store: string },
  remoteLimit: number,
  others: string[] = [],
): Promise<FaultFront> {
  const store = await mkdtemp(join(tmpdir(), 'storefront-front-'));
  await cp(shop.store, store, { recursive: true });
  const remotes = [...REMOTES, ...others];
  const free = await freePorts(3 + 2 * remotes.length);
  const [shellPort = 0, proxyPort = 0, controlPort = 0, ...ports] = free;
  const proxy = await startFaultProxy(proxyPort, controlPort, shop.provider);
  const servers = new Map<string, RemoteFaultServer>();
  const origins: string[] = [];
  for (const [at, remote] of remotes.entries()) {
    const own = ports[2 * at] ?? 0;
    const foreign = ports[2 * at + 1] ?? 0;
    servers.set(remote, await startRemoteFaultServer({ own, foreign }, store));
    origins.push(`${remote}=http://localhost:${own}`);
  }
  const lines: string[] = [];
  const shell = startService(
    {
      name: 'shell',
      port: shellPort,
      folder: 'shell',
      script: ['server/main.ts'],
      env: {
        PORT: String(shellPort),
        RELEASE_STORE: store,
        PROVIDER_URL: `http://localhost:${proxyPort}`,
        REMOTE_ORIGINS: origins.join(),
        REMOTE_LIMIT: String(remoteLimit),
        ...RENDERING,
      },
    },
    (line) => lines.push(line),
  );
  await shell.ready;
  await untilRendering(`http://localhost:${shellPort}`);
  return {
    url: `http://localhost:${shellPort}`,
    store,
    lines,
    faults: `http://localhost:${controlPort}`,
    serverOf(remote) {
      const server = servers.get(remote);
      if (!server) throw new Error(`no server of ${remote}`);
      return server;
    },
    async close() {
      await shell.end();
      await proxy.close();
      await Promise.all([...servers.values()].map((server) => server.close()));
      await rm(store, { recursive: true, force: true });
    },
  };
}
