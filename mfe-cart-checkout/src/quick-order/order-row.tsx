import styled from '@emotion/styled';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from 'shared-contracts/money';
import { quantityRule } from 'shared-contracts/order-quantity';
import { paths, pictureSources } from 'shared-contracts/paths';
import { quantityWords, refusalOf } from 'shared-contracts/quantity-words';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { Badge, type BadgeTone } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Picture } from 'shared-ui/picture';
import { QuantityField } from 'shared-ui/quantity-field';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { detailsOf, LineChoices } from './line-choices';
import {
  choiceOf,
  openQuestion,
  quantityOf,
  totalOf,
  withoutStandIn,
  withStandIn,
  type OrderLine,
} from './order-line';
import { AskQuantity } from './ask-quantity';
import { StandInsButton } from '../stand-ins/stand-ins-button';
import { TakenInstead } from './taken-instead';

const Item = styled.li`
  display: grid;
  gap: var(--space-3) var(--space-5);
  padding-block: var(--space-4);
  border-bottom: 1px solid var(--color-line);
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const About = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: var(--leading-snug);

  > p {
    font-weight: var(--weight-strong);
  }
  > p > span {
    margin-inline-end: var(--space-2);
  }
`;

const Chosen = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: var(--space-3);

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: flex-start;
  gap: var(--space-2) var(--space-3);
  @media (min-width: 48rem) {
    justify-content: flex-end;
    width: 19rem;
    text-align: end;
  }
  > p {
    flex: 1 0 100%;
    font-size: var(--text-sm);
    line-height: var(--leading-snug);
  }
  > p[data-tone='danger'] {
    color: var(--color-danger);
  }
  > strong {
    flex: 1 0 6rem;
    text-align: end;
  }
  /* Its word begins and ends where the line does. */
  > button {
    margin-inline: calc(-1 * var(--space-3));
    @media (forced-colors: active) {
      margin-inline: 0;
    }
  }
`;

/** The mark of a line: a word, so that no colour is needed to read it. */
function markOf(line: OrderLine): { tone: BadgeTone; word: string } {
  if (line.result?.kind === 'added') return { tone: 'success', word: 'Added' };
  if (line.result?.kind === 'failed') return { tone: 'danger', word: 'Not added' };
  if (line.outcome === 'none') return { tone: 'danger', word: 'Not found' };
  const choice = choiceOf(line);
  if (!choice) return { tone: 'warning', word: 'Please choose' };
  if (choice.price === null) return { tone: 'warning', word: 'Price Upon Inquiry' };
  if (choice.in_stock === false) return { tone: 'danger', word: 'Out of Stock' };
  if (openQuestion(line)) return { tone: 'warning', word: 'Please check' };
  return { tone: 'success', word: line.outcome === 'exact' ? 'Found' : 'Chosen' };
}

/** Why a line can't be added, or what to look at. */
function noteOf(line: OrderLine): { words: string; danger: boolean } | null {
  if (line.result?.kind === 'failed') return { words: line.result.words, danger: true };
  if (line.result) return null;
  const choice = choiceOf(line);
  const rule = choice && quantityRule(choice);
  const refusal = rule ? refusalOf(rule, quantityOf(line)) : null;
  if (refusal !== null) return { words: refusal, danger: true };
  if (!choice && !line.sure && !line.confirmed) {
    return { words: 'Please check the quantity.', danger: false };
  }
  const words = rule ? quantityWords(rule) : null;
  return words === null ? null : { words, danger: false };
}

export type OrderRowProps = {
  line: OrderLine;
  /** Whether the price of so many is only known once the network is back. */
  priceAsked: boolean;
  onSet: (part: Partial<OrderLine>) => void;
  onRemove: () => void;
};

/** A line: what was written, what it is, how many and what they cost. */
export function OrderRow({ line, priceAsked, onSet, onRemove }: OrderRowProps) {
  const item = useRef<HTMLLIElement>(null);
  const choice = choiceOf(line);
  const mark = markOf(line);
  const note = noteOf(line);
  const question = openQuestion(line);
  const confirm = (quantity: number) => {
    onSet({ quantity, confirmed: true });
  };
  const total = totalOf(line);
  const isAdded = line.result?.kind === 'added';
  const soldOut = choice?.in_stock === false && !isAdded ? choice : null;
  const rule = choice ? quantityRule(choice) : { least: 1, step: 1 };
  return (
    <Item ref={item} tabIndex={-1}>
      <About>
        <p>
          <Badge tone={mark.tone}>{mark.word}</Badge>
          {line.text}
        </p>
        {choice ? (
          <Chosen>
            <Picture sources={pictureSources(choice.image_path, '64px')} alt="" ratio="1 / 1" />
            <div>
              <Link to={paths.product(choice.product_id, choice.variant_id)}>
                {choice.product_name}
              </Link>
              <small>{detailsOf(choice)}</small>
            </div>
          </Chosen>
        ) : null}
        {line.outcome === 'none' ? (
          <Link to={paths.search(line.text)}>
            Search for it
            <VisuallyHidden>: {line.text}</VisuallyHidden>
          </Link>
        ) : null}
        {line.outcome === 'likely' && !isAdded && !line.replaced ? (
          <LineChoices
            text={line.text}
            choices={line.choices}
            more={line.more}
            chosen={line.chosen}
            onChoose={(chosen) => {
              onSet({ chosen });
            }}
          />
        ) : null}
        {soldOut ? (
          <StandInsButton
            wanted={soldOut}
            quantity={question ? null : line.quantity}
            onChoose={(stand, quantity) => {
              onSet(withStandIn(line, stand, quantity));
            }}
          />
        ) : null}
        {line.replaced && !isAdded ? (
          <TakenInstead
            name={choiceOf(withoutStandIn(line))?.product_name ?? line.text}
            onUndo={() => {
              onSet(withoutStandIn(line));
              item.current?.focus();
            }}
          />
        ) : null}
      </About>
      <Controls>
        {isAdded ? (
          <span>{line.quantity} ×</span>
        ) : (
          <QuantityField
            value={quantityOf(line)}
            onChange={confirm}
            min={rule.least}
            step={rule.step}
            max={QUANTITY_MOST}
            label={`Quantity of ${line.text}`}
          />
        )}
        <strong>{total === null || priceAsked ? '' : formatMoney(total)}</strong>
        {isAdded ? null : (
          <Button variant="quiet" size="small" onClick={onRemove}>
            Remove
            <VisuallyHidden> {line.text}</VisuallyHidden>
          </Button>
        )}
        {question ? <AskQuantity line={line} question={question} onSay={confirm} /> : null}
        {priceAsked ? <p>Price for {quantityOf(line)}: asked when the network is back.</p> : null}
        {line.changed ? <p data-tone="danger">{line.changed}</p> : null}
        {note ? <p data-tone={note.danger ? 'danger' : undefined}>{note.words}</p> : null}
      </Controls>
    </Item>
  );
}
