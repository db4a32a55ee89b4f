import styled from '@emotion/styled';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { Button } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import { kindOfUnit } from './number-words';
import type { OrderLine } from './order-line';
import type { QuantityQuestion } from './quantity-question';

const Ask = styled.div`
  display: grid;
  flex: 1 0 100%;
  gap: var(--space-2);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
`;

const packsOf = (count: number) => `${count} ${count === 1 ? 'pack' : 'packs'}`;
const piecesOf = (count: number) => `${count.toLocaleString('en-PH')} pieces`;

/** The question, and the answers that it has; the first is the likelier one. */
function asked(line: OrderLine, question: QuantityQuestion) {
  if (question.kind === 'check') {
    // A dozen was counted into pieces already.
    const isPack = line.unit && kindOfUnit(line.unit) !== 'pieces';
    const wrote = isPack ? `You wrote ${line.quantity} ${line.unit ?? ''}. ` : '';
    const words = `${wrote}Is the quantity ${line.quantity}?`;
    return { words, answers: [{ quantity: line.quantity, words: `Yes, ${line.quantity}` }] };
  }
  const { pack, pieces, packs } = question;
  const inPieces = `${packsOf(packs)} (${piecesOf(packs * pack)})`;
  const answers = [
    { quantity: packs, words: inPieces },
    { quantity: pieces, words: packsOf(pieces) },
  ];
  const wrote = line.unit === '' ? String(pieces) : piecesOf(pieces);
  return {
    words: `One pack has ${piecesOf(pack)}, and you wrote ${wrote}. How many packs?`,
    // A dozen pieces are no dozen packs, and one pack is offered once.
    answers: pieces === packs ? answers.slice(0, 1) : answers,
  };
}

/** Asks for the quantity of a line where it isn't certain. */
export function AskQuantity({
  line,
  question,
  onSay,
}: {
  line: OrderLine;
  question: QuantityQuestion;
  onSay: (quantity: number) => void;
}) {
  const { words, answers } = asked(line, question);
  return (
    <Ask role="group" aria-label={`Quantity of ${line.text}`}>
      <p>{words}</p>
      <Row gap={2}>
        {answers
          .filter(({ quantity }) => quantity <= QUANTITY_MOST)
          .map((answer) => (
            <Button
              key={answer.quantity}
              variant="secondary"
              size="small"
              onClick={() => {
                onSay(answer.quantity);
              }}
            >
              {answer.words}
            </Button>
          ))}
      </Row>
    </Ask>
  );
}
