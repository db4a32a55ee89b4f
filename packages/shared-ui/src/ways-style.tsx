/**
 * What else can be done with something, as plain CSS, once in the document: quiet buttons and links of
 * one size in a row, whose words begin at the column's edge.
 */
export const waysCss = `
.ways{margin-inline:calc(-1*var(--space-3));}
.ways :is(a,button):not(.ways dialog *){
  min-height:var(--touch);padding:var(--space-1) var(--space-3);font-size:var(--text-sm);
}
/* Forced colours give each an edge, which stands in the column. */
@media (forced-colors:active){.ways.ways{gap:var(--space-3);margin-inline:0;}}
`;
