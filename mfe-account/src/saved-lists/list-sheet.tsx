import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeMoreAskedLines } from 'shared-contracts/storage-keys/asked-lines';
import { paths } from 'shared-contracts/paths';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/choice';
import { Row, Stack } from 'shared-ui/stack';
import { useHost } from '../host';
import { canBeBought, type ListLine } from './list-line';
import type { LineChanges } from './list-line-row';
import { ListLines } from './list-lines';
import { NothingSaved } from './read-state';

const Actions = styled(Row)`
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-text);
  @media print {
    display: none;
  }
`;

/** As large as its button, which comes after the list. */
const Again = styled.div`
  min-width: 11rem;
  min-height: var(--touch);
`;

const All = styled.div`
  @media print {
    display: none;
  }
`;

const nameOf = ({ model, product_name, variant_name }: ListLine) =>
  [model, product_name, variant_name].filter(Boolean).join(' ');

/** Asks for a quotation of these lines, on the page that sends the request. */
function QuotationButton({ lines }: { lines: readonly ListLine[] }) {
  const navigate = useNavigate();
  return (
    <Button
      variant="secondary"
      disabled={lines.length === 0}
      onClick={() => {
        writeMoreAskedLines(
          lines.map((line) => ({
            product_id: line.product_id,
            variant_id: line.variant_id,
            text: nameOf(line),
            quantity: line.quantity,
          })),
        );
        void navigate(paths.quotationRequest());
      }}
    >
      Ask for a quotation
    </Button>
  );
}

type Props = {
  name: string;
  lines: readonly ListLine[];
  /** Missing where the list is only shown. */
  changes?: LineChanges | undefined;
  /** More that can be done with the lines. */
  children?: ReactNode;
};

/** The lines of a list, what changed first, and what can be done with all or the ticked of them. */
export function ListSheet({ name, lines, changes, children }: Props) {
  const { Slot } = useHost();
  // Those that are not ticked, so that a line that comes meanwhile is.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // A removed line takes the focus along, and a moved one may lose it.
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (pressed.current === null || document.activeElement !== document.body) return;
    if (pressed.current.isConnected) pressed.current.focus();
    else box.current?.focus();
    pressed.current = null;
  }, [lines]);
  if (lines.length === 0) return <NothingSaved />;
  const remember = () => {
    pressed.current = document.activeElement as HTMLElement | null;
  };

  const buyable = lines.filter(canBeBought);
  const ticked = buyable.filter(({ variant_id: id }) => !left.has(id));
  const wanted = lines.filter(({ variant_id: id, offered }) => !left.has(id) && offered !== 'gone');
  const tick = (id: string, on: boolean) => {
    setLeft((now) => new Set(on ? [...now].filter((one) => one !== id) : [...now, id]));
  };

  return (
    <Stack gap={4}>
      <All>
        <Checkbox
          name="all"
          error={undefined}
          label={`All items (${ticked.length} of ${lines.length} chosen)`}
          checked={buyable.length > 0 && ticked.length === buyable.length}
          disabled={buyable.length === 0}
          onChange={({ target }) => {
            setLeft(new Set(target.checked ? [] : lines.map(({ variant_id: id }) => id)));
          }}
        />
      </All>
      <div ref={box} tabIndex={-1} onClickCapture={remember}>
        <ListLines lines={lines} left={left} onTick={tick} changes={changes} />
      </div>
      <Actions align="start">
        <Again>
          <Slot
            // What was reviewed is over once other lines are chosen.
            key={ticked.map(({ variant_id: id, quantity }) => `${id}x${quantity}`).join()}
            name="cart.reorder"
            title={name}
            lines={ticked.map((line) => ({
              id: line.variant_id,
              variant_id: line.variant_id,
              product_name: line.product_name,
              variant_name: line.variant_name,
              brand_name: line.brand_name,
              quantity: line.quantity,
              price: line.price,
              ...(line.offered === 'short' ? { short: true } : {}),
            }))}
          />
        </Again>
        <QuotationButton lines={wanted} />
        {children}
      </Actions>
    </Stack>
  );
}
