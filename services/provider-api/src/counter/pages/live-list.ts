import { html } from 'hono/html';
import type { LiveState } from '../../domain/orders/order-feed';
import type { Html } from 'back-office/html';

type LiveList = {
  heading: string;
  /** Of the list itself, for screen readers. */
  name: string;
  /** Where the list is; its stream is below it. */
  at: string;
  live: LiveState;
  /** What the button for the sound says while it is off. */
  sound: string;
  /** What is said when something new has come. */
  told: string;
  search: Html;
  list: Html;
  /** Addresses of the first page, and of the next; null for none. */
  newest: string | null;
  earlier: string | null;
};

const LOST = 'This list is not live now: it does not reach the shop. It tries again by itself.';

const link = (address: string | null, name: string) =>
  address === null ? '' : html`<a class="button" href="${address}">${name}</a>`;

/** A list that look/live.js keeps up to date, and a search of it. */
export function liveList(shown: LiveList): Html {
  const { heading, name, at, live, sound, told, search, list, newest, earlier } = shown;
  return html`
    <div class="heading">
      <h1>${heading}</h1>
      <button type="button" class="quiet" data-sound="${sound}" hidden aria-pressed="false">
        ${sound}
      </button>
    </div>
    ${search}
    <p class="hidden" role="status" data-told="${told}" data-lost="${LOST}"></p>
    <section
      aria-label="${name}"
      data-live="${at}/live"
      data-state="${live.state}"
      data-newest="${live.newest}"
    >
      ${list}
      <p class="pages">${link(newest, 'Newest')} ${link(earlier, 'Earlier')}</p>
    </section>
  `;
}
