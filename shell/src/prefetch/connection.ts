type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * What the browser says of the network, where it says something.
 * @returns `spared`: nothing may be fetched ahead, because the shopper asked to save data or the
 * network is very slow; `slow`: nothing that the shopper hasn't come near
 */
export function connection(): { spared: boolean; slow: boolean } {
  const told = (navigator as { connection?: Connection }).connection;
  const type = told?.effectiveType ?? '4g';
  const spared = told?.saveData === true || type.includes('2g');
  return { spared, slow: spared || type !== '4g' };
}
