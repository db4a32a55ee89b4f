/**
 * Says when the process that has started this one is gone. Who starts a server and wants it to end
 * with itself holds the other end of its standard input, and sets `END_WITH_STDIN=1`: the pipe
 * closes however the starter ends, by SIGKILL too. A server that was started without that, as by
 * systemd or in a container, stays.
 */
export function onStarterGone(stop: () => void): void {
  if (process.env.END_WITH_STDIN !== '1') return;
  for (const event of ['end', 'close', 'error'] as const) process.stdin.once(event, stop);
  process.stdin.resume();
  // Nobody reads its output any more: a failed write must not end it early.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
