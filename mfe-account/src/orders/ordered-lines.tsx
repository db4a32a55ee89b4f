import { Link } from 'react-router-dom';
import { formatMoney, formatPrice } from 'shared-contracts/money';
import { isGoods } from 'shared-contracts/no-goods';
import { paths, pictureSources } from 'shared-contracts/paths';
import type { OrderLine } from 'shared-contracts/wire/order';
import { Picture } from 'shared-ui/picture';
import { SumTable } from 'shared-ui/sum-table';

function Ordered({ line }: { line: OrderLine }) {
  const name = line.product_name || 'Product';
  return (
    <>
      {line.model ? (
        <>
          <span className="model">{line.model}</span>{' '}
        </>
      ) : null}
      {isGoods(line) ? <Link to={paths.product(line.variant_id)}>{name}</Link> : name}
      <small>{[line.variant_name, line.brand_name].filter(Boolean).join(', ')}</small>
    </>
  );
}

/** What was ordered, the model number first, how many of it, and what it cost. */
export function OrderedLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <SumTable
      caption="Items, prices before VAT"
      lines={lines.map((line) => ({
        key: line.id,
        picture: <Picture sources={pictureSources(line.product_image, '3.5rem')} alt="" />,
        what: <Ordered line={line} />,
        units: line.quantity,
        each: formatPrice(line.price),
        amount: line.price === null ? '' : formatMoney(line.price * line.quantity),
      }))}
    />
  );
}
