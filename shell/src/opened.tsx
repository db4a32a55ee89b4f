import { useEffect, useState, type ComponentType } from 'react';
import { notify } from './toasts';

const loadMenu = () =>
  import(/* webpackChunkName: "opened" */ './header/menu-drawer').then(
    ({ MenuDrawer }) => MenuDrawer,
  );
const loadFault = () =>
  import(/* webpackChunkName: "opened" */ './fault-dialog').then(({ FaultDialog }) => FaultDialog);

/** Fetches the code of what opens over the page, so that it opens at once, and without a network. */
export async function fetchOpened(): Promise<void> {
  // Where it fails, it is fetched again when it is opened.
  await loadMenu().catch(() => undefined);
}

type Opened = { open: boolean; onClose: () => void };

/**
 * A part whose code is loaded when it is opened. When it can't be loaded a toast says so, and the part is
 * closed, so that it can be opened again.
 * @param name of the part as the start of a sentence
 */
export function opening<Props extends Opened>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return function Opening(props: Props) {
    const { open, onClose } = props;
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (!open || Part) return;
      let left = false;
      load().then(
        (loaded) => {
          if (!left) setPart(() => loaded);
        },
        () => {
          if (left) return;
          notify({ tone: 'danger', text: `${name} is not available right now.` });
          onClose();
        },
      );
      return () => {
        left = true;
      };
    }, [open, Part, onClose]);
    return Part ? <Part {...props} /> : null;
  };
}

export const Menu = opening('Menu', loadMenu);
export const FaultOverPage = opening('This part', loadFault);
