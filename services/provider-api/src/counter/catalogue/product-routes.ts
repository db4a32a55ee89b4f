/** Products: found, changed, added, archived. */
import { shownAgain } from 'back-office/forms/shown-again';
import * as z from 'zod';
import { takeToDraft } from '../../domain/catalogue-management/draft-product';
import { categoryPaths } from '../../domain/catalogue-management/category-paths';
import { listEntries } from '../../domain/catalogue-management/entry-kinds';
import {
  findProducts,
  PRODUCTS_A_PAGE,
  WHICH_PRODUCTS,
} from '../../domain/catalogue-management/find-products';
import {
  addProduct,
  archiveProduct,
  changeProduct,
  productVersion,
  readProductRow,
  readProductValues,
  readVariantRows,
  type ProductValues,
} from '../../domain/catalogue-management/product';
import { previewProduct } from '../../domain/catalogue-management/preview-product';
import { addVariant } from '../../domain/catalogue-management/variant';
import type { Differing } from '../../domain/audit/version';
import type { Deps } from '../../domain/deps';
import { notFound } from '../../domain/refusal';
import { isStorable } from '../../database/storable-text';
import type { Actions, StaffVisit } from '../actions';
import { rowId, rowIdOrNone, typed } from '../form';
import { formKey } from '../form-key';
import { AT } from '../pages/catalogue/fields';
import { ProductListPage } from '../pages/catalogue/product-list-page';
import { ProductPreview } from '../pages/catalogue/product-preview';
import { ProductPage } from '../pages/catalogue/product-page';
import { factRoutes } from './fact-routes';
import { archiveFields, byOf, goTo, idOf, show, tryChange, version } from './answers';

const asked = z.object({
  q: z.string().max(100).refine(isStorable).trim().optional().catch(undefined),
  which: z.enum(WHICH_PRODUCTS).catch('on sale'),
  // As older addresses say it.
  archived: z.literal('1').optional().catch(undefined),
  after: rowId.optional().catch(undefined),
});

const productForm = z.object({
  shown: version,
  key: formKey,
  do: z.enum(['save', 'draft']).default('save'),
  name: typed(500, 1),
  brand: rowIdOrNone,
  category: rowIdOrNone,
  description: typed(20_000),
  featured: z.literal('yes').optional(),
  related: typed(20_000),
  replacedBy: typed(500),
});

const valuesOf = (form: z.output<typeof productForm>): ProductValues => ({
  name: form.name,
  brandId: form.brand,
  categoryId: form.category,
  description: form.description,
  featured: form.featured === 'yes',
  related: form.related,
  replacedBy: form.replacedBy,
});

const NEW: ProductValues = {
  name: '',
  brandId: 0,
  categoryId: 0,
  description: '',
  featured: false,
  related: '',
  replacedBy: '',
};

export function productRoutes(actions: Actions, deps: Deps): void {
  const { db } = deps;

  async function choices(values: ProductValues) {
    const paths = await categoryPaths(db);
    const optionsOf = async (kind: 'brands' | 'categories', chosen: number) => [
      ...(chosen === 0 ? [{ value: '0', name: 'Choose' }] : []),
      ...(await listEntries(db, kind))
        .filter(({ archived, id }) => !archived || id === chosen)
        .map(({ id, heading }) => ({
          value: String(id),
          name: kind === 'categories' ? (paths.get(id) ?? heading) : heading,
        })),
    ];
    return {
      brands: await optionsOf('brands', values.brandId),
      categories: await optionsOf('categories', values.categoryId),
    };
  }

  async function showProduct(
    visit: StaffVisit,
    id: number | null,
    changed: readonly Differing[] | null = null,
  ): Promise<Response> {
    const row = id === null ? null : await readProductRow(db, id);
    if (id !== null && row === null) throw notFound('There is no such product.');
    const values = row === null ? NEW : await readProductValues(db, row);
    const main = ProductPage({
      id,
      values,
      version: row === null ? '' : productVersion(row),
      archived: row?.retired ?? false,
      draft: row?.draft ?? false,
      variants: id === null ? [] : await readVariantRows(db, id),
      choices: await choices(values),
      changed,
    });
    return show(visit, row?.name ?? 'Add a product', main, changed === null ? 200 : 409);
  }

  actions.show(AT, 'catalogue', async (visit) => {
    const { q = '', archived, after, ...given } = asked.parse(visit.context.req.query());
    const which = archived === '1' ? 'archived' : given.which;
    const wanted = { words: q, which, after };
    const found = await findProducts(db, wanted);
    const shown = found.slice(0, PRODUCTS_A_PAGE);
    const next = found.length > PRODUCTS_A_PAGE ? (shown.at(-1)?.id ?? null) : null;
    const main = ProductListPage({ ...wanted, products: shown, next });
    return show(visit, 'Products', main);
  });

  actions.show(`${AT}/products/new`, 'catalogue', (visit) => showProduct(visit, null));
  actions.upload(`${AT}/products/new`, 'catalogue', productForm, async (visit, form) => {
    const draft = form.do === 'draft';
    const asked = { values: valuesOf(form), key: form.key, draft };
    const added = await addProduct(deps, asked, byOf(visit));
    const said = added.isNew ? (draft ? 'productDraft' : 'added') : 'already';
    return goTo(visit, `${AT}/products/${added.id}`, said);
  });

  actions.show(`${AT}/products/:id`, 'catalogue', (visit) => showProduct(visit, idOf(visit)));
  actions.upload(`${AT}/products/:id`, 'catalogue', productForm, async (visit, form) => {
    const id = idOf(visit);
    const values = valuesOf(form);
    const path = `${AT}/products/${id}`;
    return tryChange(
      async () => {
        await changeProduct(deps, { id, shown: form.shown, values }, byOf(visit));
        return goTo(visit, path, 'saved');
      },
      (changed) => showProduct(shownAgain(visit, { anew: true }), id, changed),
    );
  });

  factRoutes(actions, deps);

  actions.change(`${AT}/products/:id/sale`, 'catalogue', archiveFields, async (visit, { to }) => {
    const id = idOf(visit);
    const archived = to === 'archive';
    const isNew = await archiveProduct(deps, { id, archived }, byOf(visit));
    const said = isNew ? (archived ? 'archived' : 'back') : 'already';
    return goTo(visit, `${AT}/products/${id}`, said);
  });

  actions.change(`${AT}/products/:id/draft`, 'catalogue', z.object({}), async (visit) => {
    const id = idOf(visit);
    const isNew = await takeToDraft(deps, id, byOf(visit));
    return goTo(visit, `${AT}/products/${id}`, isNew ? 'productDraft' : 'already');
  });

  actions.show(`${AT}/products/:id/preview`, 'catalogue', async (visit) => {
    const shown = await previewProduct(db, idOf(visit), deps.now());
    if (shown === null) throw notFound('There is no such product.');
    return show(visit, `Preview of ${shown.name}`, ProductPreview(shown));
  });

  actions.change(
    `${AT}/products/:id/variants`,
    'catalogue',
    z.object({ key: formKey, variant: typed(300, 1) }),
    async (visit, { key, variant }) => {
      const asked = { productId: idOf(visit), name: variant, key };
      const added = await addVariant(deps, asked, byOf(visit));
      return goTo(visit, `${AT}/variants/${added.id}`, added.isNew ? 'added' : 'already');
    },
  );
}
