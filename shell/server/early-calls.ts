import type { HttpRequest } from 'shared-contracts/call';
import { EARLY_CALLS } from '../src/page-state';
import { inlineJson } from './inline-json';

/**
 * The script that starts a page's first calls while the document still loads, with this tab's token
 * where there is one. The shell takes the answers from there (`EARLY_CALLS`).
 */
export function earlyCallsScript(calls: HttpRequest[]): string {
  // A call that fails before the shell can handle it must not be an uncaught error.
  return `(function(){var t=null;try{t=sessionStorage.getItem('token')}catch(e){}window.${EARLY_CALLS}=${inlineJson(calls)}.map(function(r){var h={Accept:'application/json'};if(r.body!==undefined)h['Content-Type']='application/json';if(t)h.Authorization='Bearer '+t;var p=fetch(r.url,{method:r.method,headers:h,body:r.body===undefined?undefined:JSON.stringify(r.body)}).then(function(a){if(!a.ok)throw new Error('refused');return a.json()});p.catch(function(){});return{request:r,answer:p}})})()`;
}
