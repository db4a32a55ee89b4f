/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

/** A page of a heading and one thing below it. */
export const PlainPage = ({ heading, children }: { heading: string; children?: Child }) => (
  <>
    <div class="heading">
      <h1>{heading}</h1>
    </div>
    {children}
  </>
);
