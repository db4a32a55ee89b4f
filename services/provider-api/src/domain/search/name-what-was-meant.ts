/** Another name for what shoppers searched in vain, added by staff. */
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import type { Deps } from '../deps';
import { invalid, Refusal } from '../refusal';
import { exist } from './read-query';
import { forgetNothingFound } from './nothing-found';
import { whereQuery } from './search';
import { faultOf, keepSynonyms, namesNow, PHRASES_MOST, type SynonymRow } from './shop-synonyms';
import { phraseOf } from 'shared-contracts/search/synonyms';

type Naming = Pick<Deps, 'db' | 'synonyms' | 'now' | 'settings'>;

/** What its reader does between steps: a person waits for the answer, so nothing. */
const goOn = () => Promise.resolve();

/**
 * Keeps names for a phrase, once each name is sure to find something. This process knows them at
 * once, others within seconds.
 * @throws Refusal invalid for a row with a fault or a name that finds nothing, conflict for too many phrases
 */
export async function nameWhatWasMeant(
  deps: Naming,
  row: SynonymRow,
  { by, network }: DoneBy<Clerk>,
): Promise<void> {
  const fault = faultOf(row);
  if (fault !== null) throw invalid({ names: `${fault[0]?.toUpperCase()}${fault.slice(1)}.` });
  for (const name of row.names) {
    const found = await whereQuery({ ...deps, reads: deps.db }, name, goOn);
    const finds = found !== undefined && (await exist(deps.db, [found]))[0];
    if (!finds) throw invalid({ names: `'${name}' finds nothing either.` });
  }
  await deps.db.transaction(async (tx) => {
    const before = await namesNow(tx, row.phrase);
    // A form that is sent twice changes nothing.
    if (before.length > 0 && before.join('|') === row.names.join('|')) return;
    if (!(await keepSynonyms(tx, [row]))) {
      throw new Refusal('conflict', `A shop may have ${PHRASES_MOST} phrases of its own.`);
    }
    await forgetNothingFound(tx, [row.phrase]);
    await recordStaffAudit(deps, tx, {
      action: before.length === 0 ? 'synonym added' : 'synonym changed',
      by,
      network,
      object: `synonym ${phraseOf(row.phrase)}`,
      before: before.length === 0 ? null : { names: before.join(' | ') },
      after: { names: row.names.join(' | ') },
    });
  });
  deps.synonyms.forget();
}
