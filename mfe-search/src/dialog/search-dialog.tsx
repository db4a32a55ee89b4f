import { useRef } from 'react';
import type { SlotProps } from 'shared-contracts/slots';
import { Dialog } from 'shared-ui/dialog';
import { SearchPanel } from './search-panel';

/** The search in a dialog over the page. */
export function SearchDialog({ open, onClose, query = '' }: SlotProps<'search.dialog'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title="Search" size="full-phone" initialFocus={input}>
      <SearchPanel key={query} initial={query} input={input} onClose={onClose} />
    </Dialog>
  );
}
