/** What a prune notes for the next one, in `pruning.json` of the store. */
import * as z from 'zod';

const pruneNotes = z.object({
  /** The last change of the registry that it had seen; null where there was none. */
  lastEvent: z.string().nullable(),
  /** Since when it knows that nobody names a release, by app and version. */
  unnamedSince: z.record(z.string(), z.record(z.string(), z.iso.datetime())),
});
export type PruneNotes = z.infer<typeof pruneNotes>;

/** Null where there are none, or none that can be read: then everything is noted anew. */
export function readPruneNotes(text: string | null): PruneNotes | null {
  try {
    return pruneNotes.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export const pruneNotesText = (notes: PruneNotes) => `${JSON.stringify(notes, null, 2)}\n`;
