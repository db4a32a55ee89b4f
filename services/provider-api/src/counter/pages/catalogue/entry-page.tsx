/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formState, type FormState, type RefusedForm } from 'back-office/form-state';
import { Choice, Form, Line, Text, Tick } from 'back-office/forms/fields';
import { raw } from 'hono/html';
import {
  SHAPES,
  type Entry,
  type EntryField,
  type EntryKind,
  type EntryValues,
} from '../../../domain/catalogue-management/entry-kinds';
import type { Differing } from '../../../domain/audit/version';
import { changedNote } from './changed-note';
import {
  archiveForm,
  AT,
  chooseFiles,
  PICTURES,
  rooms,
  smallPicture,
  type TokenFor,
} from './fields';

export type ShownEntry = {
  kind: EntryKind;
  /** Null for one that is being added. */
  entry: Entry | null;
  typed: EntryValues;
  version: string;
  /** Of a form that adds one. */
  key: string;
  /** What a category may stand below. */
  parents: { value: string; name: string }[];
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
  /** Its text through the shop's sanitiser, where it was asked for. */
  preview: string | null;
  /** A form that was sent and not taken. */
  refused: RefusedForm | null;
  tokenFor: TokenFor;
};

const TOP = { value: '', name: 'Nothing: it is at the top' };

/** The path of one's page and its form. */
export const entryPath = (kind: EntryKind, id: number | null) => `${AT}/${kind}/${id ?? 'new'}`;

type FieldOf = { field: EntryField; state: FormState; shown: ShownEntry };

function Field({ field: { name, label, most, as, needed }, state, shown }: FieldOf) {
  const own = { state, name, label, value: shown.typed[name] ?? '' };
  if (as === 'parent') return <Choice {...own} options={[TOP, ...shown.parents]} />;
  if (as === 'day' || as === 'line') {
    const kind = as === 'day' ? 'date' : 'text';
    return <Line {...own} most={most} needed={needed ?? false} kind={kind} />;
  }
  return <Text {...own} most={most} rows={as === 'html' ? 16 : 4} />;
}

function PictureFields({ state, shown }: { state: FormState; shown: ShownEntry }) {
  const { entry, changed, preview } = shown;
  const again = changed !== null || preview !== null;
  return (
    <>
      {entry?.picture && (
        <>
          {smallPicture(entry.picture)}
          <Tick state={state} name="noPicture" label="Take the picture away" />
        </>
      )}
      {chooseFiles('A new picture: JPEG, PNG, WebP, GIF or AVIF', PICTURES, false)}
      {again && <p class="sub">A picture that was chosen has to be chosen again.</p>}
    </>
  );
}

function EntryForm({ shown, path }: { shown: ShownEntry; path: string }) {
  const { kind, entry, version, key, refused, tokenFor } = shown;
  const { one, fields, picture } = SHAPES[kind];
  const labels = fields.map(({ name, label }) => [name, label] as const);
  const state = formState(refused, path, labels);
  return (
    <Form tokenFor={tokenFor} path={path} state={state} files kind="edit">
      <input type="hidden" name="shown" value={state.textOf('shown', version)} />
      {entry === null && <input type="hidden" name="key" value={state.textOf('key', key)} />}
      {fields.map((field) => (
        <Field field={field} state={state} shown={shown} />
      ))}
      {picture && <PictureFields state={state} shown={shown} />}
      <div class="actions">
        <button class="main" name="do" value="save">
          Save the {one}
        </button>
        {fields.some(({ as }) => as === 'html') && (
          <button name="do" value="preview">
            Preview the text
          </button>
        )}
      </div>
    </Form>
  );
}

const Preview = ({ text }: { text: string }) => (
  <section aria-labelledby="preview" class="preview">
    <h2 id="preview">How the shop shows it</h2>
    {raw(text)}
    <p class="note">Nothing is saved yet.</p>
  </section>
);

/** One brand, category, article or testimonial with its form. */
export function EntryPage(shown: ShownEntry) {
  const { kind, entry, changed, preview, tokenFor } = shown;
  const { one, title } = SHAPES[kind];
  const path = entryPath(kind, entry?.id ?? null);
  return (
    <>
      {rooms(`${AT}/${kind}`)}
      <p class="back">
        <a href={`${AT}/${kind}`}>All {title.toLowerCase()}</a>
      </p>
      <div class="heading">
        <h1>{entry?.heading ?? `Add: ${one}`}</h1>
      </div>
      {entry?.archived && <p class="note warning">It is not in the shop.</p>}
      {changedNote(changed, path)}
      {preview !== null && <Preview text={preview} />}
      <EntryForm shown={shown} path={path} />
      {entry !== null && (
        <section aria-labelledby="archive">
          <h2 id="archive">{entry.archived ? 'Bring back' : 'Archive'}</h2>
          {archiveForm(tokenFor, `${path}/sale`, entry.archived, one)}
        </section>
      )}
    </>
  );
}
