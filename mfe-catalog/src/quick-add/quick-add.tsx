import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import type { SlotProps } from 'shared-contracts/slots';
import type { ProductListItem } from 'shared-contracts/wire/product';
import { useAhead, useOpenedPart } from '../later-part';
import { loadOffer } from './load-offer';

// In one file with all that opens over a list.
const loadDialog = () =>
  import(/* webpackChunkName: "over-list" */ './quick-add-dialog').then(
    ({ QuickAddDialog }) => QuickAddDialog,
  );

type Open = (item: ProductListItem) => void;

const QuickAddContext = createContext<Open | null>(null);

/** Opens the quick way into the cart for a card's product; null where cards have none. */
export function useQuickAdd(): Open | null {
  return useContext(QuickAddContext);
}

function LaterDialog(props: SlotProps<'catalog.quick-add'>) {
  const { part: QuickAddDialog } = useOpenedPart('This product', loadDialog, props.onClose);
  return QuickAddDialog ? <QuickAddDialog {...props} /> : null;
}

type Props = { children: ReactNode };

/** Cards in here have a button of their own: into the cart without leaving the list. */
export function QuickAdd({ children }: Props) {
  const [item, setItem] = useState<ProductListItem | null>(null);
  const close = useCallback(() => setItem(null), []);
  useAhead(loadDialog);
  useAhead(loadOffer);
  return (
    <QuickAddContext value={setItem}>
      {children}
      {item === null ? null : (
        <LaterDialog
          product_id={item.id}
          product_name={item.product_name}
          {...(item.matched_variant ? { variant_id: item.matched_variant.id } : {})}
          onClose={close}
        />
      )}
    </QuickAddContext>
  );
}
