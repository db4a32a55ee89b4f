type Scheduler = { yield?: () => Promise<void> };

/**
 * Ends the browser's present task, so that it can answer to input and paint before the next one.
 * What follows goes on before other waiting tasks, where the browser can do that.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
