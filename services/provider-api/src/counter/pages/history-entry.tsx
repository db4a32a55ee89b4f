/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Moment } from './moment';

type Entry = {
  at: Date;
  what: string;
  who: string;
  /** What was written or said; null for nothing. */
  words: string | null;
};

/** What happened once, as an item of a history. */
export const HistoryEntry = ({ at, what, who, words }: Entry) => (
  <li>
    <Moment at={at} />{' '}
    <span>
      <strong>{what}</strong> by {who}
    </span>
    {words !== null && <p class="words">{words}</p>}
  </li>
);
