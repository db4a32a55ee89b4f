/** The shop's own catalogue, put into a new database and kept up with the code. */
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open';
import { markers } from '../database/schema';
import type { Catalogue } from './catalogue-file';
import { importCatalogue } from './import-catalogue';
import { fingerprintOf } from './keys';
import { drawnPictures } from './picture-source';

const MARKER = 'shop catalogue';

/**
 * Imports the shop's own catalogue unless this very one is in already.
 * @returns one line about what was done, or null when there was nothing to do
 */
export async function seedShop(
  db: Database,
  catalogue: Catalogue,
  isDrawn: (path: string) => boolean,
): Promise<string | null> {
  const fingerprint = fingerprintOf(catalogue);
  const [marker] = await db.select().from(markers).where(eq(markers.name, MARKER));
  if (marker?.value === fingerprint) return null;
  const report = await importCatalogue(catalogue, {
    db,
    source: 'shop',
    pictures: drawnPictures(isDrawn),
    whole: true,
    async alongside(tx) {
      await tx
        .insert(markers)
        .values({ name: MARKER, value: fingerprint })
        .onConflictDoUpdate({ target: markers.name, set: { value: fingerprint } });
    },
  });
  if (!report.done) {
    const first = report.bad[0];
    throw new Error(
      `the shop's own catalogue has a bad row: ${first?.section}[${first?.index}].${first?.field} ${first?.reason}`,
    );
  }
  const { products, variants } = report.tallies;
  const count = products.added + products.changed + products.unchanged;
  return marker
    ? `updated the shop's own catalogue: ${products.added} products added, ${products.changed} changed, ${products.retired} off sale`
    : `seeded the shop's own catalogue: ${count} products, ${variants.added} variants`;
}
