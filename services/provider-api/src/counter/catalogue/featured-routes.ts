/** The featured products: put in the order of the home page, or taken from it. */
import { shownAgain } from 'back-office/forms/shown-again';
import * as z from 'zod';
import { changedFields } from '../../domain/audit/changed-fields';
import { recordStaffAudit } from '../../domain/audit/record-staff';
import {
  findProducts,
  orderFeatured,
  type FoundProduct,
} from '../../domain/catalogue-management/find-products';
import { lockCatalogue } from '../../domain/catalogue-management/settle-products';
import { asShown, ChangedMeanwhile, versionOf, type Differing } from '../../domain/audit/version';
import type { Deps } from '../../domain/deps';
import type { Actions, StaffVisit } from '../actions';
import { FeaturedPage, type PlacedProduct } from '../pages/catalogue/featured-page';
import { AT } from '../pages/catalogue/fields';
import { byOf, goTo, show, tryChange, version } from './answers';
import { placeOf } from './place';

const PATH = `${AT}/featured`;
const featuredForm = z.object({ shown: version }).catchall(z.string().max(10));

const shownOrder = (found: readonly FoundProduct[]) => versionOf(found.map(({ id }) => id));
const inWords = (products: readonly FoundProduct[]) => products.map(({ name }) => name).join(', ');

/** The products with what a form says of each; a product that it doesn't know keeps its place. */
function placedBy(
  found: readonly FoundProduct[],
  typed: Record<string, string> = {},
): PlacedProduct[] {
  return found.map((product, at) => ({
    ...product,
    place: typed[`place-${product.id}`] ?? String(at + 1),
    away: typed[`away-${product.id}`] === 'yes',
  }));
}

/** @throws Refusal invalid for the first place that can't be read */
function orderOf(placed: readonly PlacedProduct[]) {
  const kept = placed
    .filter(({ away }) => !away)
    .map((product) => ({ product, place: placeOf(`place-${product.id}`, product.place) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ product }) => product);
  return { kept, removed: placed.filter(({ away }) => away) };
}

export function featuredRoutes(actions: Actions, deps: Deps): void {
  const { db } = deps;

  async function showFeatured(
    visit: StaffVisit,
    changed: readonly Differing[] | null = null,
  ): Promise<Response> {
    const found = await findProducts(db, { featured: true });
    const main = FeaturedPage({
      products: placedBy(found),
      version: shownOrder(found),
      changed,
    });
    return show(visit, 'Featured products', main, changed === null ? 200 : 409);
  }

  actions.show(PATH, 'catalogue', (visit) => showFeatured(visit));
  // As an upload, because any number of products may be featured.
  actions.upload(PATH, 'catalogue', featuredForm, (visit, { shown, ...typed }) =>
    tryChange(
      async () => {
        await db.transaction(async (tx) => {
          await lockCatalogue(tx);
          const found = await findProducts(tx, { featured: true });
          const { kept, removed } = orderOf(placedBy(found, typed));
          if (shownOrder(found) !== shown) {
            throw new ChangedMeanwhile([asShown('Order', inWords(kept), inWords(found))]);
          }
          const idsOf = (products: readonly FoundProduct[]) => products.map(({ id }) => id);
          await orderFeatured(tx, { ordered: idsOf(kept), removed: idsOf(removed) });
          await recordStaffAudit(deps, tx, {
            action: 'featured changed',
            ...byOf(visit),
            ...changedFields({ order: inWords(found) }, { order: inWords(kept) }),
          });
        });
        return goTo(visit, PATH, 'saved');
      },
      (changed) => showFeatured(shownAgain(visit, { anew: true }), changed),
    ),
  );
}
