/* Says in the menu and the title how much waits, also while a page stays open. */
(() => {
  const marks = [...document.querySelectorAll('[data-waiting]')];
  if (marks.length === 0) return;
  const EVERY_MS = 15_000;
  const sum = (counts) => counts.reduce((all, count) => all + count, 0);
  let before = sum(marks.map(({ dataset }) => Number(dataset.waiting)));

  function show(counts) {
    for (const mark of marks) {
      const count = counts[mark.dataset.place] ?? 0;
      mark.dataset.waiting = String(count);
      mark.hidden = count === 0;
      mark.firstElementChild.textContent = count > 99 ? '99+' : String(count);
    }
    const all = sum(Object.values(counts));
    const name = document.title.replace(/^\(\d+\) /, '');
    document.title = all === 0 ? name : `(${all}) ${name}`;
    // A list that is kept up to date says by itself what is new in it.
    if (all > before && !document.querySelector('[data-live]')) {
      document.dispatchEvent(new Event('something-new'));
    }
    before = all;
  }

  async function ask() {
    const answer = await fetch('/staff/waiting', { headers: { 'X-By-Script': '1' } });
    if (answer.ok) show(await answer.json());
    // The session is over, which the next page says: what was typed stays where it is.
    return answer.status !== 401 && answer.status !== 403;
  }
  function askLater() {
    setTimeout(() => void ask().then((goesOn) => goesOn && askLater(), askLater), EVERY_MS);
  }
  askLater();
})();
