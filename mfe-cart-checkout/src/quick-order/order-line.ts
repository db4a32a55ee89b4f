/** A line of a quick order, from its text to the cart. */
import { isSoldIn, quantityRule } from 'shared-contracts/order-quantity';
import { priceAt } from 'shared-contracts/price-steps';
import type { LineChoice, MatchedLine } from 'shared-contracts/wire/quick-order';
import type { Counted } from './line-quantity';
import { questionOf, type QuantityQuestion } from './quantity-question';

/** What a stand-in changes of a line. */
type Replaced = Pick<
  OrderLine,
  'choices' | 'more' | 'outcome' | 'chosen' | 'quantity' | 'confirmed'
>;

export type OrderLine = Counted & {
  id: number;
  outcome: MatchedLine['outcome'];
  choices: readonly LineChoice[];
  /** Whether others fit as well as the choices. */
  more: boolean;
  /** The chosen variant's id; null while the shopper hasn't chosen. */
  chosen: string | null;
  /** Whether the shopper has said that the quantity is right. */
  confirmed: boolean;
  /** What the line was before the shopper took a stand-in for it; null while nobody did. */
  replaced: Replaced | null;
  /** What came of the last try to put it into the cart. */
  result: { kind: 'added' } | { kind: 'failed'; words: string } | null;
  /** What the shop says otherwise than the catalogue on this device did; null where nothing differs. */
  changed: string | null;
};

/** What is stored for a reload: prices and stock are asked for again. */
export type DraftLine = Counted & Pick<OrderLine, 'chosen' | 'confirmed'>;

/** What is offered for another maker's number is never sure, whatever the provider calls it. */
function outcomeOf(matched: MatchedLine | undefined): MatchedLine['outcome'] {
  if (!matched || matched.choices.length === 0) return 'none';
  return matched.choices.some((choice) => choice.instead_of) ? 'likely' : matched.outcome;
}

/** An exact line has its choice; any other is the shopper's to choose. */
export function orderLine(
  kept: DraftLine,
  id: number,
  matched: MatchedLine | undefined,
): OrderLine {
  const choices = matched?.choices ?? [];
  const outcome = outcomeOf(matched);
  const before = choices.find(({ variant_id }) => variant_id === kept.chosen);
  const only = outcome === 'exact' ? choices[0] : undefined;
  const chosen = before?.variant_id ?? only?.variant_id ?? null;
  return {
    ...kept,
    id,
    outcome,
    choices,
    more: matched?.more === true,
    chosen,
    replaced: null,
    result: null,
    changed: null,
  };
}

export const choiceOf = ({ choices, chosen }: OrderLine): LineChoice | undefined =>
  choices.find(({ variant_id }) => variant_id === chosen);

/** What the shopper has to say of the quantity; null where it is certain, or nothing is chosen. */
export function openQuestion(line: OrderLine): QuantityQuestion | null {
  const choice = choiceOf(line);
  const isOpen = choice && !line.confirmed && line.result?.kind !== 'added';
  return isOpen ? questionOf(line, choice) : null;
}

/** The quantity that is shown: in packs as soon as it is known that there are some. */
export function quantityOf(line: OrderLine): number {
  const question = openQuestion(line);
  return question?.kind === 'pack' ? question.packs : line.quantity;
}

/** Whether the line can go into the cart as it is. */
export function isReady(line: OrderLine): boolean {
  const choice = choiceOf(line);
  return (
    choice !== undefined &&
    line.result?.kind !== 'added' &&
    choice.price !== null &&
    choice.in_stock !== false &&
    openQuestion(line) === null &&
    isSoldIn(quantityRule(choice), line.quantity)
  );
}

/** Whether only a person of the shop can say what it costs. */
export const needsQuotation = (line: OrderLine): boolean =>
  line.result?.kind !== 'added' && (line.outcome === 'none' || choiceOf(line)?.price === null);

/** In centavos; null without a price. */
export function totalOf(line: OrderLine): number | null {
  const choice = choiceOf(line);
  if (!choice || choice.price === null) return null;
  const quantity = quantityOf(line);
  return priceAt(choice.price_steps, quantity, choice.price) * quantity;
}

/**
 * The line with a stand-in for what is sold out.
 * @param quantity as the shopper has agreed to it; null where the line's question is still open
 */
export function withStandIn(
  line: OrderLine,
  choice: LineChoice,
  quantity: number | null,
): OrderLine {
  const { choices, more, outcome, chosen, quantity: before, confirmed } = line;
  return {
    ...line,
    choices: [choice],
    more: false,
    outcome: 'likely',
    chosen: choice.variant_id,
    quantity: quantity ?? before,
    confirmed: quantity !== null,
    replaced: { choices, more, outcome, chosen, quantity: before, confirmed },
    result: null,
  };
}

/** The line as it was before a stand-in was taken for it. */
export const withoutStandIn = (line: OrderLine): OrderLine => ({
  ...line,
  ...line.replaced,
  replaced: null,
  result: null,
});
