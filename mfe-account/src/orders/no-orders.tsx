import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import * as icons from 'shared-ui/icons';

const ToShop = styled(Link)(asButton('primary'));

/** In the place of the list while there is none. */
export function NoOrders() {
  return (
    <EmptyState
      icon={icons.receipt}
      title="No orders placed yet."
      text="You haven't placed any orders yet."
      action={<ToShop to={paths.shop()}>Go to the shop</ToShop>}
    />
  );
}
