import { choiceOf, openQuestion, type OrderLine } from './order-line';

/** '1 line', '3 lines'. */
export const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

/** '12 lines: 8 found, 1 to check, 2 to choose, 1 not found.' */
export function resultWords(lines: readonly OrderLine[]): string {
  const missing = lines.filter(({ outcome }) => outcome === 'none').length;
  const open = lines.filter((line) => line.outcome === 'likely' && !choiceOf(line)).length;
  const unsure = lines.filter((line) => openQuestion(line)).length;
  const found = lines.length - missing - open - unsure;
  const check = unsure > 0 ? `, ${unsure} to check` : '';
  return `${counted(lines.length, 'line', 'lines')}: ${found} found${check}, ${open} to choose, ${missing} not found.`;
}
