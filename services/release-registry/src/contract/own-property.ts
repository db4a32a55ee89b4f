/** What a record holds under a name that somebody else has chosen: nothing that it inherits. */
export const ownProperty = <Value>(
  record: Record<string, Value>,
  name: string,
): Value | undefined => (Object.hasOwn(record, name) ? record[name] : undefined);
