/**
 * On a phone the landing layout's menu, search and cart stand at the foot, in reach of a thumb, and
 * its name scrolls away with the page. Where the window is low, as over a keyboard that takes its
 * room, they stay in the header. Plain CSS of the document, so no script carries it.
 *
 * `--foot` (shared-ui/tokens) is what they keep of the window; what floats at the bottom stays above.
 * The rule that takes it back from other layouts stands alone: a browser without `:has` drops it.
 */
export const footCss = `
@media screen and (max-width:55.99rem) and (min-height:32rem){
:root{--foot:calc(min(3.25rem,64px) + env(safe-area-inset-bottom));}
:root:not(:has(.footed)){--foot:env(safe-area-inset-bottom,0px);}
html{scroll-padding-bottom:var(--bottom-bar-height);}
.footed{--header-height:0px;padding-bottom:var(--foot);}
.footed>header{--header-height:3.5rem;position:static;container-type:normal;}
.footed>header>div>:is(:first-child,[role=search],:last-child){
  position:fixed;inset:auto auto 0 0;z-index:var(--z-header);
  display:grid;justify-content:center;align-content:start;overflow:hidden;
  width:33.4%;height:var(--foot);margin:0;padding-top:3px;
  background:var(--color-chrome);border-top:1px solid var(--color-chrome-line);
}
.footed>header>div>[role=search]{left:33.3%;}
.footed>header>div>:last-child{left:66.6%;}
/* The whole third takes the thumb. */
.footed>header>div>:is(:first-child,[role=search],:last-child) button::before{
  content:'';position:absolute;inset:-1rem -12rem;
}
/* While the box takes keys it is a bar at the top, clear of a keyboard. */
.footed>header>div>[data-taking]{inset:0;width:auto;height:3.5rem;}
}
/* On its side a phone has no height to spare for a header that stays. */
@media (max-width:63.99rem) and (max-height:30rem){
.footed{--header-height:0px;}
.footed>header{--header-height:3.5rem;position:static;}
}
`;
