/** Brands, categories, articles and testimonials: listed, added, changed, archived. */
import * as z from 'zod';
import { archiveEntry, changeEntry, entryVersion } from '../../catalogue/entries';
import {
  ENTRY_KINDS,
  listEntries,
  readEntry,
  SHAPES,
  type EntryField,
  type EntryKind,
  type EntryValues,
} from '../../catalogue/entry-kinds';
import { previewOf } from '../../catalogue/preview';
import { keepPictures } from '../../catalogue/uploaded-picture';
import type { Deps } from '../../deps';
import { notFound } from '../../http/refusal';
import type { Actions, StaffVisit } from '../actions';
import { typed } from '../form';
import { entryListPage, entryPage } from '../pages/catalogue/entry-pages';
import { AT } from '../pages/catalogue/fields';
import type { SentFile } from '../upload';
import { archiveFields, byOf, goTo, idOf, show, todo, tryChange, version } from './answers';

const fieldSchema = ({ as, most, needed }: EntryField) => {
  if (as === 'day') return z.iso.date('This is no day.');
  if (as === 'parent') return z.string().regex(/^(?:[1-9]\d{0,8})?$/, 'This is no category.');
  return typed(most, needed ? 1 : 0);
};

/** What every kind's form has besides its own fields. */
const common = { shown: version, do: todo, noPicture: z.literal('yes').optional() };

const formOf = (kind: EntryKind) =>
  z
    .object(common)
    .and(
      z.object(
        Object.fromEntries(SHAPES[kind].fields.map((each) => [each.name, fieldSchema(each)])),
      ),
    );

const htmlField = (kind: EntryKind) => SHAPES[kind].fields.find(({ as }) => as === 'html')?.name;

type Given = { values: EntryValues; shown: string; fault: string | null; preview: string | null };

function bindKind(actions: Actions, deps: Deps, kind: EntryKind): void {
  const { db } = deps;
  const room = `${AT}/${kind}`;
  const { title, one, fields } = SHAPES[kind];

  async function parentsFor(id: number | null) {
    if (kind !== 'categories') return [];
    const all = await listEntries(db, kind);
    const others = all.filter((each) => each.id !== id && !each.archived);
    return others.map((each) => ({ value: String(each.id), name: each.heading }));
  }

  async function showEntry(visit: StaffVisit, id: number | null, given: Given | null = null) {
    const entry = id === null ? null : await readEntry(db, kind, id);
    if (id !== null && entry === null) throw notFound(`There is no such ${one}.`);
    const main = entryPage({
      kind,
      entry,
      typed: given?.values ?? entry?.values ?? {},
      version: given?.shown ?? (entry === null ? '' : entryVersion(entry)),
      parents: await parentsFor(id),
      fault: given?.fault ?? null,
      preview: given?.preview ?? null,
      tokenFor: visit.tokenFor,
    });
    const faulty = given !== null && given.fault !== null;
    return show(visit, entry?.heading ?? `Add: ${one}`, main, faulty ? 422 : 200);
  }

  type Form = z.output<ReturnType<typeof formOf>>;
  const save = async (visit: StaffVisit, id: number | null, form: Form, files: SentFile[]) => {
    const typedFields = form as unknown as EntryValues;
    const values = Object.fromEntries(fields.map(({ name }) => [name, typedFields[name] ?? '']));
    const again = (more: { fault?: string; preview?: string }) =>
      showEntry(visit, id, { values, shown: form.shown, fault: null, preview: null, ...more });
    if (form.do === 'preview') {
      return again({ preview: await previewOf(values[htmlField(kind) ?? ''] ?? '') });
    }
    return tryChange(
      visit,
      id === null ? room : `${room}/${id}`,
      async () => {
        const [kept] = await keepPictures(deps.pictures, files.slice(0, 1));
        const picture = kept ?? (form.noPicture === 'yes' ? null : undefined);
        const change = { kind, id, shown: form.shown, values, picture };
        const made = await changeEntry(deps, change, byOf(visit));
        return goTo(visit, `${room}/${made}`, id === null ? 'added' : 'saved');
      },
      (fault) => again({ fault }),
    );
  };

  actions.show(room, 'catalogue', async (visit) =>
    show(visit, title, entryListPage(kind, await listEntries(db, kind))),
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
