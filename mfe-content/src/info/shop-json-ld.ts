import type { ShopConfig } from 'shared-contracts/config';

/** The shop as structured data for search engines. */
export function shopJsonLd(config: ShopConfig): Record<string, unknown> {
  const { address, map } = config;
  return {
    '@context': 'https://schema.org',
    '@type': 'HardwareStore',
    '@id': `${config.origin}/#shop`,
    name: config.name,
    legalName: config.legalName,
    url: `${config.origin}/`,
    foundingDate: String(config.foundedYear),
    telephone: config.phones[0]?.number,
    email: config.emails[0]?.address,
    currenciesAccepted: 'PHP',
    paymentAccepted: 'Cash',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.lines.join(', '),
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'PH',
    },
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
  };
}
