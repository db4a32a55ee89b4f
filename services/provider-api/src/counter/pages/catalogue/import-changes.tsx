/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { pageLinks } from 'back-office/parts/page-links';
import { table } from 'back-office/parts/table';
import {
  CHANGES_A_PAGE,
  type KeptFile,
  type KeptFileChange,
  type readFileChanges,
} from '../../../domain/catalogue-files/kept-files';
import { AT } from './fields';
import { IMPORTS } from './imports-page';

export type ShownChanges = Awaited<ReturnType<typeof readFileChanges>>;

const WHATS: Record<KeptFileChange['what'], string> = {
  new: 'New',
  changed: 'Changed',
  'off sale': 'Off sale',
};

const Name = ({ kind, rowId, name }: KeptFileChange) =>
  rowId === null ? <>{name}</> : <a href={`${AT}/${kind}s/${rowId}`}>{name}</a>;

const changeRow = (change: KeptFileChange) => [
  { of: <Name {...change} /> },
  { of: WHATS[change.what] },
  {
    of: (
      <ul>
        {change.fields.map(({ label, before, after }) => (
          <li class="words">
            {label}: {before !== '' && <s>{before}</s>} <strong>{after}</strong>
          </li>
        ))}
      </ul>
    ),
  },
];

/** What a file does with products and variants, with the values before and after. */
export const FileChanges = ({ file, changes }: { file: KeptFile; changes: ShownChanges }) => (
  <section aria-labelledby="changes">
    <h2 class="dimension" id="changes">
      Products and variants
    </h2>
    {table('Differences', ['What', 'State', 'Before and after'], changes.changes.map(changeRow), {
      kind: 'moves',
    })}
    {file.changeCount > changes.count && (
      <p class="sub">
        The first {changes.count} of {file.changeCount} differences.
      </p>
    )}
    {pageLinks({ ...changes, size: CHANGES_A_PAGE }, 'differences', (number) => {
      return `${IMPORTS}/${file.id}?changes=${number}#changes`;
    })}
  </section>
);
