import { useEffect } from 'react';
import { useShell } from '../remotes/shell-context';
import { Boundaries } from './boundaries';
import { LocalCodeBadge } from './local-code-badge';
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

/** The developers' tools over the page; a shopper's document never loads them. */
export function DevelopmentTools() {
  const { panel, boundaries, theme } = useSettings();
  const { override, hot } = useShell();
  usePanelKey();
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <>
      {boundaries ? <Boundaries /> : null}
      {panel ? <Panel /> : null}
      {override || hot ? <LocalCodeBadge override={override} hot={hot} /> : null}
    </>
  );
}
