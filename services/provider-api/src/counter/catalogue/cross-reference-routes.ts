/** Numbers of other makers: all of them, added, removed, and a table of them replaced. */
import { pageLinks } from 'back-office/parts/page-links';
import * as z from 'zod';
import {
  listReferences,
  REFERENCES_A_PAGE,
  sourcesOf,
} from '../../domain/cross-reference-tables/list';
import {
  addReference,
  AT_COUNTER,
  removeReference,
  replaceReferences,
} from '../../domain/cross-reference-tables/keep';
import type { Deps } from '../../domain/deps';
import { BadFile } from '../../domain/import/row';
import { invalid } from '../../domain/refusal';
import type { Actions } from '../actions';
import { addressWith, askedPage, askedWords } from '../asked-page';
import { typed } from '../form';
import { CROSS_REFERENCES, CrossReferencesPage } from '../pages/catalogue/cross-references-page';
import { byOf, goTo, idOf, show } from './answers';

const ROOM = CROSS_REFERENCES;

const SAID = {
  referenceAdded: 'Added. Shoppers who search the number are asked from now on.',
  referenceRemoved: 'Removed.',
  referencesReplaced: 'The table is in the place of the former one.',
} as const;
type Said = keyof typeof SAID;

const asked = z.object({ q: askedWords, page: askedPage });
const reference = z.object({
  brand: typed(80),
  number: typed(60, 1),
  model: typed(80, 1),
  note: typed(200),
});
const named = z.object({ source: typed(80, 1) });

export function crossReferenceRoutes(actions: Actions, deps: Deps): void {
  actions.says(SAID);

  actions.show(ROOM, 'catalogue', async (visit) => {
    const { q = '', page } = asked.parse(visit.context.req.query());
    const { rows, count } = await listReferences(deps.db, { q, page });
    const links = pageLinks({ page, size: REFERENCES_A_PAGE, count }, 'references', (number) =>
      addressWith(ROOM, { q, page: number }),
    );
    const sources = await sourcesOf(deps.db);
    return show(visit, 'Cross-references', CrossReferencesPage({ q, rows, sources, links }));
  });

  actions.change(`${ROOM}/add`, 'catalogue', reference, async (visit, row) => {
    const isNew = await addReference(deps, row, byOf(visit));
    return goTo<Said>(visit, ROOM, isNew ? 'referenceAdded' : 'already');
  });

  actions.upload(`${ROOM}/replace`, 'catalogue', named, async (visit, { source }, [file]) => {
    if (!file) throw invalid({ file: 'No file was chosen.' });
    if (source.toLowerCase() === AT_COUNTER) {
      throw invalid({ source: 'Those that were added here one by one have this name.' });
    }
    try {
      await replaceReferences(deps, { source, bytes: file.bytes }, byOf(visit));
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
      throw invalid({ file: `${file.name} ${error.message}.` });
    }
    return goTo<Said>(visit, ROOM, 'referencesReplaced');
  });

  actions.change(`${ROOM}/:id/remove`, 'catalogue', z.object({}), async (visit) => {
    const isGone = await removeReference(deps, idOf(visit), byOf(visit));
    return goTo<Said>(visit, ROOM, isGone ? 'referenceRemoved' : 'already');
  });
}
