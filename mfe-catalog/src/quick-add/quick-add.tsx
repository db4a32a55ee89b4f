import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { Dialog } from 'shared-ui/dialog';
import { QuickOffer } from './quick-offer';

type Open = (item: ProductListItem) => void;

const QuickAddContext = createContext<Open | null>(null);

/** Opens the quick way into the cart for a card's product; null where cards have none. */
export function useQuickAdd(): Open | null {
  return useContext(QuickAddContext);
}

type Props = { children: ReactNode };

/** Cards in here have a button of their own: into the cart without leaving the list. */
export function QuickAdd({ children }: Props) {
  const [item, setItem] = useState<ProductListItem | null>(null);
  const close = useCallback(() => setItem(null), []);
  return (
    <QuickAddContext value={setItem}>
      {children}
      <Dialog open={item !== null} onClose={close} title={item?.product_name ?? ''}>
        {item === null ? null : <QuickOffer item={item} />}
      </Dialog>
    </QuickAddContext>
  );
}
