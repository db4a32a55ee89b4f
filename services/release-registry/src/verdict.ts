/** What comes of giving releases to shoppers: why they may not be, and which ways back end. */
import { byApp } from 'shared-contracts/own-apps';
import type { AppName } from 'shared-contracts/release';
import { clashes, refusals, type Candidate, type Standing } from './check';
import { librarySteps } from './contract/library-steps';
import { wholeFaults } from './contract/whole';

/** A release that can't be rolled back to any more, because it doesn't fit what comes. */
export type Lost = { app: AppName; version: string; reasons: string[] };

export type Verdict = {
  /** Why the candidates may not be given to shoppers, and what to do then; nothing where they may. */
  refused: string[];
  /**
   * Releases of the registry that must not be anybody's last known good once the candidates are
   * given: of apps that stay, and of apps that come, whose release before might become it.
   */
  lost: Lost[];
};

const isOf =
  (app: AppName) =>
  ({ manifest }: Candidate) =>
    manifest.app === app;

/** What to do about a refusal: a canary is ended, what belongs together comes together. */
function nextSteps(candidates: Candidate[], offered: Standing[]): string[] {
  const staying = offered.filter(({ manifest }) => !candidates.some(isOf(manifest.app)));
  // Who is in the way: without it less would be refused.
  const all = refusals(candidates, offered).length;
  const inTheWay = staying.filter(
    (each) =>
      refusals(
        candidates,
        offered.filter((other) => other !== each),
      ).length < all,
  );
  const shells = [...candidates, ...inTheWay].filter(isOf('shell'));
  const { steps, libraries } = librarySteps(candidates, shells);
  // No other half mends a library.
  if (libraries === all) return steps;
  const canaries = inTheWay.filter(({ live }) => !live).map(({ manifest }) => manifest);
  const apps = new Set([...candidates, ...inTheWay].map(({ manifest }) => manifest.app));
  const together = [...apps].sort(byApp);
  const coming = together.filter((app) => candidates.some(isOf(app)));
  return [
    ...steps,
    ...canaries.map(
      ({ app, version }) =>
        `next: ${app} ${version} is a canary; end it by pnpm release abort ${app}, or mend what it misses`,
    ),
    ...(together.length > candidates.length && inTheWay.some(({ live }) => live)
      ? [
          `next: publish first what the other side misses, or what belongs together at once: pnpm release publish ${together.join(' ')}`,
          `next: where another team has the other half, let this one wait for it: pnpm release publish ${coming.join(' ')} --with NAME`,
        ]
      : []),
  ];
}

/**
 * Judges releases that are to be given to shoppers together, live or to a share of them. They must
 * fit everything that shoppers get now. What is only there to be rolled back to hinders nobody: where
 * it doesn't fit, it cannot be rolled back to from then on, so that every release which the registry names
 * fits all the others, and going back to a last known good one never makes a pair that was refused.
 * @param candidates the releases, of one app each
 * @param standing everything that the registry names
 * @param steps what to do about a refusal, one line each
 */
export function verdictOn(
  candidates: Candidate[],
  standing: Standing[],
  steps = nextSteps,
): Verdict {
  const offered = standing.filter(({ wayBack }) => !wayBack);
  const faults = refusals(candidates, offered);
  if (faults.length > 0) {
    return { refused: [...faults, ...steps(candidates, offered)], lost: [] };
  }
  const coming = candidates.map((candidate) => ({ ...candidate, live: true }));
  const staying = offered.filter(({ manifest }) => !coming.some(isOf(manifest.app)));
  const lost = standing
    .filter(({ wayBack, manifest }) => wayBack || coming.some(isOf(manifest.app)))
    .flatMap((before) => {
      const { app, version } = before.manifest;
      if (coming.some(({ manifest }) => manifest.app === app && manifest.version === version)) {
        return [];
      }
      const beside = [...coming, ...staying].filter(({ manifest }) => manifest.app !== app);
      const reasons = clashes(before, beside);
      return reasons.length > 0 ? [{ app, version, reasons }] : [];
    });
  return { refused: [], lost };
}

/**
 * As `verdictOn`, of releases that the store doesn't hold yet: these have to say all that is
 * compared. What doesn't fit of what they do say is named as well.
 */
export function verdictOnNew(candidates: Candidate[], standing: Standing[]): Verdict {
  const faults = candidates.flatMap(wholeFaults).sort();
  const verdict = verdictOn(candidates, standing);
  if (faults.length === 0) return verdict;
  return { refused: [...faults, ...verdict.refused], lost: [] };
}

/** The line for a team of a release that cannot be rolled back to any more. */
export function lostLine({ app, version, reasons }: Lost): string {
  const [first = '', ...more] = reasons;
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  return `${app} ${version} cannot be rolled back to any more: ${first}${others}`;
}
