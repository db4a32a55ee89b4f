/** What a navigation gets where there is neither a network nor anything stored. */

const STYLE =
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#f3f4f2;color:#171b1d}main{max-width:34rem;margin:0 auto;padding:20vh 1.25rem 2rem}h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}a{display:inline-block;margin:1rem 1rem 0 0;padding:.75rem 1.25rem;border:1px solid;color:inherit;font-weight:600;text-decoration:none}@media(prefers-color-scheme:dark){body{background:#171b1d;color:#f3f4f2}}';

export const OFFLINE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  'Cache-Control': 'no-store',
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param url the page that was wanted */
export const offlinePage = (url: string): string =>
  `<!doctype html><html lang="en-PH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>You are offline</title><style>${STYLE}</style></head><body><main><h1>You are offline</h1><p>This page isn’t on this phone yet. Your cart and your lists are.</p><a href="${escape(url)}">Try again</a><a href="/">Home</a></main></body></html>`;
