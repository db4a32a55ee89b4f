/** What is read from the name of a product, as staff correct it. */
import { shownAgain } from 'back-office/forms/shown-again';
import * as z from 'zod';
import { readProductRow } from '../../domain/catalogue-management/product';
import {
  changeProductFacts,
  readProductFacts,
} from '../../domain/catalogue-management/product-facts';
import type { Differing } from '../../domain/audit/version';
import type { Deps } from '../../domain/deps';
import { isFactKind } from '../../domain/name-facts/facts-of-product';
import { invalid, notFound } from '../../domain/refusal';
import type { Actions, StaffVisit } from '../actions';
import { typed } from '../form';
import { AT } from '../pages/catalogue/fields';
import { ProductFactsPage } from '../pages/catalogue/product-facts';
import { byOf, goTo, idOf, show, tryChange, version } from './answers';

/** What the fields of facts are called before their keys. */
const PREFIX = 'fact:';

const factsForm = z
  .object({ shown: version, kind: z.string().max(40).default(''), value: typed(60).default('') })
  .catchall(typed(60));

function addedFact({ kind, value }: { kind: string; value: string }) {
  if (kind === '' && value === '') return null;
  if (!isFactKind(kind)) throw invalid({ kind: 'Please choose which fact it is.' });
  if (value === '') throw invalid({ value: 'This field is required.' });
  return { kind, value };
}

export function factRoutes(actions: Actions, deps: Deps): void {
  async function showFacts(
    visit: StaffVisit,
    id: number,
    changed: readonly Differing[] | null = null,
  ): Promise<Response> {
    const product = await readProductRow(deps.db, id);
    if (product === null) throw notFound('There is no such product.');
    const read = await readProductFacts(deps.db, id);
    const main = ProductFactsPage({ product, ...read, changed });
    return show(visit, `Read from the name of ${product.name}`, main, changed === null ? 200 : 409);
  }

  actions.show(`${AT}/products/:id/facts`, 'catalogue', (visit) => showFacts(visit, idOf(visit)));
  actions.change(`${AT}/products/:id/facts`, 'catalogue', factsForm, async (visit, form) => {
    const { shown, kind, value, ...fields } = form;
    const id = idOf(visit);
    const values = new Map(
      Object.entries(fields).flatMap(([name, text]) =>
        name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), text] as const] : [],
      ),
    );
    return tryChange(
      async () => {
        const asked = { id, shown, typed: { values, added: addedFact({ kind, value }) } };
        const isNew = await changeProductFacts(deps, asked, byOf(visit));
        return goTo(visit, `${AT}/products/${id}/facts`, isNew ? 'saved' : 'already');
      },
      (changed) => showFacts(shownAgain(visit, { anew: true }), id, changed),
    );
  });
}
