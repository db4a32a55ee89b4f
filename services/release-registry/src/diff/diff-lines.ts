import type { PartDiff } from './contract-diff';
import type { LibraryDiff } from './library-diff';
import type { ReleaseDiff } from './release-diff';
import type { Size, SizeDiff } from './size-diff';

type Named = Pick<LibraryDiff, 'added' | 'removed' | 'changed'>;

/** `+` is added, `-` removed, `~` changed. */
function namedLines(before: string, { added, removed, changed }: Named): string[] {
  return [
    ...added.map((name) => `${before}+ ${name}`),
    ...removed.map((name) => `${before}- ${name}`),
    ...changed.flatMap(({ name, how }) => how.map((line) => `${before}~ ${name}: ${line}`)),
  ];
}

const partLines = (part: PartDiff) => namedLines(`  ${part.side} ${part.part.padEnd(18)}`, part);

const signed = (bytes: number) => (bytes > 0 ? `+${bytes}` : String(bytes));

function change(before: number | null | undefined, after: number | null | undefined): string {
  const [was, is] = [before ?? 0, after ?? 0];
  return `${was} -> ${is} (${signed(is - was)})`;
}

const alike = (one: Size | null, other: Size | null) =>
  one?.raw === other?.raw && one?.brotli === other?.brotli;

function sizeLines(sizes: SizeDiff[]): string[] {
  return sizes
    .filter(({ before, after }) => !alike(before, after))
    .map(({ name, before, after }) => {
      const sent = (after ?? before)?.brotli ?? null;
      const small = sent === null ? 'not sent' : change(before?.brotli, after?.brotli);
      const sign = before === null ? '+' : after === null ? '-' : '~';
      return `  ${sign} ${name.padEnd(36)} ${change(before?.raw, after?.raw).padEnd(28)} ${small}`;
    });
}

const section = (title: string, lines: string[]) =>
  lines.length > 0 ? [title, ...lines] : [`${title} as live`];

/** What a release changes, for a person. */
export function diffLines(diff: ReleaseDiff): string[] {
  const { app, version, live, contract, entryPoints, files, libraries, carried } = diff;
  const beside = live === null ? `nothing of ${app} is live` : `beside the live ${live}`;
  return [
    `${app} ${version}, ${beside}`,
    ...(contract === null
      ? ['contract: it has none']
      : section('contract:', contract.flatMap(partLines))),
    ...section('entry points, bytes raw and brotli:', sizeLines(entryPoints)),
    ...section('files, bytes raw and brotli:', sizeLines(files)),
    ...section('shared libraries:', namedLines('  ', libraries)),
    ...(carried === null
      ? ['libraries in its scripts: not known, a side has no source maps']
      : section('libraries in its scripts:', namedLines('  ', carried))),
  ];
}
