import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Metrics } from 'server-kit/metrics';
import type { Spans } from 'server-kit/spans';
import type { CatalogueReads } from '../database/catalogue-reads';
import type { Database } from '../database/open';
import type { Limits } from './limits';
import type { Mailer } from './mail/mailer';
import type { PictureLibrary } from './pictures/library';
import type { SharePictures } from './share-pictures/drawn';
import type { RaiseBook } from './search/raise-book';
import type { SynonymBook } from './search/synonym-book';
import type { StoredSettings } from './settings/stored-settings';
import type { Scheduler } from './scheduler';

/** What every part of the provider gets as an argument; no module has state of its own. */
export type Deps = {
  db: Database;
  /**
   * For what everybody may read of the catalogue. It may be a replica, some seconds behind, so it is
   * for no cart, no order, no account, and for no price that somebody pays. Never a transaction.
   */
  reads: Database;
  /** From where `reads` reads; null where there is no replica. */
  replica: Pick<CatalogueReads, 'state' | 'lagSeconds' | 'fallbacks' | 'primaryUnreachable'> | null;
  /** The clock, so that tests can let codes and sessions expire. */
  now: () => Date;
  log: Logger;
  metrics: Metrics;
  /** Where spans are sent, if they are. */
  spans?: Spans | undefined;
  /** What has happened since the start, for the metrics. */
  counts: { orders: number };
  limits: Limits;
  /** The network that a call comes from, which limits count. */
  networkOf: (context: Context) => string;
  /** Whether the document server calls for a page that it makes, and not for a shopper. */
  isDocumentServer: (context: Context) => boolean;
  /** Decides when a waiting search may run. */
  scheduler: Scheduler;
  /** The other names by which shoppers search. */
  synonyms: SynonymBook;
  /** How far searches raise what shoppers chose. */
  raises: RaiseBook;
  /** What the shop sets at the counter. */
  shopSettings: StoredSettings;
  mailer: Mailer;
  pictures: PictureLibrary;
  /** The pictures of shared links, drawn when they are first asked for. */
  sharePictures: SharePictures;
  settings: {
    /** Whether /dev/outbox shows the mails. */
    outbox: boolean;
    /** By which the document server proves itself. */
    proxySecret: string | undefined;
    corsOrigins: string[];
    /** The address to which inquiries are mailed. */
    shopEmail: string;
    /** Where shoppers find the shop, for links in mails; null where it is not known. */
    shopOrigin: string | null;
    /** How many days after they were handed out goods can come back. */
    returnDays: number;
  };
};
