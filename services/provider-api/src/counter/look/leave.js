/* Asks before a page with unsaved input is left. Every form works without it. */
let sent = [];

const isTyped = (field) => {
  // Searches and ticked rows are no unsaved work.
  const isAside = field.type === 'hidden' || field.closest('[method="get"], td .choice') !== null;
  if (isAside || sent.includes(field)) return false;
  if (field.matches('[type="checkbox"], [type="radio"]'))
    return field.checked !== field.defaultChecked;
  if (field.matches('select')) {
    const shown = [...field.options].findLastIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, shown);
  }
  return field.value !== field.defaultValue;
};

addEventListener('submit', (event) => (sent = [...event.target.elements]));
addEventListener('input', () => (sent = []));
addEventListener('pageshow', () => (sent = []));
addEventListener('beforeunload', (event) => {
  const fields = [...document.querySelectorAll('main :is(input, textarea, select)')];
  // A refused form is shown with what was typed, which is not saved either.
  const isRefused = document.querySelector('[data-typed]') !== null && sent.length === 0;
  if (isRefused || fields.some(isTyped)) event.preventDefault();
});
