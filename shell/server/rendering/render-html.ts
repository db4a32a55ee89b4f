import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

/** What React writes before the page: pictures that the browser should ask for early. */
const LINKS = /^(?:<link [^>]*>)+/;

/** What a boundary tells the browser that failed here; the browser makes its part. */
const LEFT_TO_BROWSER = 'left-to-browser';

export type RenderedHtml = { html: string; links: string };

/**
 * Renders a tree to HTML, whole: a part that throws, or isn't ready in time, is left to the
 * browser.
 * @param limit how long parts may take, in milliseconds
 * @param onError hears what a part threw
 * @throws what the layout around all parts threw
 */
export function renderHtml(
  element: ReactNode,
  limit: number,
  onError: (error: unknown) => void,
): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
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
      // A finished part stands in its place, however large it is.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        onError(error);
        return LEFT_TO_BROWSER;
      },
      onShellError: reject,
      onAllReady() {
        clearTimeout(timer);
        stream.pipe(sink);
      },
    });
    const timer = setTimeout(() => {
      stream.abort(new Error(`not rendered within ${limit} ms`));
    }, limit);
  });
}
