import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isMissingCall } from 'shared-contracts/missing-call';
import { networkDown } from 'shared-contracts/network';
import type { OfflineLines } from 'shared-contracts/slots';
import { useComesBack } from 'shared-ui/use-comes-back';
import { matchTexts } from '../api/match-lines';
import { ADD_FAILED } from '../cart/change-cart';
import { checkLines } from '../cart/check-lines';
import { useCart } from '../cart/use-cart';
import { useHost } from '../host';
import { addLines, type LastTry } from './add-lines';
import { clearDraft, keep, readDraft, writeDraft } from './kept-draft';
import {
  cartLineOf,
  choiceOf,
  isReady,
  orderLine,
  type DraftLine,
  type OrderLine,
} from './order-line';
import { readLines } from './read-lines';
import { readAnew } from './since-offline';

type Matching =
  | { kind: 'idle' }
  | { kind: 'matching' }
  /** `away`: the shopper's own network is down; `kept` may be read by the catalogue on this device. */
  | { kind: 'failed'; away: boolean; kept: readonly DraftLine[] }
  /** The provider has no such call. */
  | { kind: 'unoffered' };

/** Where the lines come from. */
type Source =
  | { kind: 'shop' }
  /** The catalogue on this device. */
  | { kind: 'here'; asOf: string; stepped: readonly string[] }
  /** The shop has read again what came from there. */
  | { kind: 'again'; changed: number };
const SHOP: Source = { kind: 'shop' };

/** The quick order of this tab: its text, its lines, and what is done with them. */
export function useQuickOrder() {
  const host = useHost();
  const cart = useCart();
  const [text, setTextState] = useState('');
  const [lines, setLines] = useState<readonly OrderLine[]>([]);
  const [left, setLeft] = useState(0);
  const [matching, setMatching] = useState<Matching>({ kind: 'idle' });
  const [source, setSource] = useState<Source>(SHOP);
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
      setSource(SHOP);
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

  const failed = matching.kind === 'failed' && matching.away ? matching : null;
  const takeFromHere = useCallback(
    ({ asOf, stepped, lines: matched }: OfflineLines) => {
      if (!failed || matched.length !== failed.kept.length) return;
      const next = failed.kept.map((line, at) => orderLine(line, at, matched[at]));
      setLines(next);
      setSource({ kind: 'here', asOf, stepped });
      setMatching({ kind: 'idle' });
      keep(host, text, next);
    },
    [failed, host, text],
  );

  /** Reads the lines that come from the catalogue on this device once the shop can be asked. */
  const isReadingAgain = useRef(false);
  async function readAgain(): Promise<void> {
    // What is compared has to be what came from there.
    if (isReadingAgain.current) return;
    isReadingAgain.current = true;
    newest.current += 1;
    const asked = newest.current;
    const before = lines;
    try {
      const matched = await matchTexts(
        host.http,
        before.map((line) => line.text),
      );
      if (asked !== newest.current) return;
      const said = new Map(before.map((line, at) => [line.id, matched[at]]));
      setLines((now) => now.map((line) => readAnew(line, said.get(line.id))));
      const changed = before.filter((line) => readAnew(line, said.get(line.id)).changed !== null);
      setSource({ kind: 'again', changed: changed.length });
      if (!cart.customer()) await checkLines(host.http, cart.guest);
    } catch (error) {
      // It is tried again.
      if (!networkDown(error)) {
        host.report({ kind: 'error', message: String(error), part: 'quick order' });
      }
    } finally {
      isReadingAgain.current = false;
    }
  }
  useComesBack(source.kind === 'here', () => void readAgain());

  const [searchParams, setSearchParams] = useSearchParams();

  // The draft is the tab's, so that the first render is the server's.
  useEffect(() => {
    const draft = readDraft(host);
    // What another app has shared with the installed shop comes below what is here already.
    const shared = searchParams.get('text') ?? '';
    const withShared = (text: string) => [text, shared].filter(Boolean).join('\n');
    queueMicrotask(() => {
      // What was typed before the code came stays.
      setTextState((typed) => withShared(typed || draft.text));
      if (draft.lines.length > 0) void match(draft.lines);
      if (shared === '') return;
      writeDraft(host, { ...draft, text: withShared(draft.text) });
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
    source,
    takeFromHere,
    adding,
    setText(next: string) {
      setTextState(next);
      keep(host, next, lines);
    },
    /** Reads the text and matches its lines. @returns the lines; null where that failed */
    async matchText(from: string = text) {
      const read = readLines(from);
      setLeft(read.left);
      if (read.lines.length === 0) {
        setLines([]);
        setSource(SHOP);
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
      setSource(SHOP);
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
