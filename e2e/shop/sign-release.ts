/** Signs a folder of the shop under test as `pnpm release publish` does, with the shop's own key. */
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './release-variant';
import { shopAddress } from './shop-address';

/** Writes `release.sig` beside the folder's `release.json`. */
export async function signRelease(folder: string, { app, version }: Manifest): Promise<void> {
  const { RELEASE_KEY_FILE = '' } = shopAddress().release;
  const privateKey = createPrivateKey(await readFile(RELEASE_KEY_FILE));
  const { x: key } = createPublicKey(privateKey).export({ format: 'jwk' });
  const content = await readFile(join(folder, 'release.json'));
  const hash = createHash('sha384').update(content).digest('base64');
  const statement = `storefront release 1\n${app}\n${version}\nsha384-${hash}\n`;
  const signature = sign(null, Buffer.from(statement), privateKey).toString('base64url');
  await writeFile(join(folder, 'release.sig'), JSON.stringify({ format: 1, key, signature }));
}
