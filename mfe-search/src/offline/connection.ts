type Connection = { type?: string; saveData?: boolean; effectiveType?: string };

/**
 * Whether the browser says that fetching more costs the shopper nothing and takes no time. A browser
 * that says nothing of its network doesn't: then the shopper is asked.
 */
export function isFreeAndFast(
  { connection }: { connection?: Connection } = navigator as { connection?: Connection },
): boolean {
  if (!connection || connection.saveData === true) return false;
  const { type, effectiveType } = connection;
  if (type === 'wifi' || type === 'ethernet')
    return effectiveType === undefined || effectiveType === '4g';
  return type === undefined && effectiveType === '4g';
}
