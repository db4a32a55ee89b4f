/** What a mail says of the company that ordered. */
import type { orders } from '../../database/tables/orders';
import { plainWords } from './plain-words';

export type Business = Pick<
  typeof orders.$inferSelect,
  'poNumber' | 'projectReference' | 'companyTin' | 'companyBranch'
>;

/** One line for each thing that was said, and an empty one after them. */
export function businessLines(order: Business): string[] {
  const said: [string, string | null][] = [
    ['Branch', order.companyBranch],
    ['TIN', order.companyTin],
    ['Your PO number', order.poNumber],
    ['Project', order.projectReference],
  ];
  const lines = said.flatMap(([name, value]) => {
    const words = plainWords(value ?? '');
    return words === '' ? [] : [`${name}: ${words}`];
  });
  return lines.length === 0 ? [] : [...lines, ''];
}
