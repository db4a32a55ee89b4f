/** A clerk's catalogue, and what each query should find in it. */
import type { Catalogue } from 'demo-catalogue/catalogue-file';
import { messyGrade, messyQueries, type MessyQuery } from '../../test/judged/messy-judgements';
import { CLERKS, messyCatalogue, type ClerkName } from './clerks';
import type { Judged } from './measure';
import { itemsOf } from './write-items';

export function judgedCatalogue(
  name: ClerkName,
  list: readonly MessyQuery[] = messyQueries[name],
): { catalogue: Catalogue; queries: Judged[] } {
  const items = itemsOf(CLERKS[name]);
  const queries = list.map((judged) => ({
    sort: judged.sort,
    query: judged.query,
    grades: new Map(
      items.flatMap(({ facts }, place) => {
        const grade = messyGrade(judged, facts);
        return grade > 0 ? [[place, grade] as const] : [];
      }),
    ),
  }));
  return { catalogue: messyCatalogue(items), queries };
}
