import { useCallback, useRef, useState } from 'react';
import type { OfflineLines } from 'shared-contracts/slots';
import { ADD_FAILED } from '../cart/change-cart';
import { cartLineOf } from '../cart/line-of-choice';
import { useCart } from '../cart/use-cart';
import { useHost } from '../host';
import { addLines, type LastTry } from './add-lines';
import { clearDraft, keep } from './kept-draft';
import { choiceOf, isReady, type OrderLine } from './order-line';
import { readLines } from './read-lines';
import { useListText } from './use-list-text';
import { useMatchedLines } from './use-matched-lines';

/** The quick order of this tab: its text, its lines, and what is done with them. */
export function useQuickOrder() {
  const host = useHost();
  const cart = useCart();
  const matched = useMatchedLines();
  const { lines, setLines, matching, source, match } = matched;
  const { text, setText, sharedTooLong } = useListText((left) => void match(left));
  const [left, setLeft] = useState(0);
  const [adding, setAdding] = useState(false);
  const lastTry: LastTry = useRef(null);

  const { takeFromHere: take } = matched;
  const takeFromHere = useCallback(
    (read: OfflineLines) => {
      const next = take(read);
      if (next) keep(host, text, next);
    },
    [take, host, text],
  );

  function change(next: readonly OrderLine[]): void {
    setLines(next);
    keep(host, text, next);
  }

  return {
    text,
    sharedTooLong,
    lines,
    left,
    matching,
    source,
    takeFromHere,
    adding,
    setText(next: string) {
      setText(next);
      keep(host, next, lines);
    },
    /** Reads the text and matches its lines. @returns the lines; null where that failed */
    async matchText(from: string = text) {
      const read = readLines(from);
      setLeft(read.left);
      if (read.lines.length === 0) {
        matched.removeAll();
        keep(host, from, []);
        return [];
      }
      const next = await match(
        read.lines.map((line) => ({ ...line, chosen: null, confirmed: false })),
      );
      if (next) keep(host, from, next);
      return next;
    },
    retry: () => (matching.kind === 'failed' ? match(matching.kept) : Promise.resolve(null)),
    set(id: number, part: Partial<OrderLine>) {
      change(lines.map((line) => (line.id === id ? { ...line, ...part, result: null } : line)));
    },
    remove(id: number) {
      change(lines.filter((line) => line.id !== id));
    },
    clear() {
      setText('');
      setLeft(0);
      matched.removeAll();
      clearDraft(host);
    },
    /** Adds all lines that are ready. @returns how many were added, of how many */
    async add(): Promise<{ added: number; all: number }> {
      const ready = lines.flatMap((line) => {
        const choice = isReady(line) ? choiceOf(line) : undefined;
        return choice ? [{ id: line.id, line: cartLineOf(choice), quantity: line.quantity }] : [];
      });
      setAdding(true);
      const outcomes = await addLines(cart, ready, lastTry);
      setAdding(false);
      const results = new Map(ready.map(({ id }, at) => [id, outcomes[at]]));
      change(
        lines.map((line): OrderLine => {
          const outcome = results.get(line.id);
          if (!outcome) return line;
          return outcome.kind === 'done'
            ? { ...line, result: { kind: 'added' } }
            : { ...line, result: { kind: 'failed', words: outcome.words ?? ADD_FAILED } };
        }),
      );
      const added = outcomes.filter(({ kind }) => kind === 'done').length;
      return { added, all: ready.length };
    },
  };
}

export type QuickOrder = ReturnType<typeof useQuickOrder>;
