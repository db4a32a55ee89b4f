import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import { differenceInWords, isTold, verdictInWords } from 'shared-contracts/stand-in-words';
import type { LineChoice } from 'shared-contracts/wire/quick-order';
import type { StandIn } from 'shared-contracts/wire/stand-ins';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useHost } from '../host';
import { choiceOfStandIn } from './choice-of';
import { quantityInstead, type Article, type QuantityInstead } from './quantity-instead';

type State =
  | { kind: 'offered' }
  | { kind: 'reading' }
  | { kind: 'failed'; words: string }
  | { kind: 'asking'; question: QuantityInstead; choice: LineChoice };

export type StandInItemProps = {
  wanted: Article;
  /** Of what is sold out; null where it is asked for afterwards. */
  quantity: number | null;
  one: StandIn;
  /** @param quantity as the shopper has agreed to it; null where it is asked for afterwards */
  onChoose: (choice: LineChoice, quantity: number | null) => void;
  onFollow?: (() => void) | undefined;
};

/** The question takes the focus, because the pressed button has disappeared. */
const focus = (asked: HTMLElement | null) => asked?.focus();

/** One stand-in: what differs, and the button that takes it, with its question of quantity. */
export function StandInItem({ wanted, quantity, one, onChoose, onFollow }: StandInItemProps) {
  const { http } = useHost();
  const [state, setState] = useState<State>({ kind: 'offered' });
  const name = [one.product_name, one.variant_name].filter((part) => part !== '').join(', ');
  const told = one.differences.filter(isTold);

  async function choose() {
    setState({ kind: 'reading' });
    const read = await choiceOfStandIn(http, one);
    if (read.kind === 'failed') {
      setState(read);
      return;
    }
    const { choice } = read;
    const question =
      quantity === null ? null : quantityInstead(wanted, quantity, choice, one.differences);
    if (question === null) onChoose(choice, quantity);
    else setState({ kind: 'asking', question, choice });
  }

  return (
    <li>
      <Link to={paths.product(one.product_id, one.variant_id)} onClick={onFollow}>
        {name}
      </Link>
      <p>
        <strong>{formatPrice(one.price)}</strong> · {verdictInWords(one.verdict)}
      </p>
      {told.length > 0 ? (
        <ul>
          {told.map((difference) => (
            <li key={difference.label}>{differenceInWords(difference)}</li>
          ))}
        </ul>
      ) : null}
      {state.kind === 'asking' ? (
        <div ref={focus} tabIndex={-1} role="group" aria-label={`Quantity of ${name}`}>
          <p>{state.question.words}</p>
          <Row gap={2}>
            {state.question.answers.map((answer) => (
              <Button
                key={answer.quantity}
                variant="secondary"
                size="small"
                onClick={() => {
                  onChoose(state.choice, answer.quantity);
                }}
              >
                {answer.words}
              </Button>
            ))}
          </Row>
        </div>
      ) : (
        <Button
          variant="secondary"
          size="small"
          pending={state.kind === 'reading'}
          onClick={() => void choose()}
        >
          Take this instead
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
      {state.kind === 'failed' ? <p role="alert">{state.words}</p> : null}
    </li>
  );
}
