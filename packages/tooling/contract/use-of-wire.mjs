/** What an app hands to others by the provider: which of it, is said by the calls that it makes. */

/** The fields of a body that are handed over. */
function handed(body, finds) {
  const names = Object.keys(finds.properties);
  const properties = Object.fromEntries(
    names.flatMap((name) =>
      Object.hasOwn(body.properties, name) ? [[name, body.properties[name]]] : [],
    ),
  );
  const required = (body.required ?? []).filter((name) => names.includes(name));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/**
 * What an app sends for others to find, and finds of theirs, by handover and call.
 * @param {string[]} used the names of the calls that it makes
 * @param {Record<string, { sentBy: readonly string[], foundBy: readonly string[], finds: () => unknown }>} handovers
 *   what apps hand over (shared-contracts)
 * @param {Record<string, { body: unknown }>} calls
 * @param {(schema: unknown) => Record<string, any>} shapeOf a schema as JSON Schema
 * @returns {{ sends: Record<string, object>, finds: Record<string, object> }}
 */
export function wireOf(used, handovers, calls, shapeOf) {
  const by = (part, shape) =>
    Object.fromEntries(
      Object.entries(handovers)
        .flatMap(([name, handover]) =>
          handover[part]
            .filter((call) => used.includes(call))
            .map((call) => [`${name}.${call}`, shape(handover, call)]),
        )
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return {
    sends: by('sentBy', ({ finds }, call) => handed(shapeOf(calls[call].body), shapeOf(finds()))),
    finds: by('foundBy', ({ finds }) => shapeOf(finds())),
  };
}
