import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

/** The preload links that React writes before the page, for pictures. */
const LINKS = /^(?:<link [^>]*>)+/;

/** The digest of a boundary that failed on the server, so that the browser makes its part. */
const LEFT_TO_BROWSER = 'left-to-browser';

export type RenderedHtml = { html: string; links: string };

/**
 * Renders a whole tree to HTML. A part that throws, or isn't ready in time, is left to the browser.
 * @param limit how long parts may take, in milliseconds
 * @param onError called with an error of a part, and, unless the part was only late, with the components
 *   that it passed
 * @throws the error of the layout around all parts
 */
export function renderHtml(
  element: ReactNode,
  limit: number,
  onError: (error: unknown, components?: () => unknown) => void,
): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let late = false;
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        const text = Buffer.concat(parts).toString();
        const links = LINKS.exec(text)?.[0] ?? '';
        resolve({ html: text.slice(links.length), links });
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      // A finished part is written in its place, however large it is.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error, passed) {
        if (late) onError(error);
        else onError(error, () => passed.componentStack);
        return LEFT_TO_BROWSER;
      },
      onShellError: reject,
      onAllReady() {
        clearTimeout(timer);
        stream.pipe(sink);
      },
    });
    const timer = setTimeout(() => {
      late = true;
      stream.abort(new Error(`not rendered within ${limit} ms`));
    }, limit);
  });
}
