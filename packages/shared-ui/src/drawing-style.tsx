/**
 * The shop's drawing language as plain CSS, once in the document: React's pages and the counter's
 * take it by a class's name, and no script carries it. A page on an older document does without.
 */
export const drawingCss = `
/* A section's heading with a dimension line up to the section's edge, or beneath it where it has
   no room beside. It is printed though it is a background. */
.dimension{
  display:flex;flex-wrap:wrap;flex:1;align-items:center;gap:0 var(--space-4);
  min-width:min(12rem,100%);overflow-wrap:anywhere;
}
.dimension::after{
  content:'';flex:1 0 2.5rem;height:0.75rem;border-inline:1px solid;
  color:var(--color-line-strong);print-color-adjust:exact;
  background:
    conic-gradient(from 75deg at 0 50%,currentColor 30deg,transparent 0) 0/10px 100% no-repeat,
    conic-gradient(from 255deg at 100% 50%,currentColor 30deg,transparent 0) 100%/10px 100% no-repeat,
    linear-gradient(currentColor,currentColor) 50%/100% 1px no-repeat;
}
/* Forced colours take drawn backgrounds away; an edge stays. */
@media (forced-colors:active){.dimension::after{height:0;border:0;border-top:1px solid;}}
/* A maker's number: letters and digits that can be told apart, each as wide as the other. */
.model{font-family:var(--font-mono);font-size:0.92em;font-variant-numeric:tabular-nums slashed-zero;}
/* The one table: a strong rule below its head and around it, thin rules between, nothing filled. */
.ruled{
  width:100%;border-block:1px solid var(--color-text);
  font-size:var(--text-sm);line-height:var(--leading-snug);
}
.ruled :is(th,td){
  padding:var(--space-2) var(--space-4) var(--space-2) 0;
  text-align:start;vertical-align:top;overflow-wrap:anywhere;
}
.ruled :is(th,td):last-child{padding-inline-end:0;}
.ruled tr{border-top:1px solid var(--color-line);}
.ruled thead tr{border-top:0;border-bottom:1px solid var(--color-text);}
.ruled thead th{
  vertical-align:bottom;overflow-wrap:normal;color:var(--color-text-muted);
  font-size:var(--text-xs);font-weight:var(--weight-medium);
}
.ruled .number{text-align:end;white-space:nowrap;}
.ruled tbody tr:first-of-type{border-top:0;}
.specs th{width:40%;color:var(--color-text-muted);font-weight:var(--weight-regular);}
.specs td{font-weight:var(--weight-medium);}
.sums small{display:block;color:var(--color-text-muted);font-weight:var(--weight-regular);}
.sums .what{display:flex;align-items:flex-start;gap:var(--space-3);}
.sums .what>:first-child:not(:last-child){flex:0 1 3.5rem;min-width:0;}
.sums .what>:last-child{flex:1;min-width:0;}
.sums .narrow{display:none;}
.sums tfoot{border-top:1px solid var(--color-text);}
.sums tfoot tr{border-top:0;}
.sums tfoot th{font-weight:var(--weight-regular);}
.sums tfoot tr:last-of-type>*{font-size:var(--text-lg);font-weight:var(--weight-strong);}
@media screen and (max-width:39.99rem){
  .sums .narrow{display:block;}
  .sums .wide{display:none;}
}
.ruled caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);}
/* A paper's title block, beside its heading where there is room. */
.titled{
  display:flex;flex-wrap:wrap;align-items:start;justify-content:space-between;
  gap:var(--space-4) var(--space-6);
}
.titled>:first-child{flex:1 1 18rem;min-width:0;}
.title-block{
  display:grid;grid-template-columns:repeat(2,minmax(0,1fr));flex:1 1 19rem;max-width:30rem;
  border:1px solid var(--color-text);overflow:hidden;line-height:var(--leading-snug);
}
/* Each cell covers the rule of the one before, so there is one between, and none at the frame. */
.title-block>div{
  margin:-1px 0 0 -1px;padding:var(--space-1) var(--space-3) var(--space-2);
  border:solid var(--color-line-strong);border-width:1px 0 0 1px;
}
.title-block>:last-child:nth-child(odd){grid-column:1/-1;}
.title-block dt{color:var(--color-text-muted);font-size:var(--text-xs);}
.title-block dd{
  font-size:var(--text-sm);font-weight:var(--weight-strong);overflow-wrap:anywhere;
}
/* Where a paper is signed: on paper only. */
.signature{display:var(--paper-only);}
@media print{
  :root{--paper-only:grid;}
  .ruled :is(th,td){padding-block:var(--space-1);}
  .sums .what>:first-child:not(:last-child){display:none;}
  .titled>:first-child{flex-basis:14rem;}
  .title-block{flex:0 1 22rem;}
  .signature{
    grid-template-columns:2fr 1fr;gap:var(--space-6);
    padding-top:var(--space-9);break-inside:avoid;font-size:var(--text-xs);
  }
  .signature>*{padding-top:var(--space-1);border-top:1px solid;}
}
`;
