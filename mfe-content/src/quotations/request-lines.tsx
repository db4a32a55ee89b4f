import styled from '@emotion/styled';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { REQUESTED_LINES_MOST } from 'shared-contracts/wire/quotation-request';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import type { FieldFaults } from 'shared-ui/field-faults';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { QuantityField } from 'shared-ui/quantity-field';
import { Row, Stack } from 'shared-ui/stack';
import type { FormLine } from './more-lines';
import { OtherQuantity } from './other-quantity';
import { emptyLine } from './request-draft';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-bottom: var(--space-4);
  & + & {
    padding-top: var(--space-4);
    border-top: 1px solid var(--color-line);
  }

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    /* How many stands beside what is typed, below the height of its label. */
    > div + div {
      margin-top: calc(var(--text-sm) * var(--leading-snug) + var(--space-1));
    }
  }
`;

const Name = styled.p`
  align-self: center;
  font-weight: var(--weight-strong);
  overflow-wrap: anywhere;
`;

const Fault = styled.p`
  color: var(--color-danger);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
`;

type Props = {
  lines: readonly FormLine[];
  onChange: (lines: FormLine[]) => void;
  faults: FieldFaults;
};

/** What is asked for: goods of the shop, and lines in the customer's own words. */
export function RequestLines({ lines, onChange, faults }: Props) {
  const change = (key: string, to: Partial<FormLine>) => {
    onChange(lines.map((line) => (line.key === key ? { ...line, ...to } : line)));
  };
  /** A quantity that the shopper has said answers the question for it. */
  const count = (key: string, quantity: number) => {
    onChange(
      lines.map(({ other_quantity, ...line }) => {
        if (line.key === key) return { ...line, quantity };
        return other_quantity === undefined ? line : { ...line, other_quantity };
      }),
    );
  };
  const list = useRef<HTMLUListElement>(null);
  return (
    <Stack gap={3}>
      <ul ref={list} tabIndex={-1} aria-label="What you ask for">
        {lines.map((line, at) => {
          const fault = faults[`text-${line.key}`] ?? faults[`lines.${at}.text`];
          return (
            <Line key={line.key}>
              {line.variant_id === null ? (
                <Field
                  label={`Item ${at + 1}`}
                  name={`text-${line.key}`}
                  required
                  error={fault}
                  value={line.text}
                  onChange={(event) => {
                    change(line.key, { text: event.currentTarget.value });
                  }}
                />
              ) : (
                <Name>
                  {line.product_id === null ? (
                    line.text
                  ) : (
                    <Link to={paths.product(line.product_id, line.variant_id)}>{line.text}</Link>
                  )}
                </Name>
              )}
              <Row gap={3} justify="space-between">
                <QuantityField
                  label={`Quantity of ${line.text || `item ${at + 1}`}`}
                  value={line.quantity}
                  max={QUANTITY_MOST}
                  onChange={(quantity) => {
                    count(line.key, quantity);
                  }}
                />
                <IconButton
                  icon={icons.trash}
                  label={`Remove ${line.text || `item ${at + 1}`}`}
                  onClick={() => {
                    onChange(lines.filter(({ key }) => key !== line.key));
                    list.current?.focus();
                  }}
                />
              </Row>
              {line.other_quantity === undefined ? null : (
                <OtherQuantity
                  text={line.text}
                  quantity={line.quantity}
                  other={line.other_quantity}
                  onAnswer={(quantity) => {
                    count(line.key, quantity);
                    list.current?.focus();
                  }}
                />
              )}
            </Line>
          );
        })}
      </ul>
      {faults.lines ? <Fault role="alert">{faults.lines}</Fault> : null}
      <Row>
        <Button
          variant="secondary"
          disabled={lines.length >= REQUESTED_LINES_MOST}
          onClick={() => {
            onChange([...lines, emptyLine()]);
          }}
        >
          Add an item
        </Button>
      </Row>
    </Stack>
  );
}
