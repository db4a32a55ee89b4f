/** Calls back once the footer is out of sight: what comes above it then moves nothing that is seen. */
export function whenFooterUnseen(call: () => void): () => void {
  const footer = document.querySelector('#main ~ footer');
  if (!footer) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting !== false) return;
    observer.disconnect();
    call();
  });
  observer.observe(footer);
  return () => {
    observer.disconnect();
  };
}
