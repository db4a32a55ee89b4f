import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { Skeleton } from 'shared-ui/skeleton';
import { useLaterPart } from '../later-part';
import type { TradePartProps } from './trade-part';

const load = () =>
  import(/* webpackChunkName: "trade" */ './trade-part').then(({ TradePart }) => TradePart);

/** For a page without scripts: a browser with them never fetches or makes what is in `noscript`. */
const Served = lazy(async () => ({ default: await load() }));

const Coming = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** How many lines there will be, so that little moves when they come. */
function linesOf({ of, variant: one }: TradePartProps): number {
  const said =
    of === 'facts'
      ? [...(one.documents ?? []), one.mpn || one.gtin || one.warranty]
      : [
          ...(one.price_steps ?? []),
          one.was_price,
          one.order_step || one.minimum_order,
          one.lead_time,
        ];
  return said.filter(Boolean).length;
}

/** How a variant is sold, or what there is to know of it, where its catalogue says so. */
export function LaterTrade(props: TradePartProps) {
  return linesOf(props) > 0 ? <Shown {...props} /> : null;
}

/** Without its code the price and the specs stay, and the cart knows the rest. */
function Shown(props: TradePartProps) {
  const { part: TradePart } = useLaterPart('trade', load);
  if (TradePart) return <TradePart {...props} />;
  if (TradePart === null) return null;
  return (
    <>
      <Coming>
        <Skeleton height={`${linesOf(props) * 2}rem`} speaks />
      </Coming>
      <noscript>
        <Suspense fallback={null}>
          <Served {...props} />
        </Suspense>
      </noscript>
    </>
  );
}
