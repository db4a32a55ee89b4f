/** How long a browser may take to begin saving before the file's address is taken back, in milliseconds. */
const SAVING = 60_000;

/** Has the browser save a value as a JSON file. */
export function saveJson(fileName: string, value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, SAVING);
}
