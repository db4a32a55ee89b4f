import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { findStandIns } from 'shared-contracts/calls/stand-ins';
import { isMissingCall } from 'shared-contracts/missing-call';
import { formatPrice } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import { ask, queryOf } from 'shared-contracts/query';
import { readingOf } from 'shared-contracts/reading';
import { differenceInWords, isTold, verdictInWords } from 'shared-contracts/stand-in-words';
import type { ProductDetails, Variant } from 'shared-contracts/wire/product-details';
import type { StandIn, StandIns } from 'shared-contracts/wire/stand-ins';
import { Button } from 'shared-ui/button';
import { Skeleton } from 'shared-ui/skeleton';
import { Row, Stack } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { reportFailure } from '../api/failure';
import { LASTS } from '../api/queries';
import { useHost } from '../host';
import { StockWord } from './stock-word';

/** As high while it loads as with any number of stand-ins, so that nothing beneath moves. */
const HEIGHT = '11rem';

const Title = styled.h2`
  margin: 0;
  font-size: var(--text-sm);
  font-weight: var(--weight-strong);
`;

const List = styled.ul`
  display: flex;
  gap: var(--space-3);
  height: ${HEIGHT};
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  scroll-snap-type: x proximity;
`;

const Item = styled.li`
  flex: 0 0 min(17rem, 85%);
  padding: var(--space-3);
  overflow-y: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  scroll-snap-align: start;
  p {
    margin: 0;
  }
`;

const Differences = styled.ul`
  margin: 0;
  padding-inline-start: var(--space-4);
  color: var(--color-text-muted);
`;

const NOTHING: StandIns = { stand_ins: [], ask: false };

/** @returns undefined while it loads; nothing where the provider can't say, or the answer fails */
function useStandIns(variantId: string): StandIns | undefined {
  const host = useHost();
  const query = queryOf(findStandIns, { query: { variant_id: variantId } }, LASTS);
  const { answer } = useAnswer(query.request.url, async () => {
    const answered = ask(host.http, query).catch((error: unknown) => {
      if (isMissingCall(error)) return NOTHING;
      throw error;
    });
    const reading = await readingOf(answered, reportFailure(host, 'What can stand in'));
    return reading.kind === 'read' ? reading.value : NOTHING;
  });
  return answer;
}

function Offered({ one }: { one: StandIn }) {
  const told = one.differences.filter(isTold);
  return (
    <Item>
      <Link to={paths.product(one.product_id, one.variant_id)}>
        {one.product_name}
        {one.variant_name === '' ? '' : `, ${one.variant_name}`}
      </Link>
      <Row gap={2}>
        <strong>{one.price === null ? 'Price Upon Inquiry' : formatPrice(one.price)}</strong>
        <StockWord inStock={one.in_stock} />
      </Row>
      <p>{verdictInWords(one.verdict)}</p>
      <Differences>
        {told.map((difference) => (
          <li key={difference.label}>{differenceInWords(difference)}</li>
        ))}
      </Differences>
    </Item>
  );
}

type Props = { product: ProductDetails; chosen: Variant };

/** What may stand in for a variant that is sold out, each difference in words, or whom to ask. */
export function StandInsPart({ product, chosen }: Props) {
  const { openInquiry } = useHost();
  const answer = useStandIns(chosen.id);
  if (answer === undefined) return <Skeleton height={HEIGHT} speaks />;
  const { stand_ins: offered, ask: asked } = answer;
  return (
    <>
      {offered.length > 0 ? (
        <Stack as="section" gap={2} aria-labelledby="stand-ins">
          <Title id="stand-ins">What can stand in</Title>
          <List>
            {offered.map((one) => (
              <Offered key={one.variant_id} one={one} />
            ))}
          </List>
        </Stack>
      ) : null}
      {asked ? (
        <Button
          variant="secondary"
          onClick={() =>
            openInquiry({
              brand: product.brand.name,
              product: product.product_name,
              model: chosen.variant_name,
            })
          }
        >
          Ask us what can stand in
        </Button>
      ) : null}
    </>
  );
}
