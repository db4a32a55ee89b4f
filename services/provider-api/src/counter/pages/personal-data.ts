import { html } from 'hono/html';
import type { Html } from 'back-office/parts/html';
import { ownPasswordField } from 'back-office/pages/own-password-field';
import { postForm } from 'back-office/parts/post-form';

type Releasing = {
  /** The path below which the forms are sent. */
  at: string;
  tokenFor: (path: string) => string;
  /** Why it was refused; null where it wasn't. */
  fault: string | null;
  /** The button's words: 'Delete the account'. */
  deleting: string;
  /** What goes and what stays. */
  consequence: string;
  /** Whose data it is where the path doesn’t say it: the page’s query, and a field of both forms. */
  of?: { query: string; hidden: Html };
};

/** Copying and deleting what is stored of a person, for owners. */
export function personalData(shown: Releasing): Html {
  const { at, tokenFor, fault, deleting, consequence, of } = shown;
  const [query, hidden] = of === undefined ? ['', ''] : [of.query, of.hidden];
  return html`
    <section aria-labelledby="data">
      <h2 id="data">Personal data</h2>
      ${fault === null ? '' : html`<p class="note danger" role="alert">${fault}</p>`}
      <p class="faint">
        For a person who has asked for it and shown who it is. Both are written into the log.
      </p>
      <div class="columns">
        ${postForm(
          tokenFor,
          `${at}/export${query}`,
          html`${hidden}${ownPasswordField('export-current')}<button>
              Save a copy of all data
            </button>`,
        )}
        <details class="cancel" ${fault === null ? '' : 'open'}>
          <summary>${deleting}</summary>
          ${postForm(
            tokenFor,
            `${at}/delete${query}`,
            html`
              ${hidden}
              <p>${consequence}</p>
              <label for="email">The person’s email, to be sure</label>
              <input id="email" name="email" required maxlength="254" autocomplete="off" />
              ${ownPasswordField('delete-current')}
              <button class="danger">${deleting}</button>
            `,
          )}
        </details>
      </div>
    </section>
  `;
}
