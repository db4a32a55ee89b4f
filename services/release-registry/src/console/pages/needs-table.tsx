/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import type { Need } from '../needs';
import { Names } from './names';

const row = (need: Need) => [
  { of: need.by },
  { of: need.kind },
  { of: need.of },
  { of: <Names names={need.names} /> },
];

/** Who needs what of whom, in words. */
export const NeedsTable = ({ needs, caption }: { needs: Need[]; caption: string }) =>
  needs.length === 0 ? (
    <p class="faint">Nothing, or no contract says it.</p>
  ) : (
    table(caption, ['Who', 'Needs', 'Of', 'Which'], needs.map(row), { kind: 'needs' })
  );
