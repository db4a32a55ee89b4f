/** The parts of the catalogue's forms. */
import { html, raw } from 'hono/html';
import { pictureUrl } from 'shared-contracts/paths';
import type { Html } from 'back-office/parts/html';
import { postForm } from 'back-office/parts/post-form';

export const AT = '/staff/catalogue';

/** How a page gets the token of a form that is sent to a path. */
export type TokenFor = (path: string) => string;

const ROOMS = [
  [AT, 'Products'],
  [`${AT}/featured`, 'Featured'],
  [`${AT}/price-lists`, 'Price lists'],
  [`${AT}/brands`, 'Brands'],
  [`${AT}/categories`, 'Categories'],
  [`${AT}/articles`, 'Articles'],
  [`${AT}/testimonials`, 'Testimonials'],
] as const;

/** The rooms of the catalogue, above each of its pages. */
export const rooms = (present: string): Html => html`
  <nav class="rooms" aria-label="Catalogue">
    <ul>
      ${ROOMS.map(
        ([path, name]) => html`
          <li>
            <a href="${path}" ${path === present ? raw('aria-current="page"') : ''}>${name}</a>
          </li>
        `,
      )}
    </ul>
  </nav>
`;

/** A form of the catalogue to a path. @param files whether files go with it, or long texts */
export const formTo = (tokenFor: TokenFor, path: string, inside: Html, files = false): Html =>
  postForm(tokenFor, path, inside, { files, kind: 'edit' });

type Line = {
  name: string;
  label: string;
  value: string;
  most?: number;
  needed?: boolean;
  kind?: 'text' | 'number' | 'date';
  hint?: string;
};

const hintOf = (name: string, hint: string | undefined) =>
  hint === undefined ? '' : html`<span class="sub" id="${name}-hint">${hint}</span>`;
const described = (name: string, hint: string | undefined) =>
  hint === undefined ? '' : html`aria-describedby="${name}-hint"`;

export const line = ({
  name,
  label,
  value,
  most = 500,
  needed,
  kind = 'text',
  hint,
}: Line): Html => html`
  <label for="${name}">${label}</label>
  <input
    id="${name}"
    name="${name}"
    type="${kind}"
    value="${value}"
    maxlength="${most}"
    ${needed ? raw('required') : ''}
    ${described(name, hint)}
  />
  ${hintOf(name, hint)}
`;

// A browser leaves out a line break right behind the tag, so that a text's own one needs another.
export const text = ({
  name,
  label,
  value,
  most = 20_000,
  hint,
  rows = 4,
}: Line & { rows?: number }) => html`
  <label for="${name}">${label}</label>
  <textarea id="${name}" name="${name}" rows="${rows}" maxlength="${most}" ${described(name, hint)}>
${value}</textarea>
  ${hintOf(name, hint)}
`;

export const choice = (
  name: string,
  label: string,
  options: readonly { value: string; name: string }[],
  value: string,
): Html => html`
  <label for="${name}">${label}</label>
  <select id="${name}" name="${name}">
    ${options.map(
      (each) => html`
        <option value="${each.value}" ${each.value === value ? raw('selected') : ''}>
          ${each.name}
        </option>
      `,
    )}
  </select>
`;

export const tick = (name: string, label: Html | string, on: boolean): Html => html`
  <label class="tick">
    <input type="checkbox" name="${name}" value="yes" ${on ? raw('checked') : ''} /> ${label}
  </label>
`;

/** Chooses files; a script lets them be dropped there too. */
export const chooseFiles = (label: string, accept: string, multiple: boolean): Html => html`
  <div class="drop" data-drop>
    <label for="file">${label}</label>
    <input
      id="file"
      name="file"
      type="file"
      accept="${accept}"
      ${multiple ? raw('multiple') : ''}
    />
  </div>
`;

export const PICTURES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** A stored picture as small as a line of a list. */
export const smallPicture = (path: string | null): Html =>
  path === null
    ? html`<span class="picture" aria-hidden="true"></span>`
    : html`<img
        class="picture"
        src="${pictureUrl(path, 160)}"
        alt=""
        width="56"
        height="56"
        loading="lazy"
      />`;

/** Takes something off sale or out of the shop, or brings it back. */
export const archiveForm = (
  tokenFor: TokenFor,
  path: string,
  archived: boolean,
  what: string,
): Html =>
  formTo(
    tokenFor,
    path,
    html`
      <input type="hidden" name="to" value="${archived ? 'shop' : 'archive'}" />
      <button class="${archived ? 'main' : 'danger'}">
        ${archived ? `Bring the ${what} back` : `Archive the ${what}`}
      </button>
    `,
  );

/** What can't be taken as it was typed. */
export const faultNote = (fault: string | null): Html | '' =>
  fault === null ? '' : html`<p class="note danger" role="alert">${fault}</p>`;
