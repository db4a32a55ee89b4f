import styled from '@emotion/styled';
import { blogDate } from './blog-date';

const Day = styled.time`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

/** The day of an article; nothing where the provider gave none. */
export function BlogDay({ createdAt }: { createdAt: string }) {
  const { iso, text } = blogDate(createdAt);
  return text ? <Day dateTime={iso ?? undefined}>{text}</Day> : null;
}
