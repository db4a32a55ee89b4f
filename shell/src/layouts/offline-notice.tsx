import styled from '@emotion/styled';
import { useStrip } from '../network/strip';

const Place = styled.div`
  position: sticky;
  top: var(--header-height);
  z-index: var(--z-sticky);
`;

/**
 * Where is said that the network is down. The live region exists before, so that screen readers
 * announce the text.
 */
export function OfflineNotice() {
  const { Strip } = useStrip();
  return <Place role="status">{Strip ? <Strip /> : null}</Place>;
}
