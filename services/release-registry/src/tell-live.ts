import type { Outcome } from './operations';

/** Says what is live now, in one line. */
export function tellLive({ app, version, previous, changed }: Outcome): void {
  console.log(
    changed
      ? `${app} ${version} is live (before: ${previous ?? 'none'})`
      : `${app} ${version} was live already`,
  );
}
