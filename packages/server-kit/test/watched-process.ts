/** A process with a watchdog: `hang` blocks its event loop, anything else waits and ends. */
import { startWatchdog } from '../src/watchdog';

startWatchdog({ hanging: 400, every: 50 });
setTimeout(() => {
  if (process.argv[2] === 'hang') for (;;);
}, 1_000);
