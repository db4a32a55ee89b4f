/** The pictures of a variant: added, put in order, described, removed. */
import { eq } from 'drizzle-orm';
import { changedFields } from '../audit/changed-fields';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { variants } from '../../database/tables/catalogue';
import { invalid } from '../refusal';
import type { Changing } from './product';
import { settleProducts } from './settle-products';
import { lockedVariant, type VariantRow } from './variant';
import { asShown, ChangedMeanwhile, versionOf } from '../audit/version';

const PICTURES_MOST = 50;

export const picturesVersion = ({ images, imageTexts }: VariantRow): string =>
  versionOf([images, imageTexts]);

type Pictures = { images: string[]; texts: Record<string, string> };

/** Pictures in their order as people know them: by their file's name, and what is said of them. */
const inWords = ({ images, texts }: Pictures): string =>
  images
    .map((path) => {
      const file = path.slice(path.lastIndexOf('/') + 1);
      const text = texts[path] ?? '';
      return text === '' ? file : `${file} (${text})`;
    })
    .join(', ');

async function change(
  deps: Changing,
  id: number,
  { by, network }: DoneBy<Clerk>,
  make: (row: VariantRow) => Pictures,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockedVariant(tx, id);
    const { images, texts } = make(row);
    if (images.length > PICTURES_MOST) {
      throw invalid({ file: `A variant has ${PICTURES_MOST} pictures or fewer.` });
    }
    const imageTexts = Object.keys(texts).length > 0 ? texts : null;
    await tx.update(variants).set({ images, imageTexts }).where(eq(variants.id, id));
    await settleProducts(tx, [row.productId]);
    await recordStaffAudit(deps, tx, {
      action: 'pictures changed',
      by,
      network,
      object: `variant ${id}`,
      ...changedFields(
        { pictures: inWords({ images: row.images, texts: row.imageTexts ?? {} }) },
        { pictures: inWords({ images, texts }) },
      ),
    });
  });
}

/** Adds pictures behind the others; one that is there already stays where it is. */
export const addPictures = (
  deps: Changing,
  id: number,
  paths: readonly string[],
  by: DoneBy<Clerk>,
) =>
  change(deps, id, by, ({ images, imageTexts }) => ({
    images: [...new Set([...images, ...paths])],
    texts: imageTexts ?? {},
  }));

/** One picture as a form has it. */
export type ArrangedPicture = {
  path: string;
  /** Counts from 1. */
  place: number;
  /** What it shows; '' where nobody has said it. */
  text: string;
  /** Whether it is removed. */
  away: boolean;
};

const arranged = (pictures: readonly ArrangedPicture[]): Pictures => {
  const kept = pictures.filter(({ away }) => !away).toSorted((a, b) => a.place - b.place);
  const described = kept.filter(({ text }) => text !== '');
  return {
    images: kept.map(({ path }) => path),
    texts: Object.fromEntries(described.map(({ path, text }) => [path, text])),
  };
};

/** @param shown the version that the form showed @throws ChangedMeanwhile, Refusal 404 */
export const arrangePictures = (
  deps: Changing,
  { id, shown, pictures }: { id: number; shown: string; pictures: readonly ArrangedPicture[] },
  by: DoneBy<Clerk>,
) =>
  change(deps, id, by, (row) => {
    const known = pictures.filter(({ path }) => row.images.includes(path));
    if (picturesVersion(row) !== shown) {
      const now = { images: row.images, texts: row.imageTexts ?? {} };
      const yours = inWords(arranged(known));
      throw new ChangedMeanwhile([asShown('Pictures', yours, inWords(now))]);
    }
    return arranged(known);
  });
