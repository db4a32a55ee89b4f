/** The list of this tab, which outlives a reload: its text, and its lines without what the shop said of them. */
import type { HostApi } from 'shared-contracts/door';
import { z } from 'shared-contracts/schema';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { QUICK_LINES_MOST, QUICK_TEXT_MOST } from 'shared-contracts/wire/quick-order';
import { withoutStandIn, type DraftLine, type OrderLine } from './order-line';

type Draft = { text: string; lines: DraftLine[] };

const keptDraft = () =>
  z.object({
    text: z.string(),
    lines: z
      .array(
        z.object({
          text: z.string().check(z.minLength(1), z.maxLength(QUICK_TEXT_MOST)),
          quantity: z.int().check(z.minimum(1), z.maximum(QUANTITY_MOST)),
          unit: z.nullable(z.string()),
          sure: z.boolean(),
          chosen: z.nullable(z.string()),
          confirmed: z.boolean(),
        }),
      )
      .check(z.maxLength(QUICK_LINES_MOST)),
  });

const draftOf = (host: HostApi) => host.draft<Draft>('quick-order');

/** What is stored; nothing where it can't be read. */
export const readDraft = (host: HostApi): Draft =>
  z.safeParse(keptDraft(), draftOf(host).read()).data ?? { text: '', lines: [] };

export function writeDraft(host: HostApi, draft: Draft): void {
  draftOf(host).write(draft);
}

export function clearDraft(host: HostApi): void {
  draftOf(host).clear();
}

/** Stores the text and the lines that aren't in the cart. */
export function keep(host: HostApi, text: string, lines: readonly OrderLine[]): void {
  const open = lines
    .filter(({ result }) => result?.kind !== 'added')
    // What can stand in, and for how long, is asked again.
    .map((line) => (line.replaced ? withoutStandIn(line) : line));
  writeDraft(host, {
    text,
    lines: open.map(({ text: own, quantity, unit, sure, chosen, confirmed, outcome }) => ({
      text: own,
      quantity,
      unit,
      sure,
      // What is sure is found anew: by then it may not be.
      chosen: outcome === 'exact' ? null : chosen,
      confirmed,
    })),
  });
}
