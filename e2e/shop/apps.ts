/** The names of the shop's apps. */
import { APPS } from 'tooling/run/apps';

export { APPS };
export type Remote = Exclude<(typeof APPS)[number], 'shell'>;
export const REMOTES = APPS.filter((app): app is Remote => app !== 'shell');
