import styled from '@emotion/styled';
import { Button } from 'shared-ui/button';
import { resetOverride } from '../overrides/override-cookie';
import type { Override } from '../page-state';

const Badge = styled.aside`
  position: fixed;
  z-index: var(--z-toast);
  right: var(--space-3);
  bottom: calc(var(--space-3) + var(--bottom-bar-height, 0px));
  max-width: calc(100vw - 2 * var(--space-3));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: 2px solid var(--color-warning);
  background: var(--color-warning-surface);
  color: var(--color-warning);
  font-size: var(--text-sm);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
  @media print {
    display: none;
  }
`;

/** Says that this page runs a local build, as long as it does. */
export function OverrideBadge({ override: { app, origin, fault } }: { override: Override }) {
  return (
    <Badge aria-label="Local build">
      <p>
        {fault === null
          ? `Local build: ${app} from ${origin}`
          : `No local build of ${app} at ${origin} (${fault}): this is the released one`}
      </p>
      <Button variant="secondary" size="small" pending={false} onClick={resetOverride}>
        Reset
      </Button>
    </Badge>
  );
}
