import { createHash, randomBytes } from 'node:crypto';
import type { Released } from 'release-registry/operations';
import { isAppName } from 'shared-contracts/app-names';
import type { ReleaseSet } from 'shared-contracts/release';
import type { Seal } from '../releases/seal';
import { ownSpentTickets, type Spending, type SpentTickets } from './spent-tickets';

const KIND = 'ticket';
const OFFER = 'offer';
const LONGEST = 400;
/** Of an offer, in characters: it names the releases of the parts that are shown in full. */
export const LONGEST_OFFER = 2_000;
/** How long a document's ticket is valid, in milliseconds. */
const TICKET_LASTS = 24 * 3_600_000;
/** In characters: 36 bits distinguish the few releases of a registry. */
const NAME = 6;

/** The right of a document's tab to report, once, on the releases that the document named. */
type Ticket = {
  serial: string;
  /** Whether its document named this release. */
  names(app: string, version: string): boolean;
};

export type Tickets = {
  /**
   * By this the tabs of a document ask for a ticket each. It is the same in every copy of the
   * document, so that caches may share one.
   * @param named the releases in it
   * @param shown the releases whose parts it shows
   */
  offer(named: ReleaseSet[], shown: Released[]): string;
  /** A ticket for one tab; null where this shop hasn't made the offer. */
  accept(offer: string, bucket: string): { ticket: string; shown: Released[] } | null;
  /** A ticket for one document. @param named the releases in it */
  issue(bucket: string, named: ReleaseSet[]): string;
  /** Null where it isn't signed by this shop, is another shopper's, or is too old. */
  read(text: string | undefined, bucket: string | null): Ticket | null;
  /** Says of each report whether a ticket still allows it; if so, counts it. */
  spend(ticket: Ticket, reports: Spending[]): Promise<boolean[]>;
};

const nameOf = (app: string, version: string) =>
  createHash('sha256').update(`${app}@${version}`).digest('base64url').slice(0, NAME);

function namesOf(sets: ReleaseSet[]): string {
  const all = sets.flatMap((set) =>
    Object.entries(set).map(([app, { version }]) => nameOf(app, version)),
  );
  return [...new Set(all)].join('');
}

/**
 * The tickets of documents. Each ticket is in its document's state, so that a report belongs to a
 * document that was served: an attacker who invents reports has to fetch a document for each.
 */
export function createTickets(
  seal: Seal,
  spent: SpentTickets = ownSpentTickets(),
  now: () => number = Date.now,
): Tickets {
  function made(bucket: string, names: string): string {
    const serial = randomBytes(9).toString('base64url');
    const text = [serial, now().toString(36), names, bucket].join('.');
    // The bucket is only in the signature, because scripts may not read it; the cookie has it.
    const signed = seal.sign(KIND, text);
    return signed.replace(`.${bucket}.`, '.');
  }

  return {
    offer(named, shown) {
      const releases = shown.map(({ app, version }) => `${app}@${version}`);
      return seal.sign(OFFER, [namesOf(named), ...releases].join(' '));
    },
    accept(offer, bucket) {
      const text = offer.length > LONGEST_OFFER ? null : seal.open(OFFER, offer);
      if (text === null) return null;
      const [names = '', ...releases] = text.split(' ');
      const shown = releases.flatMap((release) => {
        const [app = '', version = ''] = release.split('@');
        return isAppName(app) ? [{ app, version }] : [];
      });
      return { ticket: made(bucket, names), shown };
    },
    issue: (bucket, named) => made(bucket, namesOf(named)),
    read(text, bucket) {
      if (text === undefined || bucket === null || text.length > LONGEST) return null;
      const [serial = '', issued = '', names = '', signature = '', ...more] = text.split('.');
      if (more.length > 0) return null;
      const signed = [serial, issued, names, bucket, signature].join('.');
      if (seal.open(KIND, signed) === null) return null;
      if (now() - parseInt(issued, 36) > TICKET_LASTS) return null;
      const each = new Set(names.match(new RegExp(`.{${NAME}}`, 'g')));
      return { serial, names: (app, version) => each.has(nameOf(app, version)) };
    },
    spend: ({ serial }, reports) => spent.spend(serial, reports),
  };
}
