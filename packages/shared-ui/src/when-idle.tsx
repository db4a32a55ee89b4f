/** Runs a task when the page has loaded and the browser has nothing better to do. */
export function whenIdle(task: () => void): void {
  const soon = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(task);
    else setTimeout(task, 1_000);
  };
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
