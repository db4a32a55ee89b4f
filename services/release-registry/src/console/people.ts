/** What somebody may change by the console. */
import { isAppName, type AppName } from 'shared-contracts/app-names';

export type Person = {
  name: string;
  /** What they may promote, abort and roll back; they see all. */
  apps: readonly AppName[] | 'all';
};

export const mayChange = ({ apps }: Person, app: AppName) => apps === 'all' || apps.includes(app);

/** Apps as they are typed, by `+`, or `all`; null where one is none of this shop. */
export function readApps(text: string): AppName[] | 'all' | null {
  if (text === 'all') return text;
  const apps = text.split('+');
  return apps.every(isAppName) ? apps : null;
}

/** As they are typed. */
export const sayApps = ({ apps }: Pick<Person, 'apps'>) =>
  apps === 'all' ? 'all' : apps.join('+');
