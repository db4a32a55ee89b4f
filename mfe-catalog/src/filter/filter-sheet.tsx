import styled from '@emotion/styled';
import { useDeferredValue, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Drawer } from 'shared-ui/drawer';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { FilterForm } from './filter-form';
import { sizeOf } from './product-filter';
import { useFilter, type Fixed } from './use-filter';

const Narrow = styled(Button)`
  padding-inline: var(--space-4);
`;

const Counted = styled.p`
  margin-bottom: var(--space-3);
  font-size: var(--text-sm);
`;

type Props = {
  fixed: Fixed;
  /** What the list behind the sheet says of itself. */
  shown: string;
  waiting: boolean;
};

/** The filters where there is no room beside the list: a button, and a sheet over it. */
export function FilterSheet({ fixed, shown, waiting }: Props) {
  const [open, setOpen] = useState(false);
  // The sheet answers the tap; the many choices in it follow.
  const filled = useDeferredValue(open);
  const { filter, clear } = useFilter(fixed);
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
              Show products
            </Button>
            {size > 0 ? (
              <Button variant="quiet" block onClick={clear}>
                Clear all filters
              </Button>
            ) : null}
          </>
        }
      >
        {filled ? <FilterForm fixed={fixed} /> : null}
      </Drawer>
    </>
  );
}
