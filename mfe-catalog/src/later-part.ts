import { useEffect, type ComponentType } from 'react';
import { useAnswer } from 'shared-ui/use-answer';
import { whenIdle } from 'shared-ui/when-idle';
import { useHost } from './host';

type Loaded<Part> = { part: Part | null; away: boolean };

/**
 * Fetches a part's code before it is asked for, so that it opens at once, and without a network
 * too. Where that fails, it is fetched again when it is shown.
 */
export function useAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    whenIdle(() => void load().catch(() => undefined));
  }, [load]);
}

/**
 * A part whose code is fetched when it is shown, because most shoppers never open it.
 * @param name of the part, for the report of a failure
 * @returns undefined while it is fetched, null where that failed; `away` says that there is no
 *   network; `again` fetches it once more
 */
export function useLaterPart<Part extends ComponentType<never>>(
  name: string,
  load: () => Promise<Part>,
): { part: Part | null | undefined; away: boolean; again: () => void } {
  const { report } = useHost();
  const { answer, again } = useAnswer<Loaded<Part>>(name, () =>
    load().then(
      (part) => ({ part, away: false }),
      (error: unknown) => {
        report({ kind: 'error', message: String(error), part: name });
        return { part: null, away: !navigator.onLine };
      },
    ),
  );
  return { part: answer?.part, away: answer?.away ?? false, again: () => again(false) };
}

/**
 * A part that opens over the page, whose code was prefetched. When its code can't be loaded a toast says
 * so, and the part is closed, so that it can be opened again.
 * @param name of the part as the start of a sentence
 * @param onClose must not change while the part is open
 */
export function useOpenedPart<Part extends ComponentType<never>>(
  name: string,
  load: () => Promise<Part>,
  onClose: () => void,
): { part: Part | null | undefined } {
  const { notify } = useHost();
  const { part } = useLaterPart(name, load);
  const failed = part === null;
  useEffect(() => {
    if (!failed) return;
    notify({ tone: 'danger', text: `${name} is not available right now.` });
    onClose();
  }, [failed, notify, onClose, name]);
  return { part };
}
