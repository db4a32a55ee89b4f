import { Badge } from 'shared-ui/badge';
import { troubleOf, type CartLine } from './lines';

const texts = {
  'out-of-stock': 'Out of Stock',
  unavailable: 'No longer available',
} as const;

/** Says that a line can't be ordered as it stands; nothing otherwise. */
export function LineTroubleBadge({ line }: { line: CartLine }) {
  const trouble = troubleOf(line);
  return trouble ? <Badge tone="warning">{texts[trouble]}</Badge> : null;
}
