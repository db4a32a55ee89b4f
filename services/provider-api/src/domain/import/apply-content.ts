/** Blog articles and testimonials of a catalogue, which have no ids in the file. */
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/open';
import { blogs, testimonials } from '../../database/tables/content';
import type { PicturePaths } from './apply-names';
import { fingerprintOf, noTally, RETIRED, type ImportKeys, type Tally } from './keys';
import type { ReadCatalogue } from './catalogue-file';

/** Adds a number to equal names, so that each row has a key of its own. */
function numbered(): (name: string) => string {
  const seen = new Map<string, number>();
  return (name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} #${count}`;
  };
}

/** An article's heading identifies it. */
export async function applyBlogs(
  tx: Transaction,
  rows: ReadCatalogue['blogs'],
  pictures: PicturePaths,
  keys: ImportKeys,
): Promise<Tally> {
  const tally = noTally();
  const keyOf = numbered();
  for (const row of rows) {
    const key = keyOf(row.header);
    const values = {
      header: row.header,
      body: row.body,
      imagePath: row.image_path ? (pictures.get(row.image_path) ?? null) : null,
      createdAt: new Date(row.created_at),
    };
    const fingerprint = fingerprintOf(values);
    const known = keys.find('blog', key);
    if (known?.fingerprint === fingerprint) tally.unchanged += 1;
    else if (known) {
      await tx
        .update(blogs)
        .set({ ...values, retired: false })
        .where(eq(blogs.id, known.rowId));
      tally.changed += 1;
    }
    const [made] = known ? [] : await tx.insert(blogs).values(values).returning({ id: blogs.id });
    if (made) tally.added += 1;
    keys.note('blog', key, known?.rowId ?? made?.id ?? 0, fingerprint);
  }
  return tally;
}

/** A testimonial's author identifies it. */
export async function applyTestimonials(
  tx: Transaction,
  rows: ReadCatalogue['testimonials'],
  keys: ImportKeys,
): Promise<Tally> {
  const tally = noTally();
  const keyOf = numbered();
  for (const row of rows) {
    const key = keyOf(`${row.by} | ${row.from ?? ''}`);
    const values = {
      body: row.body,
      by: row.by,
      position: row.position ?? null,
      from: row.from ?? null,
    };
    const fingerprint = fingerprintOf(values);
    const known = keys.find('testimonial', key);
    if (known?.fingerprint === fingerprint) tally.unchanged += 1;
    else if (known) {
      await tx
        .update(testimonials)
        .set({ ...values, retired: false })
        .where(eq(testimonials.id, known.rowId));
      tally.changed += 1;
    }
    const [made] = known
      ? []
      : await tx.insert(testimonials).values(values).returning({ id: testimonials.id });
    if (made) tally.added += 1;
    keys.note('testimonial', key, known?.rowId ?? made?.id ?? 0, fingerprint);
  }
  return tally;
}

/** Removes articles and testimonials that the catalogue no longer has from the shop. */
export async function retireContent(tx: Transaction, keys: ImportKeys): Promise<void> {
  for (const [kind, table] of [
    ['blog', blogs],
    ['testimonial', testimonials],
  ] as const) {
    const gone = keys.unnamed(kind);
    if (gone.length === 0) continue;
    const ids = gone.map(({ rowId }) => rowId);
    await tx.update(table).set({ retired: true }).where(inArray(table.id, ids));
    for (const { key, rowId } of gone) keys.note(kind, key, rowId, RETIRED);
  }
}
