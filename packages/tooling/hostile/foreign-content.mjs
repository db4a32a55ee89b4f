/** SVG and MathML, and markup that changes its meaning when it is parsed a second time. */
import { AWAY, pairs, RUN } from './marks.mjs';

const act = `<img src=x onerror=${RUN}>`;

export const foreignContent = () => [
  `<svg><g onclick=${RUN}><circle r=9 /></g></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><set onbegin=${RUN} attributeName=x to=1>`,
  `<svg><animateTransform onend=${RUN} attributeName=transform dur=1ms>`,
  `<svg><a><animate attributeName=href values="javascript:${RUN}"/><text y=9>words</text></a></svg>`,
  `<svg><a><set attributeName=xlink:href to="javascript:${RUN}"/><text y=9>words</text></a></svg>`,
  `<svg><foreignObject>${act}</foreignObject></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${RUN}</script>"></iframe></foreignObject></svg>`,
  `<svg><desc>${act}</desc></svg>`,
  `<svg><title>${act}</title></svg>`,
  `<svg><style>@import "${AWAY}";</style></svg>`,
  `<svg><rect fill="url(${AWAY}#a)"/></svg>`,
  `<svg><defs><pattern><image href="${AWAY}"/></pattern></defs></svg>`,
  `<svg><handler type="text/javascript" ev:event="load">${RUN}</handler></svg>`,
  `<svg><discard onbegin=${RUN}></svg>`,
  `<svg xmlns:on="a" on:load=${RUN}></svg>`,
  `<svg><metadata>${act}</metadata></svg>`,
  `<svg><switch><foreignObject><body onload=${RUN}></foreignObject></switch></svg>`,
  `<math><maction actiontype="statusline#${AWAY}" xlink:href="javascript:${RUN}">words</maction></math>`,
  `<math><mtext>${act}</mtext></math>`,
  `<math><semantics><annotation-xml encoding="text/html">${act}</annotation-xml></semantics></math>`,
  `<math href="javascript:${RUN}"><mi>words</mi></math>`,
  `<math><mstyle background="url(${AWAY})"><mi>words</mi></mstyle></math>`,
];

/** Elements in which the parser has other rules for names, content and end tags. */
const inside = [
  '<svg>',
  '<math>',
  '<svg><desc>',
  '<svg><foreignObject>',
  '<math><mi>',
  '<math><mtext><mglyph>',
  '<math><mtext><malignmark>',
  '<math><annotation-xml encoding="application/xhtml+xml">',
  '<form><math><mtext></form><form><mglyph>',
  '<table><svg>',
  '<select><svg>',
  '<p><svg></p>',
  '<a><table><a>',
];

/** Elements whose content is text in HTML, and markup elsewhere. */
const asText = ['style', 'xmp', 'title', 'textarea', 'noembed', 'noframes', 'iframe', 'noscript'];

export const mutations = () => [
  ...pairs(inside, asText, (open, tag) => `${open}<${tag}><a title="</${tag}>${act}">words</a>`),
  ...pairs(
    inside,
    ['style', 'title', 'noscript'],
    (open, tag) => `${open}<${tag}><!--</${tag}>${act}-->`,
  ),
  ...['<!--', '<![CDATA[', '<?x ', '</ ', '<!x '].map(
    (open) => `<svg>${open}><p>]]>--></svg>${act}`,
  ),
  `<noscript><p title="</noscript>${act}">`,
  `<template><p title="</template>${act}">`,
  `<listing>&lt;img src=x onerror=${RUN}&gt;</listing>${act}`,
  `<plaintext>${act}`,
  `${'<div>'.repeat(600)}<svg><style><a title="</style>${act}">`,
  `${'<b>'.repeat(300)}<p>${'<i>'.repeat(300)}${act}`,
  `${'<table><td>'.repeat(120)}${act}`,
  `<p id="</p>${act}"><button><p>${act}`,
  `<b><p></b>${act}</p>`,
  `<table><b>${act}</table>`,
  `<table><caption><table>${act}</caption>`,
  `<select><option><style></option></select>${act}</style>`,
  `<frameset>${act}</frameset>${act}`,
  `<body onload=${RUN}><html onmouseover=${RUN}>`,
  `<!doctype html><html><head><base href="${AWAY}"></head><body>${act}`,
];
