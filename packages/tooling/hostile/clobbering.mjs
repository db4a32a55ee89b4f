/** Names of elements that would replace properties that the page's scripts read by name. */
import { pairs, RUN } from './marks.mjs';

const names = [
  'root',
  'main',
  'storefront-state',
  '__storefrontEarlyCalls',
  'hit',
  'cookie',
  'body',
  'head',
  'forms',
  'location',
  'defaultView',
  'currentScript',
  'documentElement',
  'getElementById',
  'createElement',
  'querySelector',
  'trustedTypes',
  'webpackChunk',
  '__proto__',
  'constructor',
];

const carriers = [
  (name) => `<a id="${name}" href="https://elsewhere.example/%N%">words</a>`,
  (name) => `<a id="${name}"></a><a id="${name}" name="integrity" href="cid:%N%">words</a>`,
  (name) => `<img name="${name}" alt="words">`,
  (name) => `<form name="${name}"><input name="parentNode"><input id="attributes"></form>`,
  (name) => `<form id="${name}"><output name="textContent">%N%</output></form>`,
  (name) => `<iframe name="${name}" srcdoc="<a id=b></a>"></iframe>`,
  (name) => `<object id="${name}"></object>`,
];

export const clobbering = () => [
  ...pairs(names, carriers, (name, made) => made(name)),
  ...['attributes', 'nodeName', 'removeChild', 'childNodes', 'firstChild', 'namespaceURI'].map(
    (name) => `<form onclick=${RUN}><input name=${name}><img src=x onerror=${RUN}></form>`,
  ),
];
