/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import type { Drift } from '../teams/drift';
import { Names } from './names';

const otherwise = ({ than, newer }: Drift) => (newer === null ? than : `${than}: ${newer}`);

/** Apps whose live release carries a library otherwise than a newer one of another app. */
export function DriftTable({ drift }: { drift: Drift[] | null }) {
  if (drift === null) {
    return <p class="faint">Not known: no two live releases have kept their source maps.</p>;
  }
  if (drift.length === 0) {
    return <p class="faint">None: live releases carry what they share in one state.</p>;
  }
  return (
    <>
      <p class="faint">
        Each live release beside the newest one that carries the same: files of our own packages,
        and versions of others. The app’s next release takes the newer one.
      </p>
      {table(
        'Libraries that live releases carry in several states',
        ['App', 'Library', 'Has otherwise', 'Newer in'],
        drift.map((each) => [
          { of: each.app },
          { of: <code>{each.library}</code> },
          { of: <Names names={each.in} /> },
          { of: otherwise(each) },
        ]),
        { kind: 'needs' },
      )}
    </>
  );
}
