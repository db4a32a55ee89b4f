import { CUT_DRIVE } from '../src/network/cut-drive';

/** A page whose code is still to come, or that says so of itself: no button or list of it. */
const LOADING =
  ':not(:has([data-page])):has(p[role=status]),:has([aria-busy=true]:not(button,[id],[role]))';

/**
 * The room of a page that failed, a sheet: what is wrong, two ways on, and a drawing. Without a
 * network none can be fetched, so one is drawn in CSS, which forced colours would take away; what it
 * says is not said a second time above it. While a page loads, its place is three windows high and the
 * footer is hidden, so that nothing in sight moves where a page is loaded again that was scrolled down;
 * calls have no time limit, so after a long wait the footer is there, with its ways on.
 * Plain CSS of the document, so no script carries it.
 */
export const faultCss = `
.page-fault{
  display:grid;grid-template-columns:auto 1fr;align-items:center;align-content:start;
  gap:var(--space-4) var(--space-5);min-height:60vh;padding-block:var(--space-7);
}
@media (min-width:56rem){
  .page-fault:not(:empty){
    grid-template:1fr auto 1fr/auto 1fr 24rem;min-height:26rem;margin-block:var(--space-6);
    padding:var(--space-9);border:1px solid var(--color-line);
    border-top:3px solid var(--color-text);background:var(--color-surface);
  }
  .page-fault.page-fault p{grid-column:1/3;align-self:end;font-size:var(--text-3xl);line-height:var(--leading-tight);}
  .page-fault.page-fault>[data-fault]::before{grid-area:1/3/4;width:100%;height:16rem;}
  .page-fault.page-fault>.cut-off::before{height:11rem;}
}
.page-fault>[data-fault]{display:contents;}
.page-fault p{grid-column:1/-1;max-width:var(--measure);font-size:var(--text-xl);font-weight:var(--weight-strong);}
.page-fault>a{justify-self:start;padding-block:var(--space-3);}
.page-fault>.drawn::before,.page-fault>.cut-off::before{
  content:'';grid-column:1/-1;width:15rem;max-width:100%;height:10rem;
  background:url(/drawings/fault.svg) 0/contain no-repeat;
}
.page-fault>.cut-off::before,div[data-drawing=offline]{
  height:11rem;max-height:none;color:var(--color-line-strong);forced-color-adjust:none;
  background:${CUT_DRIVE};
}
div[data-drawing=offline]+div{grid-template-columns:auto 1fr;}
div[data-drawing=offline]+div>:is(h2,p){grid-column:1/-1;}
@media screen and (scripting:enabled){
  main:is(${LOADING}){min-height:300vh;}
  main:is(${LOADING})+footer{visibility:hidden;animation:long-wait 0s 8s forwards;}
}
@keyframes long-wait{to{visibility:visible;}}
main:has(.cut-off,[data-drawing=offline])>[role=status]>p{position:absolute;clip-path:inset(50%);}
`;
