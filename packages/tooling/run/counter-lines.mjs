/** What the provider says of the counter while it starts, to be said again once the shop is open. */
export function counterLines() {
  /** @type {string[]} */
  const lines = [];
  return {
    lines,
    /**
     * Keeps a line where it is one of the counter's: where it is, and the first owner's link.
     * @param {string} line
     * @returns {boolean} whether it was kept
     */
    keep(line) {
      const isOfCounter = /^the (counter|first owner) /.test(line);
      if (isOfCounter) lines.push(line);
      return isOfCounter;
    },
  };
}
