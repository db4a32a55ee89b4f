import { TOKEN_KEY } from 'host-kit/session';
import { safeStorage } from 'shared-contracts/storage';
import type { SessionApi } from 'shared-contracts/door';

/**
 * Back may bring a page back whole from the browser's memory, with the customer who was logged in
 * when it was left. If this tab's session has changed since, the page is hidden at once and
 * reloaded.
 */
export function leaveOthersPages(session: Pick<SessionApi, 'read'>): void {
  const storage = safeStorage(() => window.sessionStorage);
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    if (storage.read(TOKEN_KEY) === (session.read()?.token ?? null)) return;
    document.documentElement.hidden = true;
    window.location.reload();
  });
}
