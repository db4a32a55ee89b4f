/** The pictures of a variant: added, put in order, described, taken away. */
import { eq } from 'drizzle-orm';
import { recordStaffAudit } from '../audit/record-staff';
import { variants } from '../database/tables/catalogue';
import { invalid } from '../http/refusal';
import type { StaffBy } from '../staff/session';
import type { Changing } from './product';
import { settleProducts } from './settle-products';
import { lockedVariant, type VariantRow } from './variant';
import { ChangedMeanwhile, versionOf } from './version';

const PICTURES_MOST = 50;

export const picturesVersion = ({ images, imageTexts }: VariantRow): string =>
  versionOf([images, imageTexts]);

type Pictures = { images: string[]; texts: Record<string, string> };

async function change(
  deps: Changing,
  id: number,
  { by, network }: StaffBy,
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
      before: { pictures: row.images.join(' ') },
      after: { pictures: images.join(' ') },
    });
  });
}

/** Adds pictures behind the others; one that is there already stays where it is. */
export const addPictures = (deps: Changing, id: number, paths: readonly string[], by: StaffBy) =>
  change(deps, id, by, ({ images, imageTexts }) => ({
    images: [...new Set([...images, ...paths])],
    texts: imageTexts ?? {},
  }));

/** One picture as a form has it. @param place counts from 1; 0 takes it away */
export type ArrangedPicture = { path: string; place: number; text: string };

/** @param shown the version that the form showed @throws ChangedMeanwhile, Refusal 404 */
export const arrangePictures = (
  deps: Changing,
  { id, shown, pictures }: { id: number; shown: string; pictures: readonly ArrangedPicture[] },
  by: StaffBy,
) =>
  change(deps, id, by, (row) => {
    if (picturesVersion(row) !== shown) {
      const yours = pictures.map(({ path }) => path).join(', ');
      throw new ChangedMeanwhile([{ label: 'Pictures', yours, now: row.images.join(', ') }]);
    }
    const kept = pictures
      .filter(({ place, path }) => place > 0 && row.images.includes(path))
      .toSorted((a, b) => a.place - b.place);
    const described = kept.filter(({ text }) => text !== '');
    return {
      images: kept.map(({ path }) => path),
      texts: Object.fromEntries(described.map(({ path, text }) => [path, text])),
    };
  });
