/** The other names by which shoppers search: all of them, added, changed, taken away. */
import { offsetOf, pageLinks } from 'back-office/parts/page-links';
import { shownAgain } from 'back-office/forms/shown-again';
import * as z from 'zod';
import type { Differing } from '../domain/audit/version';
import type { Deps } from '../domain/deps';
import { notFound } from '../domain/refusal';
import { nameWhatWasMeant } from '../domain/search/name-what-was-meant';
import {
  changeSynonym,
  endSynonym,
  findSynonyms,
  readSynonym,
  synonymVersion,
} from '../domain/search/synonyms-at-counter';
import type { Actions, StaffVisit } from './actions';
import { addressWith, askedPage, askedWords } from './asked-page';
import { tryChange, version } from './catalogue/answers';
import { typed } from './form';
import { actorOf } from './visit';
import { REPORTS_AT, SYNONYM_AT, SYNONYMS_AT } from './pages/synonym-paths';
import { SynonymPage, SynonymsPage } from './pages/synonym-pages';
import { showPage } from './show-page';

const SAID = {
  synonymAdded: 'Added. Searches know it within seconds.',
  synonymSaved: 'Saved. Searches know it within seconds.',
  synonymEnded: 'Taken away. Searches know it within seconds.',
  synonymBack: 'The built-in names are back. Searches know it within seconds.',
} as const;
const A_PAGE = 50;

const asked = z.object({ q: askedWords, page: askedPage });
const phrase = typed(80, 1);
/** One on a line, or with | between them. */
const names = typed(1000, 1).transform((text) =>
  text.split(/[\n|]/).flatMap((name) => name.trim() || []),
);

export function synonymRoutes(actions: Actions, deps: Deps): void {
  const place = { title: 'Search names', at: REPORTS_AT };
  actions.says(SAID);

  actions.show(SYNONYMS_AT, 'reports', async (visit) => {
    const { q = '', page } = asked.parse(visit.context.req.query());
    const found = await findSynonyms(deps.db, q);
    const from = offsetOf(page, A_PAGE);
    const links = pageLinks({ page, size: A_PAGE, count: found.length }, 'names', (number) =>
      addressWith(SYNONYMS_AT, { q, page: number }),
    );
    const main = SynonymsPage({ q, rows: found.slice(from, from + A_PAGE), links });
    return showPage(visit, place, main);
  });
  actions.change(
    `${SYNONYMS_AT}/add`,
    'reports',
    z.object({ phrase, names }),
    async (visit, row) => {
      await nameWhatWasMeant(deps, row, actorOf(visit));
      return visit.context.redirect(`${SYNONYMS_AT}?said=synonymAdded`, 303);
    },
  );

  /** @throws Refusal not-found */
  async function knownOf({ context }: StaffVisit) {
    const text = askedWords.parse(context.req.query('phrase')) ?? '';
    const known = await readSynonym(deps.db, text);
    if (!known) throw notFound('There are no other names for this.');
    return known;
  }
  async function showOne(visit: StaffVisit, changed: readonly Differing[] | null = null) {
    const known = await knownOf(visit);
    const main = SynonymPage({ known, version: synonymVersion(known.names), changed });
    return showPage(visit, place, main, changed === null ? 200 : 409);
  }
  actions.show(SYNONYM_AT, 'reports', (visit) => showOne(visit));
  actions.change(SYNONYM_AT, 'reports', z.object({ shown: version, names }), (visit, form) =>
    tryChange(
      async () => {
        const known = await knownOf(visit);
        await changeSynonym(deps, { phrase: known.phrase, ...form }, actorOf(visit));
        const said = { phrase: known.phrase, said: 'synonymSaved' };
        return visit.context.redirect(addressWith(SYNONYM_AT, said), 303);
      },
      (changed) => showOne(shownAgain(visit, { anew: true }), changed),
    ),
  );
  actions.change(
    `${SYNONYM_AT}/end`,
    'reports',
    z.object({ to: z.enum(['none', 'built-in']) }),
    async (visit, { to }) => {
      const text = askedWords.parse(visit.context.req.query('phrase')) ?? '';
      const done = await endSynonym(deps, { phrase: text, to }, actorOf(visit));
      const what = to === 'none' ? 'synonymEnded' : 'synonymBack';
      const said = { said: done ? what : 'already' };
      return visit.context.redirect(addressWith(SYNONYMS_AT, said), 303);
    },
  );
}
