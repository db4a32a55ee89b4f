/** The record's own property of a name that another party chose: nothing that it inherits. */
export const ownProperty = <Value>(
  record: Record<string, Value>,
  name: string,
): Value | undefined => (Object.hasOwn(record, name) ? record[name] : undefined);
