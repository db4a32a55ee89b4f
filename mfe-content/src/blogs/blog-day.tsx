import styled from '@emotion/styled';
import { formatDate } from 'shared-contracts/dates';

const Day = styled.time`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

/** The day of an article; nothing where the provider gave none. */
export function BlogDay({ createdAt }: { createdAt: string }) {
  const { iso, text } = formatDate(createdAt);
  return text ? <Day dateTime={iso ?? undefined}>{text}</Day> : null;
}
