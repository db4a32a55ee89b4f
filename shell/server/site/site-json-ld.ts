import type { ShopConfig } from 'shared-contracts/config';
import { paths } from 'shared-contracts/paths';

/** The site itself, with its search, as search engines read it on the home page. */
export function siteJsonLd(config: ShopConfig): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${config.origin}/#site`,
    name: config.name,
    url: `${config.origin}/`,
    inLanguage: 'en-PH',
    publisher: { '@id': `${config.origin}/#shop` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${config.origin}${paths.search()}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
