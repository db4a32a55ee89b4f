import { Badge } from 'shared-ui/badge';

/** What is known of the stock; nothing where nothing is known. */
export function StockWord({ inStock }: { inStock: boolean | null }) {
  if (inStock === null) return null;
  return inStock ? (
    <Badge tone="success">In stock</Badge>
  ) : (
    <Badge tone="danger">Out of Stock</Badge>
  );
}
