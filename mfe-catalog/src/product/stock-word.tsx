import { Badge } from 'shared-ui/badge';

type Props = {
  inStock: boolean | null;
  /** Units that are there, where the provider counts them. */
  count?: number | undefined;
};

/** What is known of the stock; nothing where nothing is known. */
export function StockWord({ inStock, count }: Props) {
  if (inStock === null) return null;
  return inStock ? (
    <Badge tone="success">{count ? `${count} in stock` : 'In stock'}</Badge>
  ) : (
    <Badge tone="danger">Out of Stock</Badge>
  );
}
