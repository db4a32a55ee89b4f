import styled from '@emotion/styled';

/** The document server has each as a file (`shell/server/site/drawings`). */
export type DrawingName = 'bin' | 'cart' | 'fault' | 'missing' | 'offline' | 'pallet' | 'sheet';

/**
 * A line drawing where a way ends: decoration. It is a file of the shop's own origin and fetched
 * when it is shown, so no script has it; where it can't be fetched its room stays empty, without a
 * browser's sign of a broken picture.
 */
export const Drawing = styled.div<{ 'data-drawing': DrawingName }>`
  width: 100%;
  height: 10rem;
  max-height: 45vw;
  background: url(/drawings/${(props) => props['data-drawing']}.svg) 0 / contain no-repeat;
`;
