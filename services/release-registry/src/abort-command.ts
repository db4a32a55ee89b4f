/** What `pnpm release abort` does, and what it says of it. */
import type { AppName } from 'shared-contracts/release';
import { abortCanary } from './operations';
import type { RegistryFile } from './registry-file';
import { endShadow } from './shadows/shadow';

/**
 * Takes an app's canary from everybody, and ends its shadow.
 * @throws ReleaseRefused where it has neither; RegistryConflict
 */
export async function abort(
  app: AppName,
  reason: string | undefined,
  registry: RegistryFile,
): Promise<void> {
  const shadow = await endShadow(app, registry);
  if (shadow !== null) console.log(`${app} ${shadow} is no shadow any more`);
  if (shadow !== null && !(await registry.read()).apps[app]?.canary) return;
  const { previous, version } = await abortCanary(app, reason, registry);
  console.log(`${app} ${previous} is nobody's any more; ${version} is live for everybody`);
}
