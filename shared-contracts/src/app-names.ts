/**
 * What can be released by itself. The names are open: an app is what the registry names so,
 * whichever repository builds it. Those of this one are in own-apps.ts.
 */
import type { RemoteName } from './door';

export type AppName = 'shell' | RemoteName;

/** Something of each of some apps. */
export type ByApp<Value> = { shell?: Value; [remote: RemoteName]: Value };

const LONGEST = 60;
// Letters only, because a name is also the key of a remote's styles; and no built-in property of an
// object is called so.
const NAME = /^(?:shell|mfe-[a-z]+(?:-[a-z]+)*)$/;

/** Whether this can be the name of an app, known here or not. */
export const isAppName = (text: string): text is AppName =>
  text.length <= LONGEST && NAME.test(text);

/** Whether this can be the name of a remote, known here or not. */
export const isRemoteName = (text: string): text is RemoteName =>
  isAppName(text) && text !== 'shell';
