import { useEffect, useState, type KeyboardEvent } from 'react';
import { optionId, optionKey, type Option } from './options';

export type ActiveOption = {
  /** Its place among the options; -1 for none. */
  active: number;
  chosen: Option | undefined;
  /** No option is active any longer. */
  leave: () => void;
  /** Moves by arrow keys and leaves by Escape; whether the key was one of them. */
  takesKey: (event: KeyboardEvent) => boolean;
};

/** Which option of the list below the search field is active, by the keys of a combobox (ARIA's pattern). */
export function useActiveOption(listId: string, options: readonly Option[]): ActiveOption {
  // The active option is stored by its key, because late suggestions move the others down.
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = options.findIndex((option) => optionKey(option) === activeKey);

  useEffect(() => {
    if (active >= 0) {
      document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
    }
  }, [listId, active]);

  function move(by: 1 | -1) {
    const last = options.length - 1;
    if (last < 0) return;
    const next = active + by;
    const target = options[next > last ? 0 : next < 0 ? last : next];
    setActiveKey(target ? optionKey(target) : null);
  }
  const leave = () => {
    setActiveKey(null);
  };
  function takesKey(event: KeyboardEvent): boolean {
    const moves = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    // The first Escape leaves the list, the next one closes the dialog.
    if (!moves && !(event.key === 'Escape' && active >= 0)) return false;
    event.preventDefault();
    if (moves) move(event.key === 'ArrowDown' ? 1 : -1);
    else leave();
    return true;
  }
  return { active, chosen: options[active], leave, takesKey };
}
