import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HostApi } from 'shared-contracts/door';
import { isMissingCall } from 'shared-contracts/missing-call';
import { networkDown } from 'shared-contracts/network';
import { z } from 'shared-contracts/schema';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { QUICK_LINES_MOST, QUICK_TEXT_MOST } from 'shared-contracts/wire/quick-order';
import { matchTexts } from '../api/match-lines';
import { ADD_FAILED } from '../cart/change-cart';
import { useCart } from '../cart/use-cart';
import { useHost } from '../host';
import { addLines, type LastTry } from './add-lines';
import {
  cartLineOf,
  choiceOf,
  isReady,
  orderLine,
  type DraftLine,
  type OrderLine,
} from './order-line';
import { readLines } from './read-lines';

type Matching =
  | { kind: 'idle' }
  | { kind: 'matching' }
  /** `away`: the shopper's own network is down. */
  | { kind: 'failed'; away: boolean; kept: readonly DraftLine[] }
  /** The provider has no such call. */
  | { kind: 'unoffered' };

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

function keep(host: HostApi, text: string, lines: readonly OrderLine[]): void {
  const open = lines.filter(({ result }) => result?.kind !== 'added');
  host.draft<Draft>('quick-order').write({
    text,
    lines: open.map(({ text: own, quantity, unit, sure, chosen, confirmed }) => ({
      text: own,
      quantity,
      unit,
      sure,
      chosen,
      confirmed,
    })),
  });
}

/** The quick order of this tab: its text, its lines, and what is done with them. */
export function useQuickOrder() {
  const host = useHost();
  const cart = useCart();
  const [text, setTextState] = useState('');
  const [lines, setLines] = useState<readonly OrderLine[]>([]);
  const [left, setLeft] = useState(0);
  const [matching, setMatching] = useState<Matching>({ kind: 'idle' });
  const [adding, setAdding] = useState(false);
  const lastTry: LastTry = useRef(null);
  const newest = useRef(0);

  /** @returns the lines, or null where they could not be matched or others were asked since */
  async function match(kept: readonly DraftLine[]): Promise<readonly OrderLine[] | null> {
    newest.current += 1;
    const asked = newest.current;
    setMatching({ kind: 'matching' });
    try {
      const matched = await matchTexts(
        host.http,
        kept.map((line) => line.text),
      );
      if (asked !== newest.current) return null;
      const next = kept.map((line, at) => orderLine(line, at, matched[at]));
      setLines(next);
      setMatching({ kind: 'idle' });
      return next;
    } catch (error) {
      if (asked !== newest.current) return null;
      setMatching(
        isMissingCall(error)
          ? { kind: 'unoffered' }
          : { kind: 'failed', away: networkDown(error), kept },
      );
      return null;
    }
  }

  const [searchParams, setSearchParams] = useSearchParams();

  // The draft is the tab's, so that the first render is the server's.
  useEffect(() => {
    const stored = host.draft<Draft>('quick-order');
    const draft = z.safeParse(keptDraft(), stored.read()).data ?? { text: '', lines: [] };
    // What another app has shared with the installed shop comes below what is here already.
    const shared = searchParams.get('text') ?? '';
    const withShared = (text: string) => [text, shared].filter(Boolean).join('\n');
    queueMicrotask(() => {
      // What was typed before the code came stays.
      setTextState((typed) => withShared(typed || draft.text));
      if (draft.lines.length > 0) void match(draft.lines);
      if (shared === '') return;
      stored.write({ ...draft, text: withShared(draft.text) });
      // It is taken once: a reload adds nothing.
      setSearchParams({}, { replace: true });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the draft is read once
  }, [host]);

  function change(next: readonly OrderLine[]): void {
    setLines(next);
    keep(host, text, next);
  }

  return {
    text,
    lines,
    left,
    matching,
    adding,
    setText(next: string) {
      setTextState(next);
      keep(host, next, lines);
    },
    /** Reads the text and matches its lines. @returns the lines; null where that failed */
    async matchText(source: string = text) {
      const read = readLines(source);
      setLeft(read.left);
      if (read.lines.length === 0) {
        setLines([]);
        keep(host, source, []);
        return [];
      }
      const next = await match(
        read.lines.map((line) => ({ ...line, chosen: null, confirmed: false })),
      );
      if (next) keep(host, source, next);
      return next;
    },
    retry: () => (matching.kind === 'failed' ? match(matching.kept) : Promise.resolve(null)),
    set(id: number, part: Partial<Pick<OrderLine, 'quantity' | 'chosen' | 'confirmed'>>) {
      change(lines.map((line) => (line.id === id ? { ...line, ...part, result: null } : line)));
    },
    remove(id: number) {
      change(lines.filter((line) => line.id !== id));
    },
    clear() {
      setTextState('');
      setLeft(0);
      setLines([]);
      host.draft('quick-order').clear();
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
