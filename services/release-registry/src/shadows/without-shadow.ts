import type { AppName, Registry } from 'shared-contracts/release';

/** The registry without an app's shadow. */
export function withoutShadow<Seen extends Pick<Registry, 'shadows'>>(
  seen: Seen,
  app: AppName,
): Seen {
  const { [app]: shadow, ...others } = seen.shadows ?? {};
  return shadow ? { ...seen, shadows: others } : seen;
}
