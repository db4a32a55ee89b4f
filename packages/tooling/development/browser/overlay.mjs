/**
 * Faults over the page, each with its file and line. It sets text and single style properties only,
 * which the strictest document policy allows.
 */
const BOX = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '2147483647',
  maxHeight: '60vh',
  overflow: 'auto',
  padding: '1rem 1.25rem',
  background: '#1d1416',
  color: '#ffe9e6',
  borderTop: '4px solid #e5484d',
  font: '14px/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
};

/** A page gives its buttons the colour of the text around them, and the browser its own pale surface. */
const BUTTON = {
  minHeight: '2.25rem',
  padding: '0.25rem 0.75rem',
  border: '1px solid #ff9592',
  background: 'transparent',
  color: BOX.color,
  font: 'inherit',
};

/** @type {HTMLElement | null} */
let box = null;

/** @typedef {{ title: string, place: string, text: string }} Fault */

function element(name, text, style) {
  const made = document.createElement(name);
  made.textContent = text;
  Object.assign(made.style, style);
  return made;
}

/** @param {Fault[]} faults what is shown from now on; none removes the overlay */
export function showFaults(faults) {
  box?.remove();
  box = null;
  if (faults.length === 0) return;
  box = element('div', '', BOX);
  box.setAttribute('role', 'alert');
  box.setAttribute('aria-label', 'Development faults');
  for (const { title, place, text } of faults) {
    box.append(
      element('strong', title, { display: 'block', color: '#ff9592' }),
      element('div', place, { fontWeight: '700' }),
      element('div', text, { marginBottom: '0.75rem' }),
    );
  }
  const close = element('button', 'Close', BUTTON);
  close.addEventListener('click', () => showFaults([]));
  box.append(close);
  document.body.append(box);
}
