import type { ShopConfig } from 'shared-contracts/config';

type Place = ShopConfig['map'];

const OPEN_STREET_MAP = 'https://www.openstreetmap.org';
/** Half of the live map's height and width, in degrees; it shows a few streets around the shop. */
const AROUND = { latitude: 0.0025, longitude: 0.005 };

const degrees = (value: number) => value.toFixed(5);

/** The URL of the live map, for an iframe. */
export function liveMapUrl({ latitude, longitude }: Place): string {
  const corners = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map(degrees).join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  return `${OPEN_STREET_MAP}/export/embed.html?${query.toString()}`;
}

/** The URL of the same location on the map's own site. */
export function mapPageUrl({ latitude, longitude }: Place): string {
  const [lat, lon] = [degrees(latitude), degrees(longitude)];
  return `${OPEN_STREET_MAP}/?mlat=${lat}&mlon=${lon}#map=17/${lat}/${lon}`;
}
