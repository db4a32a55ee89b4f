import type { ShopConfig } from 'shared-contracts/config';

/** The shop's identity. Everything that a page says about the shop itself comes from here. */
export const shopConfig: ShopConfig = {
  name: 'Ironwharf',
  legalName: 'Ironwharf Industrial Supply, Inc.',
  tagline: 'Industrial tools and equipment',
  origin: 'http://localhost:3000',
  address: {
    lines: ['Unit 4, 118 Rizal Avenue Extension'],
    city: 'Caloocan City',
    region: 'Metro Manila',
    postalCode: '1400',
    country: 'Philippines',
  },
  emails: [
    { label: 'Sales', address: 'sales@ironwharf.example' },
    { label: 'Customer service', address: 'care@ironwharf.example' },
  ],
  phones: [
    { label: 'Main office', number: '+63 2 8555 0142' },
    { label: 'Mobile', number: '+63 917 555 0142' },
  ],
  hours: 'Monday to Saturday, 8:00 to 17:00',
  map: {
    latitude: 14.6507,
    longitude: 120.9838,
    label: 'Ironwharf main office and pickup counter',
  },
  fulfilment: 'pickup',
  foundedYear: 1998,
};
