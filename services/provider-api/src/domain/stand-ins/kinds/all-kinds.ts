import type { KindRule } from '../rule';
import { cutting } from './cutting';
import { electrical } from './electrical';
import { fasteners } from './fasteners';
import { lifting } from './lifting';
import { piping } from './piping';
import { plant } from './plant';
import { protection } from './protection';
import { tools } from './tools';

/** Every kind of goods that has rules; for any other a person is asked. */
export const KINDS: readonly KindRule[] = [
  ...fasteners,
  ...piping,
  ...electrical,
  ...cutting,
  ...tools,
  ...lifting,
  ...protection,
  ...plant,
];
