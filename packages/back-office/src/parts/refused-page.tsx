/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Html } from '../html';

/**
 * What was not done and why, and the way on.
 * @param said a sentence, or what stands in its place
 */
export const refusedPage = (
  heading: string,
  said: string | Html,
  back: { path: string; name: string },
): Html => (
  <>
    <div class="heading">
      <h1>{heading}</h1>
    </div>
    {typeof said === 'string' ? (
      <p class="note danger" role="alert">
        {said}
      </p>
    ) : (
      said
    )}
    <p>
      <a class="button" href={back.path}>
        {back.name}
      </a>
    </p>
  </>
);
