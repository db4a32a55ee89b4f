/** What `tooling/test-provider.mjs` gives to every test. */
import 'vitest';

declare module 'vitest' {
  // Vitest's own, which only an interface can add to.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    providerOrigin: string;
    importOrigin: string;
  }
}
