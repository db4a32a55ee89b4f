import styled from '@emotion/styled';
import { Button } from 'shared-ui/button';
import { resetOverride } from '../overrides/override-cookie';
import type { HotCode, Override } from '../page-state';

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

const said = ({ app, origin, fault }: Override) =>
  fault === null
    ? `Local build: ${app} from ${origin}`
    : `No local build of ${app} at ${origin} (${fault}): this is the released one`;

type Props = { override: Override | null; hot: HotCode | undefined };

/**
 * Says, as long as it is so, that this page runs code that nobody has released, and how its policy
 * differs from the one that shoppers have.
 */
export function LocalCodeBadge({ override, hot }: Props) {
  return (
    <Badge aria-label="Local build">
      {override ? <p>{said(override)}</p> : null}
      {hot ? (
        <p>
          Development: {hot.apps.join(', ')} from {hot.origin}. Scripts run without integrity here.
        </p>
      ) : null}
      {override ? (
        <Button variant="secondary" size="small" pending={false} onClick={resetOverride}>
          Reset
        </Button>
      ) : null}
    </Badge>
  );
}
