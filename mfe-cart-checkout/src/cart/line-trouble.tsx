import { Badge } from 'shared-ui/badge';
import { troubleOf, type CartLine } from './lines';

const texts = {
  'out-of-stock': 'Out of Stock',
  unavailable: 'No longer available',
} as const;

/** Says that a line can't be ordered as it stands; nothing otherwise. */
export function LineTroubleBadge({ line }: { line: CartLine }) {
  const trouble = troubleOf(line);
  if (trouble === null) return null;
  const left = trouble === 'out-of-stock' ? line.stock_count : undefined;
  return <Badge tone="warning">{left ? `Only ${left} left in stock` : texts[trouble]}</Badge>;
}
