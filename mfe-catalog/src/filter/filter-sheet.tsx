import styled from '@emotion/styled';
import { useState } from 'react';
import { sizeOf } from 'shared-contracts/list-filter';
import { useAfterPaint } from 'shared-ui/after-paint';
import { Button } from 'shared-ui/button';
import { Drawer } from 'shared-ui/drawer';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { useAhead } from '../later-part';
import { LaterFilterForm, loadFilterForm } from './later-filter-form';
import { fixedBy, useFilter, type Narrowed } from './use-filter';

const Narrow = styled(Button)`
  padding-inline: var(--space-4);
`;

const Counted = styled.p`
  margin-bottom: var(--space-3);
  font-size: var(--text-sm);
`;

type Props = {
  of: Narrowed;
  /** What the list behind the sheet says of itself. */
  shown: string;
  /** How many products it leads to; null where nobody says. */
  total: number | null;
  waiting: boolean;
};

/** The filters where there is no room beside the list: a button, and a sheet over it. */
export function FilterSheet({ of, shown, total, waiting }: Props) {
  const [open, setOpen] = useState(false);
  // The sheet answers the tap; the many choices in it follow.
  const filled = useAfterPaint(open);
  const { filter, clear } = useFilter(fixedBy(of));
  useAhead(loadFilterForm);
  const size = sizeOf(filter);
  return (
    <>
      <Narrow variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon icon={icons.filter} />
        {size === 0 ? 'Filters' : `Filters (${size})`}
      </Narrow>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        side="left"
        footer={
          <>
            <Counted role="status">{waiting ? 'Loading products' : shown}</Counted>
            <Button block onClick={() => setOpen(false)}>
              {total === null || waiting
                ? 'Show products'
                : `Show ${total} ${total === 1 ? 'product' : 'products'}`}
            </Button>
            {size > 0 ? (
              <Button variant="quiet" block onClick={clear}>
                Clear all filters
              </Button>
            ) : null}
          </>
        }
      >
        {filled ? <LaterFilterForm of={of} /> : null}
      </Drawer>
    </>
  );
}
