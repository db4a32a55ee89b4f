import { useEffect } from 'react';
import { Boundaries } from './boundaries';
import { Panel } from './panel';
import { change, useSettings } from './settings';

/** Alt+Shift+D opens and closes the panel. */
function usePanelKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyD') return;
      event.preventDefault();
      change({ panel: !useSettings.getState().panel });
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, []);
}

/** What developers see over the page: never part of a shopper's document. */
export function DevelopmentTools() {
  const { panel, boundaries, theme } = useSettings();
  usePanelKey();
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <>
      {boundaries ? <Boundaries /> : null}
      {panel ? <Panel /> : null}
    </>
  );
}
