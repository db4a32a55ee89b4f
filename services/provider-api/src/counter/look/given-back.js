/* Gives the page after a new sign-in its own address, and what was typed on it also when it is loaded again. */
(() => {
  const KEY = 'typed';
  const hidden = (name, value) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name, value });
  const note = document.querySelector('[data-kept]');
  if (note !== null) {
    const { page, kept, token } = note.dataset;
    history.replaceState(null, '', page);
    sessionStorage.setItem(KEY, JSON.stringify({ page, kept, token }));
    // What was sent is not given back once more.
    addEventListener('submit', () => sessionStorage.removeItem(KEY));
    return;
  }
  const [arrival] = performance.getEntriesByType('navigation');
  // Whoever goes elsewhere has left it.
  if (arrival?.type === 'navigate') sessionStorage.removeItem(KEY);
  if (arrival?.type !== 'reload') return;
  const { page, kept, token } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  // The session has ended once more: the form that begins the next one takes it along.
  const signIn = [...document.querySelectorAll('[name="to"]')].find(({ value }) => value === page);
  signIn?.form.append(hidden('kept', kept));
  if (page !== `${location.pathname}${location.search}`) return;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/staff/given-back';
  form.append(hidden('kept', kept), hidden('token', token));
  document.body.append(form);
  form.submit();
})();
