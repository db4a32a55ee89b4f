/** Fetches the code of what is in the quick way into the cart. */
export const loadOffer = () =>
  import(/* webpackChunkName: "quick-offer" */ './quick-offer').then(
    ({ QuickOffer }) => QuickOffer,
  );
