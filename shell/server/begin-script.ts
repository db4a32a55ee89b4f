import { STATE_ELEMENT } from '../src/page-state';
import { REPORT_PATH } from '../src/report-path';

/** When a tab says that it isn't hung, in milliseconds. */
const ALIVE = 20_000;

/**
 * The script by which a tab says that it begins, before code of a remote runs, and then once more: after
 * 20 s, or when it is left or put away. A tab that a script hangs can't (reports/silent-tabs.ts). It stands
 * only in documents with a release that isn't known to be good, so that others cost nothing more; the
 * offer of the document says which releases are shown. A tab that nobody looks at doesn't begin, because
 * browsers stop such tabs.
 */
export const BEGIN_SCRIPT = `(function(){if(document.hidden)return;var t=Math.random();function say(o,b){navigator.sendBeacon('${REPORT_PATH}',new Blob([JSON.stringify({path:'*',tab:t,begins:b,offer:o,entries:[]})],{type:'application/json'}))}function more(){if(t)say();t=0}addEventListener('DOMContentLoaded',function(){say(JSON.parse(document.getElementById('${STATE_ELEMENT}').textContent).offer,true);setTimeout(more,${ALIVE});addEventListener('visibilitychange',more);addEventListener('pagehide',more)})})()`;
