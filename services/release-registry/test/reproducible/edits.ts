import { linkSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './linked-tree';

/** The sources of an app that an edit can be made in. */
export function sourcesOf(app: string): string[] {
  const names = readdirSync(join(ROOT, app, 'src'), { recursive: true }).map(String);
  return names.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts')).sort();
}

/**
 * Changes what a source does when it loads.
 * @param folder of a linked workspace, whose files are those of the workspace by other names
 * @returns the undo
 */
export function edit(folder: string, app: string, source: string, nth: number): () => void {
  const [file, original] = [join(folder, app, 'src', source), join(ROOT, app, 'src', source)];
  const text = readFileSync(original, 'utf8');
  // Not written into: the file is the workspace's own.
  unlinkSync(file);
  writeFileSync(file, `${text}\nvoid globalThis.setTimeout(() => undefined, ${nth});\n`);
  return () => {
    unlinkSync(file);
    linkSync(original, file);
  };
}
