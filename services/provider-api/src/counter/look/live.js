/* Keeps an open list up to date, tells of what is new, and says where it can't. Everything works without it. */
(() => {
  const list = document.querySelector('[data-live]');
  if (!list) return;

  // The text is a page of our own server, whose templates escape what they are given.
  const policy = window.trustedTypes?.createPolicy('counter', { createHTML: (text) => text });
  const told = document.querySelector('[data-told]');
  const button = document.querySelector('[data-sound]');
  const KEPT = 'counter-sound';
  let audio;
  let wanted = kept();

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

  /** Whether a sound would be heard. A browser keeps a page silent until somebody clicks on it. */
  const sounds = () => wanted && audio?.state === 'running';
  function showSound() {
    button.setAttribute('aria-pressed', String(sounds()));
    button.textContent = sounds()
      ? 'Sound is on'
      : wanted
        ? 'Click for the sound'
        : button.dataset.sound;
  }
  function openAudio() {
    audio ??= new AudioContext();
    audio.onstatechange = showSound;
    return audio;
  }
  function beep() {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.2;
    tone.connect(volume).connect(audio.destination);
    tone.frequency.value = 880;
    tone.start();
    tone.stop(audio.currentTime + 0.25);
  }
  if (window.AudioContext) {
    button.hidden = false;
    if (wanted) openAudio();
    showSound();
  }
  button.addEventListener('click', () => {
    wanted = !sounds();
    keep(wanted);
    showSound();
    if (!wanted) return;
    void openAudio()
      .resume()
      .then(() => {
        showSound();
        if (sounds()) beep();
      });
  });
  // Any click on the page lets it sound again, where that was chosen before.
  document.addEventListener('click', ({ target }) => {
    if (wanted && !button.contains(target)) void audio?.resume();
  });

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

  /** Puts the new list in the old one's place; a link that had the focus has it again. */
  function replace(fresh) {
    const focused = list.contains(document.activeElement)
      ? document.activeElement.getAttribute('href')
      : null;
    list.replaceChildren(...fresh.childNodes);
    Object.assign(list.dataset, fresh.dataset);
    if (focused !== null) list.querySelector(`a[href="${CSS.escape(focused)}"]`)?.focus();
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
    if (isNew && sounds()) beep();
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
