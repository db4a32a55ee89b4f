import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty';
import { Row } from 'shared-ui/stack';

const ToShop = styled(Link)(asButton('primary'));
const ToQuickOrder = styled(Link)(asButton('secondary'));

/** In the place of the list while there is none. */
export function NoOrders() {
  return (
    <EmptyState
      drawing="pallet"
      title="No orders placed yet."
      text="You haven't placed any orders yet."
      action={
        <Row>
          <ToShop to={paths.shop()}>Go to the shop</ToShop>
          <ToQuickOrder to={paths.quickOrder()}>Quick order</ToQuickOrder>
        </Row>
      }
    />
  );
}
