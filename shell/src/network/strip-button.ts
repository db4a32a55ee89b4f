/** The look of what is pressed in a strip above the page. */
export const stripButton = `
  display: inline-grid;
  place-items: center;
  min-height: var(--touch);
  padding-inline: var(--space-3);
  border: 1px solid currentColor;
  border-radius: var(--radius-1);
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
`;
