import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Database } from './database/open';
import type { Limits } from './limits';
import type { Mailer } from './mail/mailer';
import type { PictureLibrary } from './pictures/library';
import type { Turns } from './turns';

/** What every part of the provider is given; nothing is a module's own state. */
export type Deps = {
  db: Database;
  /** The clock, so that tests can let codes and sessions expire. */
  now: () => Date;
  log: Logger;
  limits: Limits;
  /** The network that a call comes from, which limits count. */
  networkOf: (context: Context) => string;
  /** Whether the document server asks for a page that it makes, and so for nobody yet. */
  isDocumentServer: (context: Context) => boolean;
  /** Who goes before a search. */
  turns: Turns;
  mailer: Mailer;
  pictures: PictureLibrary;
  settings: {
    /** Whether /dev/outbox shows the mails. */
    outbox: boolean;
    corsOrigins: string[];
    /** Who gets the inquiries. */
    shopEmail: string;
  };
};
