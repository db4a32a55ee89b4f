/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import type { LiveState } from '../../domain/orders/order-feed';

type Shown = {
  heading: string;
  /** Of the list itself, for screen readers. */
  name: string;
  /** Where the list is; its stream is below it. */
  at: string;
  live: LiveState;
  /** What begins a new one, for who may. */
  begin?: Child;
  /** What the button for the sound says while it is off. */
  sound: string;
  /** What is said when something new has come. */
  told: string;
  search: Child;
  /** Addresses of the first page, and of the next; null for none. */
  first: string | null;
  next: string | null;
  /** What the two are called. */
  ways?: { first: string; next: string } | undefined;
  /** The list. */
  children?: Child;
};

const LOST = 'This list is not live now: it does not reach the shop. It tries again by itself.';

const Way = ({ to, name }: { to: string | null; name: string }) =>
  to === null ? null : (
    <a class="button" href={to}>
      {name}
    </a>
  );

const NEWEST_FIRST = { first: 'Newest', next: 'Earlier' };

/** A list that look/live.js keeps up to date, and a search of it. */
export const LiveList = ({ ways = NEWEST_FIRST, ...shown }: Shown) => (
  <>
    <div class="heading">
      <h1>{shown.heading}</h1>
      <div class="actions">
        <button type="button" class="quiet" data-sound={shown.sound} hidden aria-pressed="false">
          {shown.sound}
        </button>
        {shown.begin}
      </div>
    </div>
    {shown.search}
    <p class="hidden" role="status" data-told={shown.told} data-lost={LOST}></p>
    <section
      aria-label={shown.name}
      data-live={`${shown.at}/live`}
      data-state={shown.live.state}
      data-newest={shown.live.newest}
    >
      {shown.children}
      <p class="pages">
        <Way to={shown.first} name={ways.first} /> <Way to={shown.next} name={ways.next} />
      </p>
    </section>
  </>
);
