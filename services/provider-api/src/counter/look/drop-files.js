/* Files may be dropped where they are chosen. Everything works without it. */
for (const place of document.querySelectorAll('[data-drop]')) {
  const input = place.querySelector('input[type="file"]');
  const over = (is) => place.classList.toggle('over', is);
  place.addEventListener('dragover', (event) => {
    event.preventDefault();
    over(true);
  });
  place.addEventListener('dragleave', () => over(false));
  place.addEventListener('drop', (event) => {
    event.preventDefault();
    over(false);
    if (event.dataTransfer?.files.length) input.files = event.dataTransfer.files;
  });
}
