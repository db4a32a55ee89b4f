/**
 * Feature flags: code that is released, and that only a share of the shoppers meets. The share of
 * each is in the registry and set by `pnpm release flag`; its name, owner and end are here.
 */
import type { AppName } from './app-names';
import type { HostApi } from './door';

export type Flag = {
  /** The app whose team removes it. */
  owner: AppName;
  /** Its last day, `2027-01-31`: after it the unit tests fail until the flag and its code are gone. */
  until: string;
};

/** A name begins with its owner's noun, as a slot's does: `catalog.price-steps`. */
export const FLAGS = {} as const satisfies Record<string, Flag>;

/** A flag that is declared here. */
export type FlagName = keyof typeof FLAGS;

/** Whether this shopper meets what the flag is for; always the same in one tab. */
export const isOn = (host: Pick<HostApi, 'flags'>, name: FlagName): boolean =>
  host.flags.includes(name);

/**
 * What is left of flags that should be gone, a line each.
 * @param today as `2027-01-31`
 */
export const endedFlags = (flags: Record<string, Flag>, today: string): string[] =>
  Object.entries(flags)
    .filter(([, { until }]) => until < today)
    .map(([name, { owner, until }]) => `${name} of ${owner} ended on ${until}: remove its code`);
