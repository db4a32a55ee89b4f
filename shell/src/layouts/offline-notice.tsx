import styled from '@emotion/styled';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { useOnline } from '../network';

const Place = styled.div`
  position: sticky;
  top: var(--header-height);
  z-index: var(--z-sticky);
`;

const Strip = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--gutter);
  border-bottom: 1px solid var(--color-warning);
  background: var(--color-warning-surface);
  color: var(--color-warning);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  @media print {
    display: none;
  }
`;

/**
 * Says that the network is down as long as it is. The live region exists before, so that screen
 * readers announce the text.
 */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <Place role="status">
      {online ? null : (
        <Strip>
          <Icon icon={icons.alert} />
          You are offline. What you see may be out of date.
        </Strip>
      )}
    </Place>
  );
}
