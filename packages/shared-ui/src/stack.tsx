import styled from '@emotion/styled';

/** A step of the space scale: `4` is `var(--space-4)`. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

// `as` is emotion's: passed on, it would be an attribute and change nothing.
const own = new Set(['as', 'gap', 'align', 'justify', 'wrap', 'min', 'fill']);
const shouldForwardProp = (name: string) => !own.has(name);

function space(step: Space | undefined, otherwise: Space): string {
  const chosen = step ?? otherwise;
  return chosen === 0 ? '0' : `var(--space-${chosen})`;
}

/** One below the other. */
export const Stack = styled('div', { shouldForwardProp })<{
  gap?: Space | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}>`
  display: flex;
  flex-direction: column;
  align-items: ${({ align = 'stretch' }) => (/start|end/.test(align) ? `flex-${align}` : align)};
  gap: ${({ gap }) => space(gap, 4)};
  min-width: 0;
`;

/** Side by side, on to the next line where they don't fit. */
export const Row = styled('div', { shouldForwardProp })<{
  gap?: Space | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
  wrap?: boolean | undefined;
}>`
  display: flex;
  flex-wrap: ${({ wrap = true }) => (wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ align = 'center' }) => (/start|end/.test(align) ? `flex-${align}` : align)};
  justify-content: ${({ justify = 'start' }) =>
    /^(start|end)$/.test(justify) ? `flex-${justify}` : justify};
  gap: ${({ gap }) => space(gap, 3)};
  min-width: 0;
`;

/**
 * As many equal columns as fit, each at least `min` wide (a CSS length). With `fill` the columns of
 * a row that is not full stay as narrow as if it were.
 */
export const Grid = styled('div', { shouldForwardProp })<{
  gap?: Space | undefined;
  min?: string | undefined;
  fill?: boolean | undefined;
}>`
  display: grid;
  grid-template-columns: repeat(
    ${({ fill = true }) => (fill ? 'auto-fill' : 'auto-fit')},
    minmax(min(${({ min = '16rem' }) => min}, 100%), 1fr)
  );
  gap: ${({ gap }) => space(gap, 4)};
`;
