/* Gives the page after a new sign-in its own address, and what was typed on it also when it is loaded again. */
(() => {
  const note = document.querySelector('[data-kept]');
  if (note !== null) {
    const { page, kept, token } = note.dataset;
    history.replaceState({ kept, token }, '', page);
    // What was sent is not given back once more.
    addEventListener('submit', () => history.replaceState(null, ''));
    return;
  }
  const { kept, token } = history.state ?? {};
  const [arrival] = performance.getEntriesByType('navigation');
  if (kept === undefined || arrival?.type !== 'reload') return;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/staff/given-back';
  for (const [name, value] of Object.entries({ kept, token })) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
})();
