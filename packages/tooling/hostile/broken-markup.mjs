/** Texts that would end the markup around them: attributes, scripts, comments, templates. */
import { AWAY, pairs, RUN } from './marks.mjs';

const acts = [
  `<img src=x onerror=${RUN}>`,
  `<svg/onload=${RUN}>`,
  `<script>${RUN}</script>`,
  `<iframe src="javascript:${RUN}">`,
  `<a id=x href="javascript:${RUN}">words</a>`,
];

const ends = [
  '">',
  "'>",
  '--><!-- -->',
  '--!>',
  ']]>',
  '</script>',
  '</style>',
  '</title>',
  '</textarea></noscript>',
  '\u2028',
  '\ufeff',
  '</p></div></main></body></html>',
  '{{1}}${1}',
  '\\u003c\\x3c',
  '&lt;p&gt;',
];

export const brokenMarkup = () => [
  ...pairs(ends, acts, (end, act) => `words${end}${act}`),
  `" autofocus onfocus=${RUN} x="<b onclick=${RUN}>`,
  `<b <b onclick=${RUN}>words`,
  `<\x00b onclick=0><b onclick=${RUN}>words`,
  `<b\x00 onclick=${RUN}>words`,
  `<b onclick=${RUN} <b>words`,
  `</b/onclick=${RUN}><b/onclick=${RUN}/>words`,
  `<b title="&quot;><img src=x onerror=${RUN}>" lang=%N% onclick=${RUN}>words`,
  `&lt;img src=x onerror=${RUN}&gt;<img src=x onerror=${RUN}>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!---><img src=x onerror=${RUN}>-->`,
  `<!--[if true]><img src=${AWAY}><![endif]--><img src=${AWAY}>`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<?php ><img src=x onerror=${RUN}>?>`,
  `<%<img src=x onerror=${RUN}>%>`,
];
