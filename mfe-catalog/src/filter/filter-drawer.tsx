import styled from '@emotion/styled';
import { useAfterPaint } from 'shared-ui/after-paint';
import { Button } from 'shared-ui/button';
import { Drawer } from 'shared-ui/drawer';
import { LaterFilterForm } from './later-filter-form';
import type { Narrowed } from './use-filter';

const Counted = styled.p`
  margin-bottom: var(--space-3);
  font-size: var(--text-sm);
`;

export type FilterDrawerProps = {
  of: Narrowed;
  /** What the list behind the sheet says of itself. */
  shown: string;
  /** How many products it leads to; null where nobody says. */
  total: number | null;
  waiting: boolean;
  /** Takes all filters away; null where there are none. */
  clear: (() => void) | null;
  onClose: () => void;
};

/** The sheet of filters, open while it is shown. */
export function FilterDrawer({ of, shown, total, waiting, clear, onClose }: FilterDrawerProps) {
  // The sheet answers the tap; the many choices in it follow.
  const filled = useAfterPaint(true);
  return (
    <Drawer
      open
      onClose={onClose}
      title="Filters"
      side="left"
      footer={
        <>
          <Counted role="status">{waiting ? 'Loading products' : shown}</Counted>
          <Button block onClick={onClose}>
            {total === null || waiting
              ? 'Show products'
              : `Show ${total} ${total === 1 ? 'product' : 'products'}`}
          </Button>
          {clear ? (
            <Button variant="quiet" block onClick={clear}>
              Clear all filters
            </Button>
          ) : null}
        </>
      }
    >
      {filled ? <LaterFilterForm of={of} /> : null}
    </Drawer>
  );
}
