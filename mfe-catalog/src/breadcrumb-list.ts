import type { ShopConfig } from 'shared-contracts/config';

/**
 * The way to a page, for search engines.
 * @param trail from the top to the page itself
 */
export function breadcrumbsOf(
  trail: { name: string; path: string }[],
  config: ShopConfig,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${config.origin}${path}`,
    })),
  };
}
