/** What a shopper does first; a pointer goes down some time before its click. */
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Runs a task once, when the shopper begins to use the page. */
export function onFirstUse(task: () => void): void {
  const used = new AbortController();
  for (const sign of SIGNS) {
    window.addEventListener(
      sign,
      () => {
        if (used.signal.aborted) return;
        used.abort();
        task();
      },
      { signal: used.signal, capture: true, passive: true },
    );
  }
}
