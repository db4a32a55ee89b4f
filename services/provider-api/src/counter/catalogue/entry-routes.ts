/** Brands, categories, articles and testimonials: listed, added, changed, archived. */
import { shownAgain } from 'back-office/forms/shown-again';
import * as z from 'zod';
import { categoryPaths } from '../../domain/catalogue-management/category-paths';
import {
  addEntry,
  archiveEntry,
  changeEntry,
  entryVersion,
} from '../../domain/catalogue-management/entries';
import {
  ENTRY_KINDS,
  listEntries,
  readEntry,
  SHAPES,
  type EntryField,
  type EntryKind,
  type EntryValues,
} from '../../domain/catalogue-management/entry-kinds';
import { previewOf } from '../../domain/catalogue-management/preview';
import { keepPictures, type SentFile } from '../../domain/catalogue-management/uploaded-picture';
import type { Differing } from '../../domain/audit/version';
import type { Deps } from '../../domain/deps';
import { notFound } from '../../domain/refusal';
import type { Actions, StaffVisit } from '../actions';
import { markup, typed } from '../form';
import { formKey, newFormKey } from '../form-key';
import { EntryListPage } from '../pages/catalogue/entry-list-page';
import { EntryPage } from '../pages/catalogue/entry-page';
import { AT } from '../pages/catalogue/fields';

import { archiveFields, byOf, goTo, idOf, show, todo, tryChange, version } from './answers';

const fieldSchema = ({ as, most, needed }: EntryField) => {
  if (as === 'day') return z.iso.date('This is no day.');
  if (as === 'parent') return z.string().regex(/^(?:[1-9]\d{0,8})?$/, 'This is no category.');
  return (as === 'html' ? markup : typed)(most, needed ? 1 : 0);
};

/** What every kind's form has besides its own fields. */
const common = {
  shown: version,
  key: formKey,
  do: todo,
  noPicture: z.literal('yes').optional(),
};

const formOf = (kind: EntryKind) =>
  z
    .object(common)
    .and(
      z.object(
        Object.fromEntries(SHAPES[kind].fields.map((each) => [each.name, fieldSchema(each)])),
      ),
    );

const htmlField = (kind: EntryKind) => SHAPES[kind].fields.find(({ as }) => as === 'html')?.name;

/** What a page shows besides what the shop has. */
type Besides = { preview?: string; changed?: readonly Differing[] };

function bindKind(actions: Actions, deps: Deps, kind: EntryKind): void {
  const { db } = deps;
  const room = `${AT}/${kind}`;
  const { title, one, fields } = SHAPES[kind];

  /** What a list calls categories: where each stands. */
  const namesOf = () => (kind === 'categories' ? categoryPaths(db) : new Map<number, string>());

  async function parentsFor(id: number | null) {
    if (kind !== 'categories') return [];
    const all = await listEntries(db, kind);
    const paths = await categoryPaths(db);
    // An archived one above it is shown, so that saving the form moves nothing.
    const own = all.find((each) => each.id === id)?.values.parent;
    const others = all.filter(
      (each) => each.id !== id && (!each.archived || String(each.id) === own),
    );
    return others.map((each) => ({
      value: String(each.id),
      name: `${paths.get(each.id) ?? each.heading}${each.archived ? ' (archived)' : ''}`,
    }));
  }

  async function showEntry(visit: StaffVisit, id: number | null, besides: Besides = {}) {
    const entry = id === null ? null : await readEntry(db, kind, id);
    if (id !== null && entry === null) throw notFound(`There is no such ${one}.`);
    const main = EntryPage({
      kind,
      entry,
      version: entry === null ? '' : entryVersion(entry),
      key: newFormKey(),
      parents: await parentsFor(id),
      changed: besides.changed ?? null,
      preview: besides.preview ?? null,
    });
    const status = besides.changed === undefined ? 200 : 409;
    return show(visit, entry?.heading ?? `Add: ${one}`, main, status);
  }

  type Form = z.output<ReturnType<typeof formOf>>;
  const save = async (visit: StaffVisit, id: number | null, form: Form, files: SentFile[]) => {
    const typedFields = form as unknown as EntryValues;
    const values = Object.fromEntries(fields.map(({ name }) => [name, typedFields[name] ?? '']));
    if (form.do === 'preview') {
      const preview = await previewOf(values[htmlField(kind) ?? ''] ?? '');
      return showEntry(shownAgain(visit), id, { preview });
    }
    const [kept] = await keepPictures(deps.pictures, files.slice(0, 1));
    if (id === null) {
      const asked = { kind, values, picture: kept ?? null, key: form.key };
      const added = await addEntry(deps, asked, byOf(visit));
      return goTo(visit, `${room}/${added.id}`, added.isNew ? 'added' : 'already');
    }
    return tryChange(
      async () => {
        const picture = kept ?? (form.noPicture === 'yes' ? null : undefined);
        await changeEntry(deps, { kind, id, shown: form.shown, values, picture }, byOf(visit));
        return goTo(visit, `${room}/${id}`, 'saved');
      },
      (changed) => showEntry(shownAgain(visit, { anew: true }), id, { changed }),
    );
  };

  actions.show(room, 'catalogue', async (visit) =>
    show(
      visit,
      title,
      EntryListPage({ kind, entries: await listEntries(db, kind), names: await namesOf() }),
    ),
  );
  actions.show(`${room}/new`, 'catalogue', (visit) => showEntry(visit, null));
  actions.upload(`${room}/new`, 'catalogue', formOf(kind), (visit, form, files) =>
    save(visit, null, form, files),
  );
  actions.show(`${room}/:id`, 'catalogue', (visit) => showEntry(visit, idOf(visit)));
  actions.upload(`${room}/:id`, 'catalogue', formOf(kind), (visit, form, files) =>
    save(visit, idOf(visit), form, files),
  );
  actions.change(`${room}/:id/sale`, 'catalogue', archiveFields, async (visit, { to }) => {
    const id = idOf(visit);
    const archived = to === 'archive';
    const isNew = await archiveEntry(deps, { kind, id, archived }, byOf(visit));
    return goTo(visit, `${room}/${id}`, isNew ? (archived ? 'archived' : 'back') : 'already');
  });
}

export function entryRoutes(actions: Actions, deps: Deps): void {
  for (const kind of ENTRY_KINDS) bindKind(actions, deps, kind);
}
