import styled from '@emotion/styled';
import type { SlotProps } from 'shared-contracts/slots';
import { moveByArrows } from './arrow-keys';
import { MenuList } from './menu-list';

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  &[data-layout='panel'] {
    @media (min-width: 48rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-9);
    }
  }
`;

/** The fragment 'catalog.mega-menu': all categories and all brands, for the header. */
export function MegaMenu({ layout = 'panel', onFollow }: SlotProps<'catalog.mega-menu'>) {
  return (
    <Lists data-layout={layout} onKeyDown={moveByArrows}>
      <MenuList name="categories" toggle folds={layout === 'drawer'} onFollow={onFollow} />
      <MenuList name="brands" toggle={false} folded={layout === 'drawer'} onFollow={onFollow} />
    </Lists>
  );
}
