/** The document server has each as a file (`shell/server/site/drawings`). */
export type DrawingName = 'bin' | 'cart' | 'fault' | 'missing' | 'offline' | 'pallet' | 'sheet';

/**
 * A line drawing where a way ends: decoration. It is a file of the shop's own origin and fetched
 * when it is shown, so no script has it; where it can't be fetched its room stays empty.
 */
export function Drawing({ name }: { name: DrawingName }) {
  return <img src={`/drawings/${name}.svg`} alt="" width="240" height="160" />;
}
