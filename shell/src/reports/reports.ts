import type { Report } from 'shared-contracts/door';
import { isAppName, type AppName } from 'shared-contracts/app-names';
import { whenIdle } from 'shared-ui/when-idle';
import { REPORT_PATH, TICKET_PATH } from '../report-path';
import { thrownBy } from './stack';
import { VITALS, type ReportBatch, type ReportEntry } from './report-entry';

/**
 * Failures are sent after this time, in milliseconds, so that the release is taken back soon; other
 * reports can wait.
 */
const SOON = 500;
const LATER = 10_000;
/** The most reports that one tab sends, because a tab may fail again and again. */
const MOST = 100;
const LONGEST = 300;
/** The first errors of a tab say where they were thrown; a batch has to stay below 64 KiB. */
const STACKS = 20;

type ReportsDependencies = {
  /** The pattern of the route that is shown. */
  path: () => string;
  versionOf: (app: AppName) => string;
  /** The document's ticket; null where it has none. */
  ticket: string | null;
  /** By this the tab asks for a ticket, where the document brings none. */
  offer: string | null;
  /** A tab with a local build or a preview sends no reports, because it is no shopper's. */
  silent: boolean;
};

export type Reports = {
  tell(entry: ReportEntry): void;
  /** A report by a part; `part` starts with the remote's name. */
  report(said: Report): void;
};

/**
 * The reports of this tab: collected, and sent as a beacon in batches, the last one when the page
 * is hidden. A report that can't be sent is dropped.
 */
export function createReports(dependencies: ReportsDependencies): Reports {
  const { path, versionOf, offer, silent } = dependencies;
  let { ticket } = dependencies;
  let asking: Promise<void> | undefined;
  let waiting: ReportEntry[] = [];
  let told = 0;
  let stacks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Infinity;

  /** Asked for by every tab, also by one that has nothing to report: it counts as served. */
  async function askTicket(): Promise<void> {
    const answer = await fetch(TICKET_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ offer }),
      keepalive: true,
    });
    if (answer.ok) ({ ticket } = (await answer.json()) as { ticket: string });
  }

  function ask(): Promise<void> {
    asking ??= askTicket().catch(() => undefined);
    return asking;
  }

  function send(): void {
    clearTimeout(timer);
    due = Infinity;
    if (waiting.length === 0) return;
    if (ticket === null && offer !== null) void ask().then(post);
    else post();
  }

  /** The offer goes in place of a ticket that isn't there yet, or was not to be had. */
  function post(): void {
    if (waiting.length === 0) return;
    const right = ticket !== null ? { ticket } : offer !== null ? { offer } : {};
    const batch: ReportBatch = { path: path(), ...right, entries: waiting };
    waiting = [];
    const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
    navigator.sendBeacon(REPORT_PATH, body);
  }

  function shortened(entry: ReportEntry): ReportEntry {
    if (!('message' in entry)) return entry;
    const { stack, ...rest } = entry;
    const told = stack && stacks < STACKS;
    if (told) stacks += 1;
    return { ...rest, message: rest.message.slice(0, LONGEST), ...(told && { stack }) };
  }

  function tell(entry: ReportEntry): void {
    const { kind } = entry;
    if (kind === 'failure' || kind === 'error') console.warn(`[${entry.app}] ${entry.message}`);
    told += 1;
    if (silent || told > MOST) return;
    waiting.push(shortened(entry));
    const wait = kind === 'failure' || kind === 'error' ? SOON : LATER;
    if (Date.now() + wait >= due) return;
    clearTimeout(timer);
    due = Date.now() + wait;
    timer = setTimeout(send, wait);
  }

  if (offer !== null) whenIdle(() => void ask());

  // The listener is on the window, so that it runs after those of the web vitals on the document.
  window.addEventListener('visibilitychange', () => {
    // Nothing that the page waits for comes to a page that was left.
    if (document.visibilityState === 'hidden') post();
  });

  return {
    tell,
    report({ kind, message, part = '', value, stack }) {
      const [owner = '', ...rest] = part.split('/');
      const app = isAppName(owner) ? owner : 'shell';
      const version = thrownBy(app, stack) ?? versionOf(app);
      const name = VITALS.find((vital) => vital === message);
      if (kind === 'error') {
        const owned = app === 'shell' ? part : rest.join('/');
        tell({ kind, app, version, part: owned, message, ...(stack && { stack }) });
      } else if (name !== undefined && value !== undefined) {
        tell({ kind, app, version, name, value });
      }
    },
  };
}
