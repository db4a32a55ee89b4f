/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { Titled } from 'back-office/parts/title-block';
import type { FileTally } from '../../../database/tables/catalogue-files';
import type { Progress } from '../../../domain/catalogue-files/file-work';
import type { KeptFile } from '../../../domain/catalogue-files/kept-files';
import { Moment } from '../moment';
import { Rooms } from './fields';
import { FileChanges, type ShownChanges } from './import-changes';
import { FILE_STATES, IMPORTS } from './imports-page';

export type ShownFile = {
  file: KeptFile;
  /** How far this process is with it; null where it does nothing with it. */
  progress: Progress | null;
  changes: ShownChanges;
  /** Why it was not applied just now; null where nothing is in its way. */
  refused: string | null;
};

const KINDS: Record<string, string> = {
  brands: 'Brands',
  categories: 'Categories',
  products: 'Products',
  variants: 'Variants',
  blogs: 'Articles',
  testimonials: 'Testimonials',
};

const isOther = ({ added, changed, retired }: FileTally) => added + changed + retired > 0;

const tallyRow = (name: string, { added, changed, unchanged, retired }: FileTally) => [
  { of: name },
  ...[added, changed, unchanged, retired].map((count) => ({ of: count, number: true })),
];

/** How much of each kind changes; nothing where nothing does. */
function Tallies({ tallies }: { tallies: Record<string, FileTally> }) {
  const rows = Object.entries(KINDS).flatMap(([kind, name]) => {
    const tally = tallies[kind];
    return tally && isOther(tally) ? [tallyRow(name, tally)] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="tallies">
      <h2 class="dimension" id="tallies">
        How much it is
      </h2>
      {table('What the file does', ['Kind', 'New', 'Changed', 'As before', 'Off sale'], rows)}
    </section>
  );
}

const List = ({ heading, id, lines }: { heading: string; id: string; lines: string[] }) => (
  <section aria-labelledby={id}>
    <h2 class="dimension" id={id}>
      {heading}
    </h2>
    <ul class="entries">
      {lines.map((line) => (
        <li>{line}</li>
      ))}
    </ul>
  </section>
);

const Faults = ({ file: { faults, faultCount } }: { file: KeptFile }) => (
  <>
    <p class="note danger">
      Nothing can be applied while a row can’t be taken. Please correct the file and send it again.
    </p>
    <List
      id="faults"
      heading={faultCount === 1 ? '1 row can’t be taken' : `${faultCount} rows can’t be taken`}
      lines={[
        ...faults,
        ...(faultCount > faults.length ? [`… and ${faultCount - faults.length} more`] : []),
      ]}
    />
  </>
);

const Again = ({ file: { id }, children }: { file: KeptFile; children: string }) => (
  <Form to={`${IMPORTS}/${id}/again`} kind="edit">
    <Button kind="main">{children}</Button>
  </Form>
);

/** What is being done with it now, and the way on where nobody does it. */
function Working({ file, progress }: ShownFile) {
  const doing =
    file.state === 'reading' ? 'It is being compared with the shop.' : 'It is being applied.';
  const { done = 0, all = null } = progress ?? {};
  return (
    <>
      <p class="note" role="status">
        {doing}{' '}
        {all !== null && (
          <>
            <progress value={done} max={all} aria-label="Products written"></progress> {done} of{' '}
            {all} products
          </>
        )}
      </p>
      {progress === null ? (
        <>
          <p>If this page says so for long, the shop was started anew meanwhile.</p>
          <Again file={file}>Go on with it</Again>
        </>
      ) : (
        <p class="sub">
          This page looks again by itself. You may leave it and come back.{' '}
          <a href={`${IMPORTS}/${file.id}`}>Look now</a>
        </p>
      )}
    </>
  );
}

function Deciding({ file }: ShownFile) {
  if (file.faultCount > 0) return <Faults file={file} />;
  if (!Object.values(file.tallies ?? {}).some(isOther))
    return <p class="note">Nothing in the file is new.</p>;
  return (
    <Form to={`${IMPORTS}/${file.id}/apply`} kind="edit">
      <Hidden name="shown" value={file.token} />
      <Button kind="main">Apply the file</Button>
    </Form>
  );
}

/** What can be done with it, or became of it. */
function State(shown: ShownFile) {
  const { file } = shown;
  if (file.state === 'reading' || file.state === 'applying') return <Working {...shown} />;
  if (file.state === 'previewed') return <Deciding {...shown} />;
  if (file.state === 'refused') {
    return <p class="note danger">{file.why} Nothing was changed.</p>;
  }
  if (file.state === 'applied') {
    return (
      <p class="note done">
        Applied {file.appliedAt && <Moment at={file.appliedAt} />} by {file.appliedBy}.
      </p>
    );
  }
  return (
    <>
      <p class="note danger" role="alert">
        {file.state === 'changed'
          ? 'The shop was changed since this was compared, so nothing was applied.'
          : `${file.why} What is in the shop already is left as it is when it goes on.`}
      </p>
      <Again file={file}>{file.state === 'changed' ? 'Compare it again' : 'Go on with it'}</Again>
    </>
  );
}

/** What its sender said of how it is read; nothing where nothing was. */
const readAs = ({ conversion, map }: KeptFile): [string, string][] => [
  ...(conversion === null
    ? []
    : ([['Prices', `1 ${conversion.currency} = ${conversion.rate} pesos`]] as [string, string][])),
  ...(map === null ? [] : ([['Columns', 'by a map']] as [string, string][])),
];

/** One file: what it would change, what is wrong with it, and what was done with it. */
export function ImportPage(shown: ShownFile) {
  const { file, refused, changes } = shown;
  return (
    <>
      <Rooms present={IMPORTS} />
      <p class="back">
        <a href={IMPORTS}>All imports</a>
      </p>
      <Titled
        facts={[
          ['Import', <span class="model">{file.id}</span>],
          ['Sent', <Moment at={file.at} />],
          ['State', FILE_STATES[file.state]],
          ['By', file.staffName],
          ['Catalogue', `${file.source}${file.whole ? ', the whole of it' : ''}`],
          ...readAs(file),
        ]}
      >
        <h1>{file.fileName}</h1>
      </Titled>
      {refused !== null && (
        <p class="note danger" role="alert">
          {refused}
        </p>
      )}
      <State {...shown} />
      {file.tallies !== null && file.faultCount === 0 && <Tallies tallies={file.tallies} />}
      {file.warnings.length > 0 && (
        <List id="warnings" heading="To be looked at" lines={file.warnings} />
      )}
      {changes.count > 0 && <FileChanges file={file} changes={changes} />}
    </>
  );
}
