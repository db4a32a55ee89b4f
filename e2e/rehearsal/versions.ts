/** The servers' versions: the bundle as it is made, and a next one that brings migrations. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleServer } from 'tooling/run/bundle';
import { HEAVY_MIGRATIONS } from './migrations';
import type { Kind, Version } from './server';

const KINDS: readonly Kind[] = ['document-server', 'provider', 'release-server'];

const MIGRATIONS = 'services/provider-api/migrations';

/** Bundles every server, unless the folder has them already. */
export async function bundle(out: Version, say: (line: string) => void): Promise<void> {
  for (const kind of KINDS) {
    if (existsSync(join(out, kind, 'sbom.json'))) continue;
    await bundleServer(kind, join(out, kind));
    say(`bundled ${kind}`);
  }
}

type Journal = { entries: { idx: number; version: string; when: number; tag: string }[] };

/** Copies a version under the next number, with migrations that the version before can run beside. */
export async function nextVersion(from: Version, to: Version): Promise<void> {
  for (const kind of KINDS) {
    // Not in one go: the load comes from this process.
    await cp(join(from, kind), join(to, kind), { recursive: true, verbatimSymlinks: true });
    const file = join(to, kind, 'package.json');
    const about = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    writeFileSync(file, JSON.stringify({ ...about, version: `${about.version}-next` }));
  }
  const folder = join(to, 'provider', MIGRATIONS);
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('the provider has no migrations');
  for (const [at, [name, statements]] of Object.entries(HEAVY_MIGRATIONS).entries()) {
    const next = at + 1;
    const tag = `${String(last.idx + next).padStart(4, '0')}_${name.replaceAll('-', '_')}`;
    journal.entries.push({ ...last, idx: last.idx + next, when: last.when + next, tag });
    const text = statements.map((each) => `${each};`).join('--> statement-breakpoint\n');
    writeFileSync(join(folder, `${tag}.sql`), `${text}\n`);
  }
  writeFileSync(file, JSON.stringify(journal));
}
