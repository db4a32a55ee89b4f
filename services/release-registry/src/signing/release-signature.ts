/** A release's signature: `release.sig` beside `release.json`, which names every file's hash. */
import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompress, gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { AppName, ReleaseManifest } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { fileFaults, filesUnder, readManifestFile } from '../manifest';
import { ReleaseRefused } from '../release-refused';
import { isSigned, type SigningKey } from './ed25519';
import { keyFault, type KeyList } from './key-list';
import { SIGNATURE_FILE } from './signature-file';

/** More than any signature has, in bytes. */
const MOST = 1_000;

const releaseSignature = z.object({
  format: z.literal(1),
  key: z.string(),
  signature: z.string(),
});
export type ReleaseSignature = z.infer<typeof releaseSignature>;

const hashOf = (content: Buffer) => createHash('sha384').update(content).digest('base64');

/** What is signed. A signature of one app or version is so none of another. */
const statement = (app: AppName, version: string, manifest: Buffer) =>
  `storefront release 1\n${app}\n${version}\nsha384-${hashOf(manifest)}\n`;

/** @param manifest the bytes of its `release.json` */
export function signRelease(
  app: AppName,
  version: string,
  manifest: Buffer,
  { publicKey, sign }: SigningKey,
): string {
  const signature: ReleaseSignature = {
    format: 1,
    key: publicKey,
    signature: sign(statement(app, version, manifest)),
  };
  return `${JSON.stringify(signature)}\n`;
}

/** Null where there is none that can be read. */
export async function readSignature(folder: string): Promise<ReleaseSignature | null> {
  const file = join(folder, SIGNATURE_FILE);
  const info = await lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!info?.isFile() || info.size > MOST) return null;
  const text = await readFile(file, 'utf8');
  try {
    return z.safeParse(releaseSignature, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const UNPACK = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/** Compressed copies that are not of the file beside them; no manifest names them. */
async function copyFaults(folder: string): Promise<string[]> {
  const files = await filesUnder(folder);
  const faults = files.map(async (file) => {
    const ending = file.slice(-3) as keyof typeof UNPACK;
    const plain = file.slice(0, -3);
    if (!Object.hasOwn(UNPACK, ending)) return [];
    const fault = [`${file} is no copy of ${plain}`];
    if (!files.includes(plain)) return fault;
    const [content, packed] = await Promise.all(
      [plain, file].map((name) => readFile(join(folder, name))),
    );
    if (!content || !packed) return fault;
    const unpacked = await UNPACK[ending](packed, { maxOutputLength: content.length + 1 }).catch(
      () => null,
    );
    return unpacked?.equals(content) ? [] : fault;
  });
  return (await Promise.all(faults)).flat();
}

/**
 * Verifies a release's folder: its signature, and that every file is what `release.json` says.
 * @param folder in the store
 * @param list who may release what
 * @returns its manifest as it is signed; never what somebody else says of it
 * @throws ReleaseRefused with the reason; other errors where the folder can't be read
 */
export async function verifyRelease(
  folder: string,
  app: AppName,
  version: string,
  list: KeyList,
): Promise<ReleaseManifest> {
  const signed = await readSignature(folder);
  if (!signed) throw new ReleaseRefused(['it is not signed']);
  const { key, signature } = signed;
  const fault = keyFault(list, key, app, signature);
  if (fault !== null) throw new ReleaseRefused([fault]);
  const { manifest, content } = await readManifestFile(folder);
  if (!isSigned(statement(app, version, content), signature, key)) {
    throw new ReleaseRefused([`its signature is not of this release of ${app}`]);
  }
  if (manifest.app !== app || manifest.version !== version) {
    throw new ReleaseRefused([`it says that it is ${manifest.app} ${manifest.version}`]);
  }
  const faults = [...(await fileFaults(folder, manifest)), ...(await copyFaults(folder))];
  if (faults.length > 0) throw new ReleaseRefused(faults);
  return manifest;
}
