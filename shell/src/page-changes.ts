import type { RouterState } from 'react-router-dom';

type Listener = () => void;

/** Who is told that the page changes, or is left. */
export function createPageChanges() {
  const leaving = new Set<Listener>();
  const changing = new Set<Listener>();
  return {
    /** @returns a function that takes the listener out */
    onLeave(listener: Listener): Listener {
      leaving.add(listener);
      return () => {
        leaving.delete(listener);
      };
    },
    onChange(listener: Listener): void {
      changing.add(listener);
    },
    /** What the router says of each step: a revalidation changes the page, and a navigation leaves it too. */
    follow({ navigation, revalidation }: Pick<RouterState, 'navigation' | 'revalidation'>): void {
      const leaves = navigation.state !== 'idle';
      if (!leaves && revalidation === 'idle') return;
      for (const listener of changing) listener();
      if (leaves) for (const listener of [...leaving]) listener();
    },
  };
}
