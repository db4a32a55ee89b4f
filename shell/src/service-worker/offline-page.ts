/** What a navigation gets where there is neither a network nor anything stored: it needs a network. */
import { CUT_DRIVE } from '../network/cut-drive';

const STYLE = `body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#f3f4f2;color:#171b1d}main{max-width:34rem;margin:0 auto;padding:14vh 1.25rem 2rem}div{width:15rem;max-width:100%;height:11rem;margin-bottom:1.5rem;color:#757e82;forced-color-adjust:none;background:${CUT_DRIVE}}h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}a{display:inline-block;margin:1rem 1rem 0 0;padding:.75rem 1.25rem;border:1px solid;color:inherit;font-weight:600;text-decoration:none}@media(prefers-color-scheme:dark){body{background:#171b1d;color:#f3f4f2}}`;

/** It comes by itself: when the browser says so, and where it never says that the network was down. */
const COMES_BACK =
  "addEventListener('online',()=>location.reload());setInterval(()=>navigator.onLine&&location.reload(),2e4)";

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param url the page that was wanted */
export function offlinePage(url: string): Response {
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="en-PH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>You are offline.</title><style>${STYLE}</style></head><body><main><div></div><h1>You are offline.</h1><p>This page comes back by itself.</p><a href="${escape(url)}">Retry</a><a href="/">Home</a></main><script nonce="${nonce}">${COMES_BACK}</script></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; base-uri 'none'`,
      'Cache-Control': 'no-store',
    },
  });
}
