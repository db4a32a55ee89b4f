/* Enter presses the first button of the form that it is typed in. Everything works without it. */
document.addEventListener('keydown', (event) => {
  const field = event.target;
  if (event.key !== 'Enter' || event.isComposing || field.form?.id !== 'joined') return;
  if (!field.matches('input:not([type="file"])')) return;
  event.preventDefault();
  field.closest('form').querySelector('button').click();
});
