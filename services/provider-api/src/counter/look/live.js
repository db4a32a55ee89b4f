/* Keeps an open list of orders or inquiries up to date, and tells of new ones. Everything works without it. */
(() => {
  const list = document.querySelector('[data-live]');
  if (!list) return;

  // The text is a page of our own server, whose templates escape what they are given.
  const policy = window.trustedTypes?.createPolicy('counter', { createHTML: (text) => text });
  const told = document.querySelector('[data-told]');
  const button = document.querySelector('[data-sound]');
  const KEPT = 'counter-sound';
  let audio;

  const isOn = () => button.getAttribute('aria-pressed') === 'true';
  function setSound(on) {
    button.setAttribute('aria-pressed', String(on));
    button.textContent = on ? 'Sound is on' : button.dataset.sound;
  }
  function beep() {
    audio ??= new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.2;
    tone.connect(volume).connect(audio.destination);
    tone.frequency.value = 880;
    tone.start();
    tone.stop(audio.currentTime + 0.25);
  }
  function keep(on) {
    try {
      localStorage.setItem(KEPT, on ? 'on' : 'off');
    } catch {
      // Blocked storage: the sound is on until the page is left.
    }
  }
  function kept() {
    try {
      return localStorage.getItem(KEPT) === 'on';
    } catch {
      return false;
    }
  }
  button.hidden = false;
  setSound(kept());
  button.addEventListener('click', () => {
    setSound(!isOn());
    keep(isOn());
    // A browser lets a page sound only after a click, so the first sound is this one.
    if (isOn()) beep();
  });

  /** Puts the new list in the old one's place; a link that had the focus has it again. */
  function replace(fresh) {
    const focused = list.contains(document.activeElement)
      ? document.activeElement.getAttribute('href')
      : null;
    list.replaceChildren(...fresh.childNodes);
    Object.assign(list.dataset, fresh.dataset);
    if (focused !== null) list.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
  }

  let renewing = false;
  let again = false;
  async function renew() {
    again = renewing;
    if (renewing) return;
    renewing = true;
    const newest = Number(list.dataset.newest);
    try {
      const answer = await fetch(location.href, { headers: { 'X-By-Script': '1' } });
      const text = await answer.text();
      const page = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');
      const fresh = page.querySelector('[data-live]');
      if (fresh) {
        replace(fresh);
        if (Number(fresh.dataset.newest) > newest) {
          told.textContent = told.dataset.told;
          if (isOn()) beep();
        }
      } else location.reload();
    } catch {
      // The stream opens again when the counter is back, and says the state then.
    }
    renewing = false;
    if (again) await renew();
  }

  const COMES_BACK_MS = 30_000;
  function open() {
    const stream = new EventSource(list.dataset.live);
    stream.addEventListener('orders', ({ data }) => {
      if (data !== list.dataset.state) void renew();
    });
    // A stream that is refused isn't opened again by the browser: the session is over, which the page
    // then shows, or too many are open.
    stream.addEventListener('error', () => {
      if (stream.readyState !== EventSource.CLOSED) return;
      void renew();
      setTimeout(open, COMES_BACK_MS);
    });
  }
  open();
})();
