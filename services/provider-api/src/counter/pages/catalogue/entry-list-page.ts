import { html } from 'hono/html';
import {
  SHAPES,
  type Entry,
  type EntryKind,
} from '../../../domain/catalogue-management/entry-kinds';
import type { Html } from 'back-office/parts/html';
import { AT, rooms, smallPicture } from './fields';

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
