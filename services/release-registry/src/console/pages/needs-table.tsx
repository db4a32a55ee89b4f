/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import type { Need } from '../needs';

/** More names than these are shown when asked for. */
const SHOWN = 6;

function Names({ names }: Need) {
  const list = <code>{names.join(', ')}</code>;
  if (names.length <= SHOWN) return list;
  return (
    <details>
      <summary>{names.length} of them</summary>
      {list}
    </details>
  );
}

const row = (need: Need) => [
  { of: need.by },
  { of: need.kind },
  { of: need.of },
  { of: <Names {...need} /> },
];

/** Who needs what of whom, in words. */
export const NeedsTable = ({ needs, caption }: { needs: Need[]; caption: string }) =>
  needs.length === 0 ? (
    <p class="faint">Nothing, or no contract says it.</p>
  ) : (
    table(caption, ['Who', 'Needs', 'Of', 'Which'], needs.map(row), { kind: 'needs' })
  );
