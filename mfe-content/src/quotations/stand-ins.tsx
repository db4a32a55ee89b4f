import styled from '@emotion/styled';
import { Link, useNavigate } from 'react-router-dom';
import { formatPrice } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import { differenceInWords, isTold, verdictInWords } from 'shared-contracts/stand-in-words';
import { writeMoreAskedLines } from 'shared-contracts/storage-keys/asked-lines';
import type { GoneGoods, Quotation } from 'shared-contracts/wire/quotation';
import type { StandIn } from 'shared-contracts/wire/stand-ins';
import { Button } from 'shared-ui/button';
import { SectionTitle } from 'shared-ui/section-title';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { readStandIns } from '../api/stand-ins';
import { useHost } from '../host';

const Title = styled.h3`
  font-size: var(--text-md);
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: var(--space-1);
    align-content: start;
    justify-items: start;
    padding: var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-1);
    font-size: var(--text-sm);
    line-height: var(--leading-snug);
    overflow-wrap: anywhere;
  }
  ul {
    margin: 0;
    padding-inline-start: var(--space-4);
    color: var(--color-text-muted);
    list-style: disc;
  }
`;

const nameOf = (one: Pick<StandIn, 'product_name' | 'variant_name'>) =>
  [one.product_name, one.variant_name].filter(Boolean).join(', ');

/** One stand-in: its price today, what differs, and the way to have it quoted. */
function Offered({ one, quantity }: { one: StandIn; quantity: number }) {
  const navigate = useNavigate();
  const name = nameOf(one);
  const { product_id, variant_id, price, verdict } = one;
  return (
    <li>
      <Link to={paths.product(product_id, variant_id)}>{name}</Link>
      <p>
        <strong>{price === null ? 'Price Upon Inquiry' : formatPrice(price)}</strong> ·{' '}
        {verdictInWords(verdict)}
      </p>
      <ul>
        {one.differences.filter(isTold).map((difference) => (
          <li key={difference.label}>{differenceInWords(difference)}</li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Ask for a quotation of ${name}`}
        onClick={() => {
          writeMoreAskedLines([{ product_id, variant_id, text: name, quantity }]);
          void navigate(paths.quotationRequest());
        }}
      >
        Ask for a quotation
      </Button>
    </li>
  );
}

/** What may stand in for goods that are gone, or whom to ask. */
function Instead({ gone }: { gone: GoneGoods }) {
  const host = useHost();
  const { answer } = useAnswer(gone.variant_id, () => readStandIns(host, gone.variant_id));
  if (answer === undefined) return <Skeleton height="6rem" speaks />;
  // Where it can't be read, somebody can be asked.
  const said = answer.kind === 'read' ? answer.value : { stand_ins: [], ask: true };
  const offered = said.stand_ins.filter((one) => one.in_stock !== false);
  return (
    <>
      {offered.length > 0 ? (
        <List aria-label={`What can stand in for ${nameOf(gone)}`}>
          {offered.map((one) => (
            <Offered key={one.variant_id} one={one} quantity={gone.quantity} />
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
              const { brand_name: brand, product_name: product, variant_name: model } = gone;
              host.openInquiry({ brand, product, model });
            }}
          >
            Ask us what can stand in
          </Button>
        </Row>
      ) : null}
    </>
  );
}

/** For each of a quotation's goods that are gone what may stand in, each difference in words. */
export function StandInsPart({ gone }: Pick<Quotation, 'gone'>) {
  return (
    <Stack as="section" gap={4}>
      <SectionTitle>What can stand in</SectionTitle>
      {gone.map((each) => (
        <Stack key={each.variant_id} gap={2}>
          <Title>
            {nameOf(each)}: {each.why}
          </Title>
          <Instead gone={each} />
        </Stack>
      ))}
    </Stack>
  );
}
