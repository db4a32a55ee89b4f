/** Before each file of tests: a page as a browser opens it, where files share one. */
if (globalThis.document !== undefined) {
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
}
