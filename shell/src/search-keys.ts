import { useEffect } from 'react';
import { beginSearch } from './header/light-search';

/** Whether the focus is in a field, where '/' is a letter. */
function isWritten(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}

/** '/' and Ctrl-K (Command-K) open the search from any page, unless a dialog is open. */
export function useSearchKeys(): void {
  useEffect(() => {
    function keyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const command = event.ctrlKey || event.metaKey;
      const slash = event.key === '/' && !command && !isWritten(event.target);
      const commandK = event.key.toLowerCase() === 'k' && command && !event.shiftKey;
      if (!slash && !commandK) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) beginSearch(document.activeElement);
    }
    document.addEventListener('keydown', keyDown);
    return () => {
      document.removeEventListener('keydown', keyDown);
    };
  }, []);
}
