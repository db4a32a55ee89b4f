/**
 * For commands: whoever reads only the beginning, as `head` does, has read enough. What was begun is
 * done all the same, and ends with its own code.
 */
export function allowUnread(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
