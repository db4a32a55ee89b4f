/** Variants: changed, archived, and their pictures. */
import * as z from 'zod';
import { previewOf } from '../../catalogue/preview';
import { readProductRow } from '../../catalogue/product';
import { keepPictures } from '../../catalogue/uploaded-picture';
import {
  archiveVariant,
  changeVariant,
  readVariantRow,
  variantVersion,
  type VariantRow,
  type VariantValues,
} from '../../catalogue/variant';
import { addPictures, arrangePictures, picturesVersion } from '../../catalogue/variant-pictures';
import type { Deps } from '../../deps';
import { invalid, notFound } from '../../http/refusal';
import { catalogueVariant } from '../../import/catalogue-file';
import { readPrice, readStock } from '../../price-list/cells';
import type { Actions, StaffVisit } from '../actions';
import { typed } from '../form';
import { AT } from '../pages/catalogue/fields';
import { variantPage, type TypedVariant } from '../pages/catalogue/variant-page';
import { archiveFields, byOf, goTo, idOf, show, todo, tryChange, version } from './answers';

const variantForm = z.object({
  shown: version,
  do: todo,
  name: typed(300, 1),
  price: typed(30),
  stock: typed(30),
  stockShown: typed(30),
  description: typed(20_000),
  useage: typed(200_000),
  specs: typed(100_000),
  inclusions: typed(100_000),
  place: typed(5),
  first: z.literal('yes').optional(),
});
type VariantForm = z.output<typeof variantForm>;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** @throws Refusal 422 that names the line */
function specOf(text: string): { label: string; specs: string } {
  const at = text.indexOf(':');
  if (at < 1) throw invalid({ specs: `Specifications: '${text.slice(0, 60)}' has no 'Label:'.` });
  return { label: text.slice(0, at).trim(), specs: text.slice(at + 1).trim() };
}

/** @throws Refusal 422 */
function stockOf(text: string): number | null {
  const read = readStock(text);
  if ('fault' in read) throw invalid({ stock: `The stock ${read.fault}.` });
  return read.value;
}

/** @throws Refusal 422 */
function valuesOf(form: VariantForm): VariantValues {
  const price = readPrice(form.price);
  if ('fault' in price) throw invalid({ price: `The price ${price.fault}.` });
  const place = Number(form.place);
  if (!Number.isInteger(place) || place < 0) throw invalid({ place: 'The place is no number.' });
  const values = {
    name: form.name,
    price: price.value,
    description: form.description,
    useage: form.useage,
    specs: linesOf(form.specs).map(specOf),
    inclusions: linesOf(form.inclusions).map((name) => ({ name })),
    isDefault: form.first === 'yes',
    place,
  };
  // The bounds of an import.
  const { specs, inclusions } = values;
  const read = catalogueVariant
    .pick({ specs: true, inclusions: true })
    .safeParse({ specs, inclusions });
  if (!read.success)
    throw invalid({ specs: 'A specification or inclusion is too long, or too many are given.' });
  return values;
}

const typedOf = (row: VariantRow): TypedVariant => {
  const price = row.regularPrice ?? row.price;
  return {
    name: row.name,
    price: price === null ? '' : (price / 100).toFixed(2),
    stock: row.stock?.toString() ?? '',
    stockShown: row.stock?.toString() ?? '',
    description: row.description,
    useage: row.useage,
    specs: row.specs.map(({ label, specs }) => `${label}: ${specs}`).join('\n'),
    inclusions: row.inclusions.map(({ name }) => name).join('\n'),
    place: String(row.place),
    first: row.isDefault,
  };
};

const PICTURES_MOST = 50;
const picturesForm = z.object({ shown: version }).catchall(z.string().max(500));

export function variantRoutes(actions: Actions, deps: Deps): void {
  const { db } = deps;
  const pathOf = (id: number) => `${AT}/variants/${id}`;

  async function showVariant(
    visit: StaffVisit,
    given: { form: VariantForm; fault: string | null; preview: string | null } | null = null,
  ): Promise<Response> {
    const row = await readVariantRow(db, idOf(visit));
    if (!row) throw notFound('There is no such variant.');
    const product = await readProductRow(db, row.productId);
    const main = variantPage({
      row,
      product: product?.name ?? '',
      typed: given === null ? typedOf(row) : { ...given.form, first: given.form.first === 'yes' },
      version: given?.form.shown ?? variantVersion(row),
      picturesVersion: picturesVersion(row),
      fault: given?.fault ?? null,
      preview: given?.preview ?? null,
      tokenFor: visit.tokenFor,
    });
    const faulty = given !== null && given.fault !== null;
    return show(visit, row.name, main, faulty ? 422 : 200);
  }

  actions.show(`${AT}/variants/:id`, 'catalogue', (visit) => showVariant(visit));
  actions.upload(`${AT}/variants/:id`, 'catalogue', variantForm, async (visit, form) => {
    const id = idOf(visit);
    if (form.do === 'preview') {
      return showVariant(visit, { form, fault: null, preview: await previewOf(form.useage) });
    }
    return tryChange(
      visit,
      pathOf(id),
      async () => {
        const values = valuesOf(form);
        const stock =
          form.stock === form.stockShown
            ? null
            : { shown: stockOf(form.stockShown), typed: stockOf(form.stock) };
        await changeVariant(deps, { id, shown: form.shown, values, stock }, byOf(visit));
        return goTo(visit, pathOf(id), 'saved');
      },
      (fault) => showVariant(visit, { form, fault, preview: null }),
    );
  });

  actions.change(`${AT}/variants/:id/sale`, 'catalogue', archiveFields, async (visit, { to }) => {
    const id = idOf(visit);
    const archived = to === 'archive';
    const isNew = await archiveVariant(deps, { id, archived }, byOf(visit));
    return goTo(visit, pathOf(id), isNew ? (archived ? 'archived' : 'back') : 'already');
  });

  actions.upload(
    `${AT}/variants/:id/pictures`,
    'catalogue',
    z.object({}),
    async (visit, _, files) => {
      const id = idOf(visit);
      if (files.length === 0) throw invalid({ file: 'No picture was chosen.' });
      await addPictures(deps, id, await keepPictures(deps.pictures, files), byOf(visit));
      return goTo(visit, pathOf(id), 'pictures');
    },
  );

  actions.change(`${AT}/variants/:id/arrange`, 'catalogue', picturesForm, async (visit, form) => {
    const id = idOf(visit);
    const pictures = Array.from({ length: PICTURES_MOST }, (_, at) => ({
      path: form[`path-${at}`] ?? '',
      place: Number(form[`place-${at}`] ?? 0) || 0,
      text: (form[`text-${at}`] ?? '').trim().slice(0, 200),
    })).filter(({ path }) => path !== '');
    return tryChange(visit, pathOf(id), async () => {
      await arrangePictures(deps, { id, shown: form.shown, pictures }, byOf(visit));
      return goTo(visit, pathOf(id), 'pictures');
    });
  });
}
