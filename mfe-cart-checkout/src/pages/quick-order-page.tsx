import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { Page } from 'shared-contracts/door';
import { Button } from 'shared-ui/button';
import { Fault } from 'shared-ui/fault';
import { Notice } from 'shared-ui/notice';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { SectionTitle } from 'shared-ui/section-title';
import { Row, Stack } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useHost } from '../host';
import { OrderForm } from '../quick-order/order-form';
import { choiceOf, openQuestion, type OrderLine } from '../quick-order/order-line';
import { OrderRow } from '../quick-order/order-row';
import { OrderTotal } from '../quick-order/order-total';
import { ReadingGuide } from '../quick-order/reading-guide';
import { useQuickOrder } from '../quick-order/use-quick-order';

/** The list is the shopper's own and exists only in the browser. */
type Data = Record<string, never>;

const Room = styled(PageWidth)`
  padding-block: var(--space-6) var(--space-10);
`;

const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

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

/** '12 lines: 8 found, 1 to check, 2 to choose, 1 not found.' */
function resultWords(lines: readonly OrderLine[]): string {
  const missing = lines.filter(({ outcome }) => outcome === 'none').length;
  const open = lines.filter((line) => line.outcome === 'likely' && !choiceOf(line)).length;
  const unsure = lines.filter((line) => openQuestion(line)).length;
  const found = lines.length - missing - open - unsure;
  const check = unsure > 0 ? `, ${unsure} to check` : '';
  return `${counted(lines.length, 'line', 'lines')}: ${found} found${check}, ${open} to choose, ${missing} not found.`;
}

/** A provider without quick orders: the list can go to the people of the shop. */
function Unoffered() {
  const host = useHost();
  return (
    <Notice title="Quick order is not available in this shop.">
      <p>Please send us your list with an inquiry. It stays here until you clear it.</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          host.openInquiry({});
        }}
      >
        Contact us
      </Button>
    </Notice>
  );
}

function QuickOrderPage() {
  const host = useHost();
  const order = useQuickOrder();
  const { lines, matching } = order;
  const added = lines.some(({ result }) => result?.kind === 'added');
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  /** How many results were shown; each takes the focus once its lines stand there. */
  const [results, setResults] = useState(0);
  useEffect(() => {
    if (results > 0) heading.current?.focus();
  }, [results]);

  async function match(text?: string) {
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
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        {matching.kind === 'unoffered' ? <Unoffered /> : null}
        {matching.kind === 'failed' ? (
          <Fault part="Quick order" pending={false} offline={matching.away} onRetry={order.retry} />
        ) : null}
        {order.left > 0 ? (
          <Notice tone="warning">
            <p>{counted(order.left, 'line is', 'lines are')} left: one order has 200 at most.</p>
          </Notice>
        ) : null}
        {lines.length > 0 ? (
          <section>
            <SectionTitle ref={heading} tabIndex={-1}>
              {resultWords(lines)}
            </SectionTitle>
            <ul aria-label="Lines of your order">
              {lines.map((line) => (
                <OrderRow
                  key={line.id}
                  line={line}
                  onSet={(part) => {
                    order.set(line.id, part);
                  }}
                  onRemove={() => {
                    remove(line);
                  }}
                />
              ))}
            </ul>
            <OrderTotal lines={lines} adding={order.adding} onAdd={() => void add()} />
            <Row gap={3} className={added ? undefined : 'ways'}>
              {added ? (
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => {
                    host.openCart();
                  }}
                >
                  View cart
                </Button>
              ) : null}
              <Button variant="quiet" size="small" onClick={order.clear}>
                Clear the list
              </Button>
            </Row>
          </section>
        ) : null}
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
