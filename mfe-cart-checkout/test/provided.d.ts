/** What `tooling/test-provider.mjs` gives to every test. */
import 'vitest';

declare module 'vitest' {
  // Vitest's own, which only an interface can add to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface ProvidedContext {
    providerOrigin: string;
    importOrigin: string;
  }
}
