/**
 * The room of a page that failed: a drawing, what is wrong, and two ways on. Without a network no
 * drawing can be fetched, so a dimension line is drawn that is cut off; what it says is not said a
 * second time above it. Plain CSS of the document, so no script carries it.
 */
export const faultCss = `
.page-fault{
  display:grid;grid-template-columns:auto 1fr;align-items:center;align-content:start;
  gap:var(--space-4) var(--space-5);min-height:60vh;padding-block:var(--space-7);
}
.page-fault>[data-fault]{display:contents;}
.page-fault p{grid-column:1/-1;max-width:var(--measure);font-size:var(--text-xl);font-weight:var(--weight-strong);}
.page-fault>a{justify-self:start;padding-block:var(--space-3);}
.page-fault>.drawn::before,.page-fault>.cut-off::before{
  content:'';grid-column:1/-1;width:15rem;max-width:100%;height:10rem;
  background:url(/drawings/fault.svg) 0/contain no-repeat;
}
.page-fault>.cut-off::before{
  height:3rem;border-inline:1px solid;color:var(--color-line-strong);
  background:
    conic-gradient(from 75deg at 0 50%,currentColor 30deg,transparent 0) 0/10px 100% no-repeat,
    conic-gradient(from 255deg at 100% 50%,currentColor 30deg,transparent 0) 100%/10px 100% no-repeat,
    linear-gradient(90deg,currentColor 40%,transparent 0 60%,currentColor 0) 50%/100% 1px no-repeat;
}
main:has(.cut-off)>[role=status]>p{position:absolute;clip-path:inset(50%);}
`;
