/**
 * How far away the server may be, in milliseconds, and how fast the network, in Mbps, for a font in time:
 * with 20 ms it came in each of seven first visits, with 40 ms in one.
 */
const NEAR = { rtt: 25, downlink: 5 };

/**
 * Lets the first paint wait for the shop's font where the font comes in time. Chromium holds a page back by
 * up to 50 ms for a font that the document's head preloads, and by nothing for one that its body does. On a
 * slow network the font never comes in these; where the service worker has stored it, or the network is
 * fast, a page that doesn't wait would be read in the other font until it is left (`font-display: optional`).
 */
export const awaitFontScript = (font: string): string =>
  `(function(w,c){if(w&&w.controller||c&&c.rtt<=${NEAR.rtt}&&c.downlink>=${NEAR.downlink}){var l=document.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.href=${JSON.stringify(font)};document.head.append(l)}})(navigator.serviceWorker,navigator.connection)`;
