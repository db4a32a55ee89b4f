import styled from '@emotion/styled';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Row } from 'shared-ui/stack';

const Question = styled(Notice)`
  grid-column: 1 / -1;
`;

type Props = {
  /** What is asked for. */
  text: string;
  quantity: number;
  /** Units that another page handed over. */
  other: number;
  onAnswer: (quantity: number) => void;
};

/** Asks which of two quantities of the same goods is right; what stands in the form is kept until then. */
export function OtherQuantity({ text, quantity, other, onAnswer }: Props) {
  const both = Math.min(other + quantity, QUANTITY_MOST);
  const choices = new Map([
    [both, `${both} in all`],
    [quantity, `Keep ${quantity}`],
    [other, `Make it ${other}`],
  ]);
  return (
    <Question
      tone="warning"
      title={`You asked for ${quantity} before, and for ${other} now. How many do you need?`}
    >
      <Row gap={2}>
        {[...choices].reverse().map(([each, words]) => (
          <Button
            key={each}
            variant="secondary"
            size="small"
            aria-label={`${words} of ${text}`}
            onClick={() => {
              onAnswer(each);
            }}
          >
            {words}
          </Button>
        ))}
      </Row>
    </Question>
  );
}
