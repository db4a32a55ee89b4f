/* A sound for what is new, where somebody has chosen it. */
(() => {
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
    if (!button) return;
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
  if (!window.AudioContext) return;
  if (button) button.hidden = false;
  if (wanted) openAudio();
  showSound();
  button?.addEventListener('click', () => {
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
    if (wanted && !button?.contains(target)) void audio?.resume();
  });
  document.addEventListener('something-new', () => {
    if (sounds()) beep();
  });
})();
