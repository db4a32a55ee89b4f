/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatDateTime } from 'shared-contracts/dates';

/** A moment, as the shop's clocks say it. */
export function Moment({ at }: { at: Date }) {
  const { iso, text } = formatDateTime(at.toISOString());
  return <time datetime={iso ?? undefined}>{text}</time>;
}
