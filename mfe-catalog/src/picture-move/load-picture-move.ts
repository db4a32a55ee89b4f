/** Fetches the code that moves a card's picture to its product's page, where the browser can. */
export async function loadPictureMove(): Promise<void> {
  if (!('startViewTransition' in document)) return;
  const { watchCards } = await import(/* webpackChunkName: "picture-move" */ './picture-move');
  watchCards();
}
