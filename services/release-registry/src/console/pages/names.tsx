/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

/** More names than these are shown when asked for. */
const SHOWN = 6;

/** A list of names of the code; a long one is folded. */
export function Names({ names }: { names: string[] }) {
  const list = <code>{names.join(', ')}</code>;
  if (names.length <= SHOWN) return list;
  return (
    <details>
      <summary>{names.length} of them</summary>
      {list}
    </details>
  );
}
