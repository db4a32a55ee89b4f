import type { Flag } from 'shared-contracts/flags';
import type { Registry } from 'shared-contracts/release';
import { withEvent, type NextRegistry } from '../changes';
import type { RegistryFile } from '../registry-file';
import { ReleaseRefused } from '../release-refused';

/** A share of the shoppers, as the history says it. */
const inPercent = (percent: number) => `${percent} %`;

/** The registry with a flag's share; null where it has it already. */
function withShare(
  seen: Registry,
  name: string,
  percent: number,
  reason?: string,
): NextRegistry | null {
  const { [name]: before = 0, ...others } = seen.flags ?? {};
  if (before === percent) return null;
  const event = {
    at: new Date().toISOString(),
    ...{ app: name, action: 'flag', version: inPercent(percent), previous: inPercent(before) },
    ...(reason !== undefined && { reason }),
  };
  // A flag that is on for nobody isn't named, so that what is over leaves nothing behind.
  const flags = percent > 0 ? { ...others, [name]: percent } : others;
  return { ...withEvent(seen, event), flags };
}

/**
 * Sets for how many shoppers a feature flag is on, from their next page load.
 * @param percent of the shoppers, 0 to 100
 * @param flags those that are declared
 * @returns the share before, in percent
 * @throws ReleaseRefused for a flag that isn't declared, unless it is switched off; RegistryConflict
 */
export async function setFlag(
  { name, percent, reason }: { name: string; percent: number; reason?: string | undefined },
  flags: Record<string, Flag>,
  file: RegistryFile,
): Promise<number> {
  const seen = await file.read();
  const before = seen.flags?.[name] ?? 0;
  // The share of a flag whose declaration is gone already can still be taken back.
  if (!Object.hasOwn(flags, name) && !(percent === 0 && before > 0)) {
    const known = Object.keys(flags).join(', ');
    throw new ReleaseRefused([
      `${name} is no feature flag: ${known === '' ? 'none is declared' : `declared are ${known}`} (shared-contracts/src/flags.ts)`,
    ]);
  }
  const next = withShare(seen, name, percent, reason);
  if (next) await file.replace(seen, next);
  return before;
}

/** A flag with the share of the shoppers for whom it is on; null where it is declared nowhere. */
export type FlagShare = { name: string; percent: number; declared: Flag | null };

/** All flags that are declared, or on for somebody. */
export function flagShares({ flags: on = {} }: Registry, flags: Record<string, Flag>): FlagShare[] {
  return [...new Set([...Object.keys(flags), ...Object.keys(on)])].sort().map((name) => ({
    name,
    percent: on[name] ?? 0,
    declared: (Object.hasOwn(flags, name) ? flags[name] : undefined) ?? null,
  }));
}

/** A line for each of them. */
export const flagLines = (seen: Registry, flags: Record<string, Flag>): string[] =>
  flagShares(seen, flags).map(({ name, percent, declared }) => {
    const whose = declared
      ? `of ${declared.owner}, until ${declared.until}`
      : 'is declared nowhere: set it to 0';
    return `${name.padEnd(28)} ${inPercent(percent).padStart(6)}  ${whose}`;
  });
