import styled from '@emotion/styled';
import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';
import { Button } from 'shared-ui/button';
import { Retry } from 'shared-ui/retry';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { readStandIns } from '../api/find-stand-ins';
import { useHost } from '../host';
import { StandInItem, type StandInItemProps } from './stand-in-item';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
    padding: var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-1);
    overflow-wrap: anywhere;
  }
  ul {
    margin: 0;
    padding-inline-start: var(--space-4);
    color: var(--color-text-muted);
    list-style: disc;
  }
  p[role='alert'] {
    color: var(--color-danger);
  }
`;

const Part = styled(Stack)`
  width: 100%;
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
`;

export type StandInsProps = Omit<StandInItemProps, 'one'>;

/** What can be bought in place of what is sold out, each difference in words, or whom to ask. */
export function StandIns(props: StandInsProps) {
  const { wanted, onFollow } = props;
  const host = useHost();
  const { answer, again } = useAnswer(wanted.variant_id, () =>
    readStandIns(host, wanted.variant_id),
  );
  if (answer === undefined) return <Skeleton height="6rem" speaks />;
  if (answer.kind === 'failed') {
    return (
      <Part gap={2} role="alert">
        <p>{SOMETHING_WENT_WRONG}</p>
        <Retry size="small" pending={false} onRetry={() => again(false)} />
      </Part>
    );
  }
  const said = answer.kind === 'read' ? answer.value : { stand_ins: [], ask: true };
  const offered = said.stand_ins.filter(
    ({ price, in_stock: there }) => price !== null && there !== false,
  );
  const { brand_name: brand, product_name: product, variant_name: model } = wanted;
  return (
    <Part gap={2}>
      {offered.length > 0 ? (
        <List aria-label={`What can stand in for ${product}`}>
          {offered.map((one) => (
            <StandInItem key={one.variant_id} {...props} one={one} />
          ))}
        </List>
      ) : null}
      {offered.length === 0 && !said.ask ? <p>We have nothing that can stand in.</p> : null}
      {said.ask ? (
        <Row>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onFollow?.();
              host.openInquiry({ brand, product, model });
            }}
          >
            Ask us what can stand in
          </Button>
        </Row>
      ) : null}
    </Part>
  );
}
