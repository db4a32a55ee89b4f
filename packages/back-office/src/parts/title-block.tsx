/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

/** What a paper is, by names and values; null, false or '' where nothing is known. */
export type TitleFact = readonly [name: string, value: Child];

const isKnown = ([, value]: TitleFact) =>
  value !== null && value !== undefined && value !== '' && value !== false;

/** A paper's heading, and beside it the ruled block of its number, date, status and people. */
export const Titled = ({ facts, children }: { facts: readonly TitleFact[]; children?: Child }) => (
  <header class="titled">
    <div>{children}</div>
    <dl class="title-block">
      {facts.filter(isKnown).map(([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </header>
);

/** Where a printed paper is signed; on paper only. */
export const Signature = ({ who }: { who: string }) => (
  <div class="signature">
    <p>{who}, name and signature</p>
    <p>Date</p>
  </div>
);
