import { formatPrice } from 'shared-contracts/money';
import type { AuditFields } from '../../database/tables/audit';
import { TRADE_NAMES, tradeFields } from './trade-fields';

/** What people call fields whose names in the log are the program's. */
const NAMES: Record<string, string> = {
  brandId: 'brand number',
  categoryId: 'category number',
  isDefault: 'shown first',
  notOffered: 'not offered',
  useage: 'usage',
  validUntil: 'valid until',
  ...Object.fromEntries(TRADE_NAMES.map((name) => [name, tradeFields[name].label.toLowerCase()])),
};
/** Fields that are amounts in centavos. */
const AMOUNTS: ReadonlySet<string> = new Set(['price', 'total', 'amount', 'expected', 'counted']);

function valueOf(name: string, value: AuditFields[string]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (AMOUNTS.has(name) && typeof value !== 'string') return formatPrice(value);
  if (value === null) return name === 'stock' ? 'not counted' : 'none';
  return String(value) || 'none';
}

/** Fields of the log as people say them: 'price ₱1,625.00, stock 4'; '-' for none. */
export const fieldsInWords = (of: AuditFields | null): string =>
  Object.entries(of ?? {})
    .map(([name, value]) => `${NAMES[name] ?? name} ${valueOf(name, value)}`)
    .join(', ') || '-';
