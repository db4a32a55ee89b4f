import { html, raw } from 'hono/html';
import {
  SHAPES,
  type Entry,
  type EntryField,
  type EntryKind,
  type EntryValues,
} from '../../../domain/catalogue-management/entry-kinds';
import type { Differing } from '../../../domain/audit/version';
import { formKeyField } from '../../form-key';
import type { Html } from 'back-office/parts/html';
import { changedNote } from './changed-note';
import {
  archiveForm,
  AT,
  choice,
  chooseFiles,
  formTo,
  line,
  PICTURES,
  rooms,
  smallPicture,
  text,
  tick,
  type TokenFor,
} from './fields';

/** All of a kind, archived ones last. @param names by id, where they are more than their headings */
export function entryListPage(
  kind: EntryKind,
  entries: readonly Entry[],
  names: ReadonlyMap<number, string>,
): Html {
  const { title, one } = SHAPES[kind];
  const sorted = [...entries].sort((a, b) => Number(a.archived) - Number(b.archived));
  return html`
    ${rooms(`${AT}/${kind}`)}
    <div class="heading">
      <h1>${title}</h1>
      <a class="button" href="${AT}/${kind}/new">Add a${one === 'article' ? 'n' : ''} ${one}</a>
    </div>
    ${entries.length === 0 ? html`<p class="empty">There are none yet.</p>` : ''}
    <ul class="entries">
      ${sorted.map(
        ({ id, heading, archived, picture }) => html`
          <li class="item">
            ${SHAPES[kind].picture ? smallPicture(picture) : ''}
            <span>
              <a href="${AT}/${kind}/${id}">${names.get(id) ?? heading}</a>
              ${archived ? html`<span class="sub">archived</span>` : ''}
            </span>
          </li>
        `,
      )}
    </ul>
  `;
}

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
  tokenFor: TokenFor;
};

function inputOf({ name, label, most, as, needed }: EntryField, { typed, parents }: ShownEntry) {
  const own = { name, label, value: typed[name] ?? '', most, needed: needed ?? false };
  if (as === 'parent') {
    return choice(
      name,
      label,
      [{ value: '', name: 'Nothing: it is at the top' }, ...parents],
      own.value,
    );
  }
  if (as === 'day') return line({ ...own, kind: 'date' });
  return as === 'line' ? line(own) : text({ ...own, rows: as === 'html' ? 16 : 4 });
}

/** One brand, category, article or testimonial with its form. */
export function entryPage(shown: ShownEntry): Html {
  const { kind, entry, version, key, changed, preview, tokenFor } = shown;
  const { one, title, fields, picture } = SHAPES[kind];
  const path = `${AT}/${kind}/${entry?.id ?? 'new'}`;
  const withHtml = fields.some(({ as }) => as === 'html');
  const form = html`
    <input type="hidden" name="shown" value="${version}" />
    ${entry === null ? formKeyField(key) : ''} ${fields.map((field) => inputOf(field, shown))}
    ${
      picture
        ? html`
            ${entry?.picture ? [smallPicture(entry.picture), tick('noPicture', 'Take the picture away', false)] : ''}
            ${chooseFiles('A new picture: JPEG, PNG, WebP, GIF or AVIF', PICTURES, false)}
            ${changed === null && preview === null ? '' : html`<p class="sub">A picture that was chosen has to be chosen again.</p>`}
          `
        : ''
    }
    <div class="actions">
      <button class="main" name="do" value="save">Save the ${one}</button>
      ${withHtml ? html`<button name="do" value="preview">Preview the text</button>` : ''}
    </div>
  `;
  return html`
    ${rooms(`${AT}/${kind}`)}
    <p class="back"><a href="${AT}/${kind}">All ${title.toLowerCase()}</a></p>
    <div class="heading"><h1>${entry?.heading ?? `Add: ${one}`}</h1></div>
    ${entry?.archived ? html`<p class="note warning">It is not in the shop.</p>` : ''}
    ${changedNote(changed, path)}
    ${
      preview === null
        ? ''
        : html`<section aria-labelledby="preview" class="preview">
            <h2 id="preview">How the shop shows it</h2>
            ${raw(preview)}
            <p class="note">Nothing is saved yet.</p>
          </section>`
    }
    ${formTo(tokenFor, path, form, true)}
    ${
      entry === null
        ? ''
        : html`<section aria-labelledby="archive">
            <h2 id="archive">${entry.archived ? 'Bring back' : 'Archive'}</h2>
            ${archiveForm(tokenFor, `${path}/sale`, entry.archived, one)}
          </section>`
    }
  `;
}
