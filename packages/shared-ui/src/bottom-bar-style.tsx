/** A phone that lies on its side. */
const LYING = '(min-width:36rem) and (max-width:63.99rem) and (max-height:30rem)';

/**
 * A page's bar at the bottom of a phone, as plain CSS, once in the document: fixed where a thumb
 * reaches it, in one line where the window is low, and else in its place. It stays in its place too
 * where its letters are so large that it would take a quarter of the window (`bottom-bar.tsx`).
 */
export const bottomBarCss = `
@media (max-width:55.99rem) and (min-height:32rem),${LYING}{
.bottom-bar:not([data-high]){
  position:fixed;inset:auto 0 var(--foot);z-index:var(--z-sticky);max-height:75dvh;
  padding:var(--space-2) max(var(--gutter),env(safe-area-inset-right)) var(--space-2) max(var(--gutter),env(safe-area-inset-left));
  border-top:1px solid var(--color-line-strong);background:var(--color-surface);overflow-y:auto;
}
}
.bottom-bar-about{
  display:flex;justify-content:space-between;gap:var(--space-3);margin-bottom:var(--space-1);
  font-size:var(--text-sm);line-height:var(--leading-snug);white-space:nowrap;
}
.bottom-bar-about>:first-of-type{overflow:hidden;text-overflow:ellipsis;}
.bottom-bar-about>strong{flex:none;}
@media (min-width:56rem) and (min-height:30.01rem),(min-width:64rem){.bottom-bar-about{display:none;}}
@media ${LYING}{
.bottom-bar:not([data-high]){display:flex;align-items:center;gap:var(--space-5);}
.bottom-bar>*{flex:1 1 0;min-width:0;margin:0;}
}
@media print{.bottom-bar{display:none;}}
`;
