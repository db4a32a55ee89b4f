import styled from '@emotion/styled';
import { Link, useRevalidator } from 'react-router-dom';
import { paths, pictureSources } from 'shared-contracts/paths';
import { asIconButton } from 'shared-ui/icon-button';
import { Icon } from 'shared-ui/icon';
import { close } from 'shared-ui/icons';
import { comesBack, OFFLINE } from 'shared-ui/offline';
import { Picture } from 'shared-ui/picture';
import { Retry } from 'shared-ui/retry';
import { useComesBack } from 'shared-ui/use-comes-back';
import { ProductName } from '../product-name';
import type { ComparedColumn } from './compared-column';

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  height: var(--picture);
  margin-bottom: var(--space-2);
  > :first-of-type {
    width: var(--picture);
  }
`;

/** As many lines as leave a phone room for what is compared. */
const Name = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  color: var(--color-text);
  font-weight: var(--weight-strong);
  @media (min-width: 40rem) {
    font-size: var(--text-sm);
    line-height: var(--leading-snug);
  }
  @media print {
    display: block;
  }
`;

const RemoveLink = styled(Link)`
  ${asIconButton}
  justify-self: end;
  margin: calc(-1 * var(--padding)) calc(-1 * var(--padding)) 0 0;
  color: var(--color-text-muted);
`;

/** Nobody could say what the product is. */
function Unread({ away }: { away: boolean }) {
  const { state, revalidate } = useRevalidator();
  useComesBack(away, () => void revalidate());
  return (
    <>
      <p>{away ? `${OFFLINE} ${comesBack('This product')}` : 'Not available right now.'}</p>
      <Retry size="small" pending={state === 'loading'} onRetry={revalidate} />
    </>
  );
}

type Props = {
  column: ComparedColumn;
  /** The comparison without it. */
  without: string;
  onRemove: () => void;
};

/** What a column is about: picture, name, and the way to take it out. */
export function ColumnHead({ column, without, onRemove }: Props) {
  const shown = column.kind === 'shown' ? column.product : null;
  const name = shown?.product_name ?? 'this product';
  const picture = shown?.variant?.images[0] ?? null;
  return (
    <th scope="col">
      <Top>
        {shown ? <Picture sources={pictureSources(picture, '7rem')} alt="" eager /> : <span />}
        <RemoveLink
          data-press=""
          to={without}
          replace
          preventScrollReset
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <Icon icon={close} />
        </RemoveLink>
      </Top>
      {shown ? (
        <Name to={paths.product(shown.product_id, shown.open ? undefined : shown.variant?.id)}>
          <ProductName>{name}</ProductName>
        </Name>
      ) : column.kind === 'failed' ? (
        <Unread away={column.away} />
      ) : (
        <p>This product does not exist.</p>
      )}
    </th>
  );
}
