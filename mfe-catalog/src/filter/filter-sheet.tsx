import styled from '@emotion/styled';
import { useCallback, useState } from 'react';
import { sizeOf } from 'shared-contracts/list-filter';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { useAhead, useOpenedPart } from '../later-part';
import type { FilterDrawerProps } from './filter-drawer';
import { loadFilterForm } from './later-filter-form';
import { fixedBy, useFilter } from './use-filter';

const Narrow = styled(Button)`
  padding-inline: var(--space-4);
`;

const loadDrawer = () =>
  import(/* webpackChunkName: "over-list" */ './filter-drawer').then(
    ({ FilterDrawer }) => FilterDrawer,
  );

function LaterDrawer(props: FilterDrawerProps) {
  const { part: FilterDrawer } = useOpenedPart('This list', loadDrawer, props.onClose);
  return FilterDrawer ? <FilterDrawer {...props} /> : null;
}

type Props = Omit<FilterDrawerProps, 'clear' | 'onClose'>;

/** The filters where there is no room beside the list: a button, and a sheet over it. */
export function FilterSheet(props: Props) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { filter, clear } = useFilter(fixedBy(props.of));
  useAhead(loadDrawer);
  useAhead(loadFilterForm);
  const size = sizeOf(filter);
  return (
    <>
      <Narrow variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon icon={icons.filter} />
        {size === 0 ? 'Filters' : `Filters (${size})`}
      </Narrow>
      {open ? <LaterDrawer {...props} clear={size > 0 ? clear : null} onClose={close} /> : null}
    </>
  );
}
