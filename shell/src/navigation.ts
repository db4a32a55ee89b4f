import type { createShopRouter } from './router';

type Listener = () => void;

/** What waits for the shopper to leave a page, or for the page to read its data anew. */
export function createNavigation() {
  const leaving = new Set<Listener>();
  const changing = new Set<Listener>();
  return {
    onLeave(listener: Listener) {
      leaving.add(listener);
      return () => {
        leaving.delete(listener);
      };
    },
    onChange(listener: Listener) {
      changing.add(listener);
    },
    follow(router: ReturnType<typeof createShopRouter>) {
      router.subscribe(({ navigation, revalidation }) => {
        const leaves = navigation.state !== 'idle';
        if (!leaves && revalidation === 'idle') return;
        for (const listener of changing) listener();
        if (leaves) for (const listener of [...leaving]) listener();
      });
    },
  };
}
