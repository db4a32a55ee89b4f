import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from 'shared-contracts/money';
import { paths, pictureSources } from 'shared-contracts/paths';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { Amount } from 'shared-ui/amount';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { Picture } from 'shared-ui/picture';
import { QuantityField } from 'shared-ui/quantity-field';
import { Row } from 'shared-ui/stack';
import { canBeBought, type ListLine } from './list-line';
import { LineChange } from './line-change';

const Line = styled.li`
  display: grid;
  grid-template-columns: 1.375rem 3.5rem minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  align-items: start;
  padding-block: var(--space-3);
  break-inside: avoid;

  & + & {
    border-top: 1px solid var(--color-line);
  }
  @media (min-width: 48rem) {
    grid-template-columns: 1.375rem 3.5rem minmax(0, 1fr) auto;
  }
  /* Large letters on a narrow screen need the picture's room. */
  @container (max-width: 18rem) {
    grid-template-columns: 1.375rem minmax(0, 1fr);
    > label + * {
      display: none;
    }
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    padding-block: var(--space-1);
    line-height: var(--leading-snug);
  }

  /* As wide as the box, and pressed beside it too. */
  > label {
    display: grid;
    place-items: center;
    min-height: 3.5rem;
    margin-inline: calc(-1 * var(--space-3));
    @media print {
      display: none;
    }
  }
  > label input {
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: var(--color-accent-strong);
  }
`;

const Thumb = styled(Picture)`
  width: 3.5rem;
  border: 1px solid var(--color-line);
  @media print {
    display: none;
  }
`;

const Name = styled(Link)`
  font-weight: var(--weight-strong);
  line-height: var(--leading-snug);
  overflow-wrap: anywhere;
`;

const Detail = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

const Controls = styled(Row)`
  grid-column: 1 / -1;

  @media (min-width: 48rem) {
    grid-column: 4;
  }
  @media print {
    display: none;
  }
`;

/** On the screen the field says it. */
const OnPaper = styled.span`
  display: none;
  @media print {
    display: inline;
  }
`;

/** What a shopper may change of a line; without it the line is only shown. */
export type LineChanges = {
  quantity: (line: ListLine, quantity: number) => void;
  remove: (line: ListLine) => void;
  /** Up is -1. */
  move: (line: ListLine, by: 1 | -1) => void;
};

type Props = {
  line: ListLine;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  changes: LineChanges | undefined;
  /** Whether there is a line above and below it, to which it can move. */
  above: boolean;
  below: boolean;
};

/** One line of a list: what it is, what has changed of it, how many, and where it stands. */
export function ListLineRow({ line, ticked, onTick, changes, above, below }: Props) {
  const name = [line.product_name || 'Product', line.variant_name].filter(Boolean).join(', ');
  const nameId = useId();
  const onList = `, ${line.quantity} on the list`;
  return (
    <Line>
      <label>
        <input
          type="checkbox"
          aria-labelledby={nameId}
          checked={ticked}
          disabled={!canBeBought(line)}
          onChange={(event) => {
            onTick(event.target.checked);
          }}
        />
      </label>
      <Thumb sources={pictureSources(line.product_image, '3.5rem')} alt="" />
      <div>
        {line.model ? (
          <Detail>
            <strong className="model">{line.model}</strong>
          </Detail>
        ) : null}
        <Name id={nameId} to={paths.product(line.product_id, line.variant_id)}>
          {name}
        </Name>
        {line.brand_name ? <Detail>{line.brand_name}</Detail> : null}
        <p>
          <Amount size="small">{formatPrice(line.now)}</Amount>
          {line.now === null ? null : ' each'}
          {changes ? <OnPaper>{onList}</OnPaper> : onList}
        </p>
        <LineChange line={line} />
      </div>
      {changes ? (
        <Controls gap={1}>
          <QuantityField
            label={`Quantity of ${name}`}
            value={line.quantity}
            min={1}
            max={QUANTITY_MOST}
            onChange={(quantity) => {
              changes.quantity(line, quantity);
            }}
          />
          <IconButton
            icon={icons.chevronUp}
            label={`Move ${name} up`}
            aria-disabled={!above}
            onClick={() => {
              if (above) changes.move(line, -1);
            }}
          />
          <IconButton
            icon={icons.chevronDown}
            label={`Move ${name} down`}
            aria-disabled={!below}
            onClick={() => {
              if (below) changes.move(line, 1);
            }}
          />
          <IconButton
            icon={icons.trash}
            label={`Remove ${name} from the list`}
            onClick={() => {
              changes.remove(line);
            }}
          />
        </Controls>
      ) : null}
    </Line>
  );
}
