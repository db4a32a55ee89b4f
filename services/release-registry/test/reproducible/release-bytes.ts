import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { filesUnder, readManifest } from '../../src/manifest';

/** What a build came to: its version, and the sha256 of every file that the store keeps. */
export type Bytes = { version: string; files: Map<string, string> };

/** Reads what the store would keep of a built folder. */
export async function bytesOf(built: string): Promise<Bytes> {
  const names = (await filesUnder(built)).filter((name) => !name.endsWith('.map')).sort();
  const shas = names.map(async (name): Promise<[string, string]> => {
    const content = await readFile(join(built, name));
    return [name, createHash('sha256').update(content).digest('hex')];
  });
  return { version: (await readManifest(built)).version, files: new Map(await Promise.all(shas)) };
}

/**
 * Builds an app where it lies.
 * @param node the program that runs the build
 * @param environment what else the build finds, such as another language
 */
export async function buildIn(
  folder: string,
  app: string,
  node = process.execPath,
  environment: Record<string, string> = {},
): Promise<Bytes> {
  const output = join(folder, app, 'dist');
  await rm(output, { recursive: true, force: true });
  await promisify(execFile)(join(folder, app, 'node_modules/.bin/webpack'), ['build'], {
    cwd: join(folder, app),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
      ...environment,
    },
    maxBuffer: 16_777_216,
  });
  return bytesOf(output);
}

/** The files that are not the same in both. */
export function differences(one: Bytes, other: Bytes): string[] {
  const names = new Set([...one.files.keys(), ...other.files.keys()]);
  return [...names].filter((name) => one.files.get(name) !== other.files.get(name)).sort();
}
