import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addWords } from 'shared-contracts/quantity-words';
import { Button } from 'shared-ui/button';
import { useHost } from '../host';
import { ResultBody, resultCard } from '../results/result-body';
import { pathOf, type Found } from '../search/found';

const Line = styled.div`
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-4);
  align-items: center;

  > a {
    padding-inline: 0;
  }
  > button {
    min-width: 7.5rem;
  }
  @media (max-width: 39.99rem) {
    display: block;
    > button {
      min-width: 5rem;
      margin-bottom: var(--space-3);
    }
    /* Beside the price, which leaves it the room; under it where letters are so large that there is none. */
    &[data-priced] {
      padding-bottom: clamp(0px, (16rem - 100%) * 99, 3.5rem);
      > button {
        position: absolute;
        right: 0;
        bottom: 0;
      }
      > a > :last-child {
        padding-inline-end: clamp(0px, (100cqi - 16rem) * 99, 5.5rem);
      }
    }
  }
`;

const Result = styled(Link)(resultCard);

type Props = {
  found: Found;
  /** Whether its percent of match says something beside the others'. */
  percent: boolean;
  /** Whether its way into the cart was asked for: the code of that may still be coming. */
  adding: boolean;
  onFollow: () => void;
  onAdd: (found: Found) => void;
};

/** A result: the link to it, and beside it the way into the cart, or an inquiry about it. */
export function ResultRow({ found, percent, adding, onFollow, onAdd }: Props) {
  const { openInquiry } = useHost();
  // The dialog takes the focus when it is here, and so does the Retry of one that failed.
  const [left, setLeft] = useState(false);
  const { item, variant } = found;
  const { brand_name: brand, product_name: product, price_from: from = null } = item;
  const priced = (variant ?? item).price !== null || (!variant && from !== null);
  const buyable = priced && (variant ?? item).in_stock !== false;
  const words = buyable ? addWords(variant ?? item) : priced ? 'Inquire' : 'Inquire for Price';
  return (
    <Line data-priced={buyable || undefined}>
      <Result to={pathOf(found)} onClick={onFollow}>
        <ResultBody found={found} percent={percent} />
      </Result>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        pending={adding && !left}
        onBlur={() => {
          setLeft(true);
        }}
        aria-label={`${words}: ${product}`}
        onClick={() => {
          setLeft(false);
          if (buyable) onAdd(found);
          else openInquiry({ brand, product, model: variant?.variant_name ?? '' });
        }}
      >
        {words}
      </Button>
    </Line>
  );
}
