/**
 * Calls back when the process that has started this one has ended. A starter whose servers should
 * end with it holds the other end of their standard input, and sets `END_WITH_STDIN=1`: the pipe
 * closes however the starter ends, by SIGKILL too. A server started without that, such as by
 * systemd or in a container, keeps running.
 */
export function onStarterExit(stop: () => void): void {
  if (process.env.END_WITH_STDIN !== '1') return;
  for (const event of ['end', 'close', 'error'] as const) process.stdin.once(event, stop);
  process.stdin.resume();
  // Nobody reads this server's output any more, and a failed write must not end it early.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
