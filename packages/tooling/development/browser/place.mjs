/**
 * Where in the sources an error was thrown.
 * @param {unknown} error
 * @param {string} origin of the builds, which know their source maps
 * @returns {Promise<string>} `mfe-search/src/pages/search-page.tsx:12`; else the script's own place
 */
export async function placeIn(error, origin) {
  const stack = error instanceof Error ? String(error.stack) : '';
  const frames = [...stack.matchAll(/(https?:[^\s()]+\.js):(\d+):(\d+)/g)];
  const [, script = '', line = '', column = ''] =
    frames.find(([, url = '']) => url.startsWith(origin)) ?? [];
  if (!script) return '';
  try {
    const asked = new URLSearchParams({ script: new URL(script).pathname, line, column });
    const answer = await fetch(`${origin}/place?${asked}`);
    if (answer.ok) return await answer.text();
  } catch {
    // The server has ended: the script's own place is all that is known.
  }
  return `${script}:${line}:${column}`;
}
