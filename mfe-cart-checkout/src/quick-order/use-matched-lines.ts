import { useCallback, useRef, useState } from 'react';
import { isMissingCall } from 'shared-contracts/missing-call';
import { networkDown } from 'shared-contracts/network';
import type { OfflineLines } from 'shared-contracts/slots';
import { useComesBack } from 'shared-ui/use-comes-back';
import { matchTexts } from '../api/match-lines';
import { checkLines } from '../cart/check-lines';
import { useCart } from '../cart/use-cart';
import { useHost } from '../host';
import { matchAsTimes } from './match-as-times';
import { orderLine, type DraftLine, type OrderLine } from './order-line';
import { readAnew } from './since-offline';

export type Matching =
  | { kind: 'idle' }
  | { kind: 'matching' }
  /** `away`: the shopper's own network is down; `kept` may be read by the catalogue on this device. */
  | { kind: 'failed'; away: boolean; kept: readonly DraftLine[] }
  /** The provider has no such call. */
  | { kind: 'unoffered' };

/** Where the lines come from. */
export type Source =
  | { kind: 'shop' }
  /** The catalogue on this device. */
  | { kind: 'here'; asOf: string; stepped: readonly string[] }
  /** The shop has read again what came from there. */
  | { kind: 'again'; changed: number };
const SHOP: Source = { kind: 'shop' };

const textsOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

/** The lines of a quick order with what the shop, or the catalogue on this device, has for each. */
export function useMatchedLines() {
  const host = useHost();
  const cart = useCart();
  const [lines, setLines] = useState<readonly OrderLine[]>([]);
  const [matching, setMatching] = useState<Matching>({ kind: 'idle' });
  const [source, setSource] = useState<Source>(SHOP);
  const newest = useRef(0);

  /** @returns the lines, or null where they could not be matched or others were asked since */
  async function match(kept: readonly DraftLine[]): Promise<readonly OrderLine[] | null> {
    newest.current += 1;
    const asked = newest.current;
    setMatching({ kind: 'matching' });
    try {
      const matched = await matchTexts(host.http, textsOf(kept));
      if (asked !== newest.current) return null;
      const read = await matchAsTimes(host.http, kept, matched);
      if (asked !== newest.current) return null;
      const next = read.map(({ line, match: said }, at) => orderLine(line, at, said));
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
  /** Takes what the catalogue on this device has read. @returns null where others were asked since */
  const takeFromHere = useCallback(
    ({ asOf, stepped, lines: matched }: OfflineLines): readonly OrderLine[] | null => {
      if (!failed || matched.length !== failed.kept.length) return null;
      const next = failed.kept.map((line, at) => orderLine(line, at, matched[at]));
      setLines(next);
      setSource({ kind: 'here', asOf, stepped });
      setMatching({ kind: 'idle' });
      return next;
    },
    [failed],
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
      const matched = await matchTexts(host.http, textsOf(before));
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

  return {
    lines,
    setLines,
    matching,
    source,
    match,
    takeFromHere,
    removeAll() {
      setLines([]);
      setSource(SHOP);
    },
  };
}
