/** What the shop is made of, by name. */
import { APPS } from 'tooling/run/apps';

export { APPS };
export type Remote = Exclude<(typeof APPS)[number], 'shell'>;
export const REMOTES = APPS.filter((app): app is Remote => app !== 'shell');
