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
  /** Who goes before a search. */
  turns: Turns;
  mailer: Mailer;
  pictures: PictureLibrary;
  settings: {
    production: boolean;
    /** The document server's proof; without it X-Forwarded-For is never believed. */
    proxySecret: string | undefined;
    corsOrigins: string[];
    /** Who gets the inquiries. */
    shopEmail: string;
  };
};
