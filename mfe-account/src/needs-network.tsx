import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { Offline } from 'shared-ui/offline';

const ToQuickOrder = styled(Link)(asButton('secondary'));

type Props = Pick<ComponentProps<typeof Offline>, 'part' | 'pending' | 'onRetry'>;

/** In the place of what a page can't show without a network, with a way to what is made here. */
export function NeedsNetwork(props: Props) {
  return (
    <Offline {...props} wayOn={<ToQuickOrder to={paths.quickOrder()}>Quick order</ToQuickOrder>} />
  );
}
