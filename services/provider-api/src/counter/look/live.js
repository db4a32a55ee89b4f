/* Keeps an open list up to date, tells of what is new, and says where it can't. Everything works without it. */
(() => {
  const list = document.querySelector('[data-live]');
  if (!list) return;

  // The text is a page of our own server, whose templates escape what they are given.
  const policy = window.trustedTypes?.createPolicy('counter', { createHTML: (text) => text });
  const told = document.querySelector('[data-told]');
  const LOST = 'note warning';
  const isLost = () => told.className === LOST;
  function showLive() {
    tries = 0;
    if (!isLost()) return;
    told.className = 'hidden';
    told.textContent = '';
  }
  function showLost() {
    if (isLost()) return;
    told.className = LOST;
    told.textContent = told.dataset.lost;
  }

  const ticks = () => list.querySelectorAll('input[type="checkbox"]');

  /** Puts the new list in the old one's place; what is ticked stays so, and what had the focus has it again. */
  function replace(fresh) {
    const focused = list.contains(document.activeElement) ? document.activeElement : null;
    const ticked = new Map([...ticks()].map(({ name, checked }) => [name, checked]));
    list.replaceChildren(...fresh.childNodes);
    Object.assign(list.dataset, fresh.dataset);
    for (const tick of ticks()) tick.checked = ticked.get(tick.name) ?? tick.checked;
    if (focused === null) return;
    const of = (name) => `[${name}="${CSS.escape(focused.getAttribute(name))}"]`;
    const attribute = ['href', 'name', 'value'].find((name) => focused.hasAttribute(name));
    if (attribute) list.querySelector(focused.localName + of(attribute))?.focus();
  }

  /** @returns the list as it is now; null where the answer isn't the counter's, but a proxy's */
  async function fetchList() {
    const answer = await fetch(location.href, { headers: { 'X-By-Script': '1' } });
    // The session or the role is over, which the page itself says.
    if (answer.status === 401 || answer.status === 403) location.reload();
    if (!answer.ok) return null;
    const text = await answer.text();
    const page = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');
    return page.querySelector('[data-live]');
  }

  let renewing = false;
  let again = false;
  async function renew() {
    again = renewing;
    if (renewing) return;
    renewing = true;
    const fresh = await fetchList().catch(() => null);
    renewing = false;
    if (!fresh) return tryLater();
    const isNew = Number(fresh.dataset.newest) > Number(list.dataset.newest);
    replace(fresh);
    if (stream.readyState === EventSource.OPEN) showLive();
    if (isNew && !isLost()) told.textContent = told.dataset.told;
    if (isNew) document.dispatchEvent(new Event('something-new'));
    if (again) await renew();
  }

  const PAUSE_MS = 2000;
  const PAUSE_MOST_MS = 60_000;
  let tries = 0;
  let trying;
  /** Tries again after a pause, which grows with each failure. */
  function tryLater() {
    showLost();
    if (trying !== undefined) return;
    const pause = Math.min(PAUSE_MS * 2 ** tries, PAUSE_MOST_MS);
    tries += 1;
    trying = setTimeout(() => {
      trying = undefined;
      if (stream.readyState === EventSource.CLOSED) open();
      else void renew();
    }, pause);
  }

  /** A stream ends every two minutes, and the browser has the next within a second or so. */
  const COMES_BACK_MS = 5000;
  let stream;
  let missing;
  function open() {
    stream = new EventSource(list.dataset.live);
    stream.addEventListener('open', () => {
      clearTimeout(missing);
      missing = undefined;
    });
    stream.addEventListener('orders', ({ data }) => {
      if (data === list.dataset.state) showLive();
      else void renew();
    });
    stream.addEventListener('error', () => {
      if (stream.readyState !== EventSource.CLOSED) {
        missing ??= setTimeout(showLost, COMES_BACK_MS);
        return;
      }
      // A stream that is refused isn't opened again by the browser: a proxy says that the counter is
      // away, too many are open, or the session is over, which the page then shows.
      tryLater();
      void renew();
    });
  }
  open();
})();
