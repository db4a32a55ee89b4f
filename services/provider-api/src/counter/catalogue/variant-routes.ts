/** Variants: changed, archived, and their pictures. */
import { shownAgain } from 'back-office/forms/shown-again';
import * as z from 'zod';
import { previewOf } from '../../domain/catalogue-management/preview';
import { readProductRow } from '../../domain/catalogue-management/product';
import { keepPictures } from '../../domain/catalogue-management/uploaded-picture';
import {
  archiveVariant,
  changeVariant,
  linesOf,
  readVariantRow,
  variantVersion,
  type VariantRow,
  type VariantChange,
} from '../../domain/catalogue-management/variant';
import {
  addPictures,
  arrangePictures,
  picturesVersion,
  type ArrangedPicture,
} from '../../domain/catalogue-management/variant-pictures';
import type { Differing } from '../../domain/audit/version';
import type { Queries } from '../../database/open';
import type { Deps } from '../../domain/deps';
import { invalid, notFound } from '../../domain/refusal';
import { catalogueVariant } from '../../domain/import/catalogue-file';
import { readPrice } from '../../domain/pricing/typed-cells';
import { unitsHeld } from '../../domain/stock/held-units';
import { readStockMoves } from '../../domain/stock/stock-history';
import { valuesOfRow } from '../../domain/trade/stored-terms';
import { TRADE_NAMES, tradeFields, type TradeName } from '../../domain/trade/trade-fields';
import { tradeTexts, type TradeTexts } from '../../domain/trade/typed-trade';
import type { Actions, StaffVisit } from '../actions';
import { askedPage } from '../asked-page';
import { markup, typed } from '../form';
import { AT } from '../pages/catalogue/fields';
import { VariantPage, type TypedVariant } from '../pages/catalogue/variant-page';
import { archiveFields, byOf, goTo, idOf, show, todo, tryChange, version } from './answers';
import { placeOf } from './place';
import type { ShowVariant } from './stock-routes';

const tradeForm = Object.fromEntries(
  TRADE_NAMES.map((name) => [name, typed(tradeFields[name].long ? 20_000 : 500).optional()]),
) as Record<TradeName, z.ZodOptional<ReturnType<typeof typed>>>;

const variantForm = z.object({
  shown: version,
  do: todo,
  name: typed(300, 1),
  price: typed(30),
  description: typed(20_000),
  useage: markup(200_000),
  specs: typed(100_000),
  inclusions: typed(100_000),
  place: typed(5),
  shelf: typed(40).optional(),
  first: z.literal('yes').optional(),
  ...tradeForm,
});
type VariantForm = z.output<typeof variantForm>;

/** The fields of the trade that a form has: one that was opened before a field was new lacks it. */
const tradeIn = (form: VariantForm): Partial<TradeTexts> =>
  Object.fromEntries(
    TRADE_NAMES.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]])),
  );

const typedLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** @throws Refusal invalid that names the line */
function specOf(text: string): { label: string; specs: string } {
  const at = text.indexOf(':');
  if (at < 1) throw invalid({ specs: `Specifications: '${text.slice(0, 60)}' has no 'Label:'.` });
  return { label: text.slice(0, at).trim(), specs: text.slice(at + 1).trim() };
}

/** @throws Refusal invalid */
function valuesOf(form: VariantForm): VariantChange['values'] {
  const price = readPrice(form.price);
  if ('fault' in price) throw invalid({ price: `The price ${price.fault}.` });
  if (!/^\d+$/.test(form.place)) throw invalid({ place: 'The place is no number.' });
  const values = {
    name: form.name,
    price: price.value,
    description: form.description,
    useage: form.useage,
    specs: typedLines(form.specs).map(specOf),
    inclusions: typedLines(form.inclusions).map((name) => ({ name })),
    isDefault: form.first === 'yes',
    place: Number(form.place),
    shelf: form.shelf,
    trade: tradeIn(form),
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
    description: row.description,
    useage: row.useage,
    ...linesOf(row),
    place: String(row.place),
    shelf: row.shelf ?? '',
    first: row.isDefault,
    trade: tradeTexts(valuesOfRow(row)),
  };
};

const picturesForm = z.object({ shown: version }).catchall(z.string().max(500));

/** The pictures that a form has. @throws Refusal invalid for the first place that can't be read */
function arrangedBy(form: z.output<typeof picturesForm>): ArrangedPicture[] {
  const those = Object.keys(form).flatMap((name) => /^path-(\d+)$/.exec(name)?.[1] ?? []);
  return those.map((at) => {
    const away = form[`away-${at}`] === 'yes';
    return {
      path: form[`path-${at}`] ?? '',
      away,
      place: away ? 0 : placeOf(`place-${at}`, form[`place-${at}`] ?? ''),
      text: (form[`text-${at}`] ?? '').trim().slice(0, 200),
    };
  });
}

/** A variant's pictures with what a form says of each; those that it doesn't know are as they are. */
function picturesIn(
  { images, imageTexts }: VariantRow,
  typed: readonly ArrangedPicture[],
): ArrangedPicture[] {
  return images.map((path, at) => {
    const known = typed.find((each) => each.path === path);
    const place = known === undefined || known.away ? at + 1 : known.place;
    const own = { text: imageTexts?.[path] ?? '', away: false };
    return { path, ...own, ...known, place };
  });
}

/** What a page shows besides what the shop has. */
type Besides = {
  preview?: string;
  changed?: readonly Differing[];
  /** As a form puts them in order. */
  pictures?: ArrangedPicture[];
};

/** What there is of a variant, and a page of what was done with it. */
async function stockIn(queries: Queries, row: VariantRow, page: string | undefined) {
  return {
    id: row.id,
    stock: row.stock,
    held: await unitsHeld(queries, row.id),
    reorderPoint: row.reorderPoint,
    history: await readStockMoves(queries, row.id, askedPage.parse(page)),
  };
}

/** @returns what shows a variant's page again */
export function variantRoutes(actions: Actions, deps: Deps): ShowVariant {
  const { db } = deps;
  const pathOf = (id: number) => `${AT}/variants/${id}`;

  async function showVariant(
    visit: StaffVisit,
    { preview, changed, pictures = [] }: Besides = {},
  ): Promise<Response> {
    const row = await readVariantRow(db, idOf(visit));
    if (!row) throw notFound('There is no such variant.');
    const product = await readProductRow(db, row.productId);
    const main = VariantPage({
      row,
      product: product?.name ?? '',
      draft: product?.draft ?? false,
      typed: typedOf(row),
      version: variantVersion(row),
      pictures: picturesIn(row, pictures),
      picturesVersion: picturesVersion(row),
      stock: await stockIn(db, row, visit.context.req.query('moves')),
      changed: changed ?? null,
      preview: preview ?? null,
    });
    return show(visit, row.name, main, changed === undefined ? 200 : 409);
  }

  actions.show(`${AT}/variants/:id`, 'catalogue', (visit) => showVariant(visit));
  actions.upload(`${AT}/variants/:id`, 'catalogue', variantForm, async (visit, form) => {
    const id = idOf(visit);
    if (form.do === 'preview') {
      return showVariant(shownAgain(visit), { preview: await previewOf(form.useage) });
    }
    return tryChange(
      async () => {
        const values = valuesOf(form);
        await changeVariant(deps, { id, shown: form.shown, values }, byOf(visit));
        return goTo(visit, pathOf(id), 'saved');
      },
      (changed) => showVariant(shownAgain(visit, { anew: true }), { changed }),
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

  // As an upload, because an import may have brought any number of pictures.
  actions.upload(`${AT}/variants/:id/arrange`, 'catalogue', picturesForm, async (visit, form) => {
    const id = idOf(visit);
    const pictures = arrangedBy(form);
    return tryChange(
      async () => {
        await arrangePictures(deps, { id, shown: form.shown, pictures }, byOf(visit));
        return goTo(visit, pathOf(id), 'pictures');
      },
      (changed) => showVariant(visit, { changed, pictures }),
    );
  });
  return showVariant;
}
