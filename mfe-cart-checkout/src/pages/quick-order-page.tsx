import styled from '@emotion/styled';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Page } from 'shared-contracts/door';
import type { OfflineLines } from 'shared-contracts/slots';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { whenIdle } from 'shared-ui/when-idle';
import { useHost } from '../host';
import { ListState } from '../quick-order/list-state';
import { OrderForm } from '../quick-order/order-form';
import type { OrderLine } from '../quick-order/order-line';
import { OrderLines } from '../quick-order/order-lines';
import { ReadingGuide } from '../quick-order/reading-guide';
import { againWords } from '../quick-order/read-here';
import { counted, resultWords } from '../quick-order/result-words';
import { isPriceAsked } from '../quick-order/since-offline';
import { useQuickOrder } from '../quick-order/use-quick-order';

/** The list is the shopper's own and exists only in the browser. */
type Data = Record<string, never>;

const Room = styled(PageWidth)`
  padding-block: var(--space-6) var(--space-10);
`;

const NONE: readonly string[] = [];

/** The list, and beside it where there is room how it is read. */
const Beginning = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-8);
  align-items: start;
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) 26rem;
  }
`;

function QuickOrderPage() {
  const host = useHost();
  const order = useQuickOrder();
  const { Slot } = host;
  const { lines, matching, source } = order;
  const stepped = source.kind === 'here' ? source.stepped : NONE;
  const unread = matching.kind === 'failed' && matching.away ? matching.kept : undefined;
  // The same array as long as the lines are: another one is read anew.
  const texts = useMemo(() => unread?.map(({ text }) => text), [unread]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  /** How many results were shown; each takes the focus once its lines stand there. */
  const [results, setResults] = useState(0);
  useEffect(() => {
    if (results > 0) heading.current?.focus();
  }, [results]);
  /** What is offered for later comes once the page is here. */
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    whenIdle(() => {
      setIdle(true);
    });
  }, []);

  /** Whether the shopper waits for the lines. */
  const asked = useRef(false);
  const { takeFromHere } = order;
  const onRead = useCallback(
    (read: OfflineLines) => {
      takeFromHere(read);
      if (asked.current) setResults((count) => count + 1);
      asked.current = false;
    },
    [takeFromHere],
  );

  async function match(text?: string) {
    asked.current = true;
    const next = await order.matchText(text);
    if (next === null) return;
    setSaid(next.length === 0 ? 'Please type or paste your list first.' : resultWords(next));
    setResults((count) => count + 1);
  }

  async function add() {
    const { added, all } = await order.add();
    const words =
      added === all
        ? `${counted(added, 'item is', 'items are')} in your cart.`
        : `${added} of ${counted(all, 'item is', 'items are')} in your cart. The others say why not.`;
    setSaid(words);
    host.notify({ tone: added === all ? 'success' : 'danger', text: words });
    setResults((count) => count + 1);
  }

  function remove(line: OrderLine) {
    order.remove(line.id);
    setSaid(`${line.text} was removed.`);
    heading.current?.focus();
  }

  return (
    <Room>
      <Stack gap={5}>
        <PageTitle>Quick order</PageTitle>
        <Beginning>
          <OrderForm
            text={order.text}
            pending={matching.kind === 'matching'}
            matched={lines.length > 0}
            onText={order.setText}
            onMatch={(text) => void match(text)}
          />
          <ReadingGuide matched={lines.length > 0} />
        </Beginning>
        <VisuallyHidden role="status">
          {source.kind === 'again' ? againWords(source.changed) : said}
        </VisuallyHidden>
        <ListState order={order} priceAsked={lines.some((line) => isPriceAsked(line, stepped))} />
        {lines.length > 0 ? (
          <OrderLines
            order={order}
            stepped={stepped}
            heading={heading}
            onRemove={remove}
            onAdd={() => void add()}
          />
        ) : null}
        {idle ? <Slot name="search.offline-catalogue" texts={texts} onRead={onRead} /> : null}
      </Stack>
    </Room>
  );
}

function QuickOrderPending() {
  return (
    <Room aria-busy="true">
      <PageTitle>Quick order</PageTitle>
    </Room>
  );
}

export const quickOrderPage: Page<Data> = {
  Component: QuickOrderPage,
  Pending: QuickOrderPending,
  loader: () => Promise.resolve({}),
  head: () => ({
    title: 'Quick order',
    description: 'Paste your list of items, and put all of them into your cart in one step.',
    robots: 'noindex',
  }),
  status: () => 200,
};
