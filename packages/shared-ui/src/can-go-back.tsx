/**
 * Whether the entry before this one in the tab's history is a page of this site, even if another
 * document showed it. Otherwise Back would leave the shop.
 */
export function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  // Without the Navigation API: the router's count of this document's own entries.
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return (idx ?? 0) > 0;
}
