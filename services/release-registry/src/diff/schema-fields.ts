import { alternativesOf, inner, inWords } from '../contract/alternatives';
import type { JsonSchema } from '../contract/release-contract';

/**
 * What a schema says of each field, in words: `quantity` is `integer (minimum 1), optional`. Fields
 * inside others are named by their path, items of a list by `[]`.
 */
function schemaFields(schema: JsonSchema, field = ''): Map<string, string> {
  const fields = new Map<string, string>();
  for (const { kind, schema: each } of alternativesOf(schema)) {
    if (kind === 'array') {
      const items = schemaFields(inner(each.items), `${field}[]`);
      for (const [name, words] of items) fields.set(name, words);
    }
    if (kind !== 'object') continue;
    const always = new Set(Array.isArray(each.required) ? each.required : []);
    for (const [name, of] of Object.entries(inner(each.properties))) {
      const path = field ? `${field}.${name}` : name;
      fields.set(path, `${inWords(inner(of))}${always.has(name) ? '' : ', optional'}`);
      for (const [deeper, words] of schemaFields(inner(of), path)) {
        if (deeper !== path) fields.set(deeper, words);
      }
    }
  }
  if (fields.size === 0) fields.set(field || 'all of it', inWords(schema));
  return fields;
}

/** One line for each field that is not what it was: `quantity: integer -> nothing`. */
export function fieldChanges(before: JsonSchema, after: JsonSchema): string[] {
  const [was, is] = [schemaFields(before), schemaFields(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])].sort();
  const changes = names
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => `${name}: ${was.get(name) ?? 'nothing'} -> ${is.get(name) ?? 'nothing'}`);
  return changes.length > 0 ? changes : ['in words that are not compared here'];
}
