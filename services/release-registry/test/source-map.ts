/** A source map as a build leaves it, of these sources. */
export const mapOf = (files: Record<string, string>): string =>
  JSON.stringify({
    version: 3,
    sources: Object.keys(files).map((path) => `webpack://app_1/${path}`),
    sourcesContent: Object.values(files),
    mappings: '',
  });

/** A file of shared-ui, as a build names it. */
export const BUTTON = '../packages/shared-ui/src/button.tsx';
