/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice, Files, Tick } from 'back-office/forms/choices';
import { Hidden, Line, Text } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import {
  SHAPES,
  type Entry,
  type EntryField,
  type EntryKind,
} from '../../../domain/catalogue-management/entry-kinds';
import type { Differing } from '../../../domain/audit/version';
import { ChangedNote } from './changed-note';
import { ArchiveForm, AT, PICTURES, Preview, Rooms, SmallPicture } from './fields';

export type ShownEntry = {
  kind: EntryKind;
  /** Null for one that is being added. */
  entry: Entry | null;
  version: string;
  /** Of a form that adds one. */
  key: string;
  /** What a category may stand below. */
  parents: { value: string; name: string }[];
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
  /** Its text through the shop's sanitiser, where it was asked for. */
  preview: string | null;
};

const TOP = { value: '', name: 'Nothing: it is at the top' };

/** The path of one's page and its form. */
const entryPath = (kind: EntryKind, id: number | null) => `${AT}/${kind}/${id ?? 'new'}`;

function Field({ field, shown }: { field: EntryField; shown: ShownEntry }) {
  const { name, label, most, as, needed } = field;
  const own = { name, label, value: shown.entry?.values[name] ?? '' };
  if (as === 'parent') return <Choice {...own} options={[TOP, ...shown.parents]} />;
  if (as === 'day' || as === 'line') {
    const kind = as === 'day' ? 'date' : 'text';
    return <Line {...own} most={most} needed={needed} kind={kind} />;
  }
  return <Text {...own} most={most} rows={as === 'html' ? 16 : 4} />;
}

function PictureFields({ entry, changed, preview }: ShownEntry) {
  const again = changed !== null || preview !== null;
  return (
    <>
      {entry?.picture && (
        <>
          <SmallPicture path={entry.picture} />
          <Tick name="noPicture" label="Take the picture away" />
        </>
      )}
      <Files label="A new picture: JPEG, PNG, WebP, GIF or AVIF" accept={PICTURES} />
      {again && <p class="sub">A picture that was chosen has to be chosen again.</p>}
    </>
  );
}

function EntryForm({ shown, path }: { shown: ShownEntry; path: string }) {
  const { kind, entry, version, key } = shown;
  const { one, fields, picture } = SHAPES[kind];
  return (
    <Form to={path} files kind="edit">
      <Hidden name="shown" value={version} />
      {entry === null && <Hidden name="key" value={key} />}
      {fields.map((field) => (
        <Field field={field} shown={shown} />
      ))}
      {picture && <PictureFields {...shown} />}
      <div class="actions">
        <Button kind="main" name="do" value="save">
          Save the {one}
        </Button>
        {fields.some(({ as }) => as === 'html') && (
          <Button name="do" value="preview">
            Preview the text
          </Button>
        )}
      </div>
    </Form>
  );
}

/** One brand, category, article or testimonial with its form. */
export function EntryPage(shown: ShownEntry) {
  const { kind, entry, changed, preview } = shown;
  const { one, title } = SHAPES[kind];
  const path = entryPath(kind, entry?.id ?? null);
  return (
    <>
      <Rooms present={`${AT}/${kind}`} />
      <p class="back">
        <a href={`${AT}/${kind}`}>All {title.toLowerCase()}</a>
      </p>
      <div class="heading">
        <h1>{entry?.heading ?? `Add: ${one}`}</h1>
      </div>
      {entry?.archived && <p class="note warning">It is not in the shop.</p>}
      <ChangedNote fields={changed} now={path} />
      {preview !== null && <Preview heading="How the shop shows it" text={preview} />}
      <EntryForm shown={shown} path={path} />
      {entry !== null && (
        <section aria-labelledby="archive">
          <h2 class="dimension" id="archive">
            {entry.archived ? 'Bring back' : 'Archive'}
          </h2>
          <ArchiveForm to={`${path}/sale`} archived={entry.archived} what={one} />
        </section>
      )}
    </>
  );
}
