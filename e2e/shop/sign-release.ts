/** Signs what a test puts into the store as `pnpm release` does, with the shop's own key. */
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './release-variant';
import { shopAddress } from './shop-address';

/** The shop's own key, which may release everything. */
async function ownKey() {
  const { RELEASE_KEY_FILE = '' } = shopAddress().release;
  const privateKey = createPrivateKey(await readFile(RELEASE_KEY_FILE));
  const { x: key = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const signed = (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64url');
  return { key, signed };
}

type Given = {
  live: string;
  canary: { version: string; percent: number } | null;
  lastKnownGood: string | null;
};
export type Pointer = Given & { count: number; key: string; signature: string };

/**
 * Signs which releases an app gives.
 * @param count higher than that of what was signed before
 */
export async function signPointer(
  app: string,
  { live, canary, lastKnownGood }: Given,
  count: number,
): Promise<Pointer> {
  const { key, signed } = await ownKey();
  const given = [live, canary && [canary.version, canary.percent], lastKnownGood];
  const text = `storefront pointer 1\n${app}\n${count}\n${JSON.stringify(given)}\n`;
  return { count, live, canary, lastKnownGood, key, signature: signed(text) };
}

/** Writes `release.sig` beside the folder's `release.json`. */
export async function signRelease(folder: string, { app, version }: Manifest): Promise<void> {
  const { key, signed } = await ownKey();
  const content = await readFile(join(folder, 'release.json'));
  const hash = createHash('sha384').update(content).digest('base64');
  const statement = `storefront release 1\n${app}\n${version}\nsha384-${hash}\n`;
  const signature = signed(statement);
  await writeFile(join(folder, 'release.sig'), JSON.stringify({ format: 1, key, signature }));
}
