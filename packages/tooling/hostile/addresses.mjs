/** Addresses that run a script, and addresses that fetch from another host. */
import { AWAY, ELSEWHERE, pairs, RUN } from './marks.mjs';

/** Markup whose address runs a script or leads to another host when a person follows it. */
const followed = [
  (url) => `<a href="${url}">words</a>`,
  (url) => `<a target=_top href='${url}'>words</a>`,
  (url) => `<map><area shape=default href="${url}"></map>`,
  (url) => `<form action="${url}"><button>words</button></form>`,
  (url) => `<form><button formaction="${url}">words</button></form>`,
  (url) => `<iframe src="${url}"></iframe>`,
  (url) => `<object data="${url}"></object>`,
  (url) => `<embed src="${url}">`,
  (url) => `<svg><a xlink:href="${url}"><text y=20>words</text></a></svg>`,
  (url) => `<math><mi href="${url}">words</mi></math>`,
];

const running = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\x01javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java&#10;script:${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;avascript&colon;${RUN}`,
  `javascript&Tab;:${RUN}`,
  `javascript://%0a${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:image/svg+xml,<svg onload=${RUN}>`,
  `blob:https://${ELSEWHERE}/%N%`,
  `filesystem:https://${ELSEWHERE}/%N%`,
];

export const followedAddresses = () => [
  ...pairs(followed, running, (element, url) => element(url)),
  `<a ping="${AWAY}" href="/store">words</a>`,
  `<a href="/store" target=_blank rel=opener id=%N%>words</a>`,
  `<a href="/store" download="setup.exe">words</a>`,
  `<a href="ftp://${ELSEWHERE}/%N%">words</a>`,
  `<a href="intent://x#Intent;scheme=https;end">words</a>`,
  `<a href="//[">words</a>`,
];

/** Markup whose address the browser fetches by itself. */
const fetched = [
  (url) => `<img src="${url}">`,
  (url) => `<img srcset="${url} 1x, ${url} 2x">`,
  (url) => `<img src=/storage/a.png lowsrc="${url}" srcset="${url}">`,
  (url) => `<picture><source srcset="${url}"><img src="/storage/a.png"></picture>`,
  (url) => `<image src="${url}">`,
  (url) => `<video poster="${url}"></video>`,
  (url) => `<video src="${url}" autoplay></video>`,
  (url) => `<audio><source src="${url}"></audio>`,
  (url) => `<video><track default src="${url}"></video>`,
  (url) => `<iframe src="${url}"></iframe>`,
  (url) => `<frameset><frame src="${url}"></frameset>`,
  (url) => `<object data="${url}"></object>`,
  (url) => `<embed src="${url}">`,
  (url) => `<input type=image src="${url}">`,
  (url) => `<table background="${url}"><tr><td background="${url}">words</table>`,
  (url) => `<svg><image href="${url}"/></svg>`,
  (url) => `<svg><use xlink:href="${url}#a"/></svg>`,
  (url) => `<svg><filter><feImage href="${url}"/></filter></svg>`,
];

const away = [
  AWAY,
  `//${ELSEWHERE}/%N%`,
  `\\\\${ELSEWHERE}\\%N%`,
  `/\\${ELSEWHERE}/%N%`,
  `https:/${ELSEWHERE}/%N%`,
  `https:\\\\${ELSEWHERE}/%N%`,
  `ht\ntps://${ELSEWHERE}/%N%`,
  `&#104;ttps://localhost@${ELSEWHERE}/%N%`,
];

export const fetchedAddresses = () => [
  ...pairs(fetched, away, (element, url) => element(url)),
  // The shop's own address, but not a stored picture: such a request could call the provider.
  `<img src="/api/blogs">`,
  `<img src="/storage/../api/blogs?%N%">`,
  `<img src="/storage/%2e%2e/api/blogs?%N%">`,
  `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>">`,
];
