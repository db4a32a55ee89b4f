import { releaseManifest, type AppName, type ReleaseManifest } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import type { OverrideName } from '../../src/overrides/override-name';

/** In milliseconds. */
const PATIENCE = 3_000;
/** In bytes; a manifest has a few thousand. */
const LARGEST = 262_144;

export type LocalBuild = { manifest: ReleaseManifest } | { fault: string };

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > LARGEST) throw new Error('is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/**
 * Reads a local build's `release.json`: from an allowed origin, never through a redirect, within
 * 3 s, and only as the manifest of that remote.
 */
export function readLocalBuild({ app, origin }: OverrideName): Promise<LocalBuild> {
  return readLocalManifest(app, `${origin}/release.json`);
}

/** The same for any app, whose manifest stands at this address of an allowed origin. */
export async function readLocalManifest(app: AppName, address: string): Promise<LocalBuild> {
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`answers ${answer.status}`);
    const read = z.safeParse(releaseManifest, JSON.parse(await textOf(answer)));
    if (!read.success) throw new Error('is not a release manifest');
    if (read.data.app !== app) throw new Error(`is ${read.data.app}'s`);
    return { manifest: read.data };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
