/**
 * Starts the provider. Little is loaded before the lock is taken, so that a refusal comes at once.
 */
import { readEnvironment, requireCallers, type Environment } from './environment';
import { lockShop } from './lock-shop';
import { startFailure } from './start-failure';

let environment: Environment | null = null;
let unlock: (() => Promise<void>) | null = null;
try {
  environment = readEnvironment(process.env);
  requireCallers(environment);
  unlock = await lockShop(environment);
  const { runProvider } = await import('./provider');
  await runProvider(environment, unlock);
} catch (error) {
  console.error(startFailure(error, environment) ?? error);
  await unlock?.();
  process.exit(1);
}
