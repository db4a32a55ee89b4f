/** Visits pages with what is live and with a shadow, and says which of them differ. */
import type { AppName, ShadowExample, ShadowVisits } from 'shared-contracts/release';
import { seenDifferences } from './compare-seen';
import type { Difference } from './difference';
import type { PageSeen } from './page-seen';
import { SIZES, type Size } from './sizes';
import type { Visitor } from './visit-page';
import type { VisitedPage } from './visited-pages';

/** The most examples that are kept, of which each page has one of each size. */
const EXAMPLES_MOST = 12;

/** An app's two releases, and where their shop is. */
export type Compared = { origin: string; app: AppName; live: string; shadow: string };

/** A browser of each release's own: what the shadow does to its own ends no other visit. */
export type Visitors = { live: Visitor; shadow: Visitor };

/** How often both are visited before something counts as different. */
const ROUNDS = 3;

/**
 * What differs on a page at a size. Where something does, both are visited again: what doesn't show each
 * time, or shows with what is live, is noise.
 * @returns null where the live release's page can't be read, so that nothing is beside it
 */
async function differencesAt(
  { path }: VisitedPage,
  size: Size,
  { origin, app, live, shadow }: Compared,
  visitors: Visitors,
): Promise<Difference[] | null> {
  const visit = (visitor: Visitor, version: string) =>
    visitor.visit({ origin, path, app, version }, size);
  const seen: [PageSeen[], PageSeen[]] = [[], []];
  let found: Difference[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // At the same time, so that the machine's load is that of both.
    const both = [visit(visitors.live, live), visit(visitors.shadow, shadow)] as const;
    const [before, after] = await Promise.all(both);
    if (before.end !== 'read') return null;
    seen[0].push(before);
    seen[1].push(after);
    found = seenDifferences(...seen);
    if (found.length === 0) break;
  }
  return found;
}

/**
 * @param tell hears of each page that was visited
 * @param sizes in which each is visited
 */
export async function visitShadow(
  pages: VisitedPage[],
  compared: Compared,
  visitors: Visitors,
  tell: (line: string) => void,
  sizes = SIZES,
): Promise<ShadowVisits> {
  const examples: ShadowExample[] = [];
  let [visited, differ] = [0, 0];
  for (const each of pages) {
    let says: string | null = null;
    let isRead = true;
    for (const size of sizes) {
      const found = await differencesAt(each, size, compared, visitors);
      if (!found) isRead = false;
      const [first, ...others] = found ?? [];
      if (!first) continue;
      const more = others.length > 0 ? `, and ${others.length} more` : '';
      const on = size.name === 'phone' ? 'on a phone' : 'on a desk';
      const said = `${on}: ${more === '' ? first.says : first.says.replace(/\.$/, '')}${more}`;
      says ??= said;
      examples.push({
        ...{ ...each, path: each.path.slice(0, 200), at: new Date().toISOString() },
        ...{ says: said, live: first.live, shadow: first.shadow },
      });
    }
    if (says !== null) differ += 1;
    if (says !== null || isRead) visited += 1;
    const same = isRead ? 'the same' : 'not compared: what is live can not be read';
    tell(`${each.path}: ${says ?? same}`);
  }
  return {
    ...{ at: new Date().toISOString(), live: compared.live, pages: visited, differ },
    examples: examples.slice(0, EXAMPLES_MOST),
  };
}
