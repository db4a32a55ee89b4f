import ts from 'typescript';

/** Deeper than any type of our contracts; a type that refers to itself is cut here. */
const DEPTH = 12;

const CALLBACK = { 'x-callback': true };

/** One schema for alternatives; listed values become one `enum`. */
export function oneOf(schemas) {
  // The compiler's order depends on the other files that it has read, so the schemas are sorted.
  const distinct = [...new Map(schemas.map((each) => [JSON.stringify(each), each]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, each]) => each);
  const texts = distinct.flatMap((each) => ('const' in each ? [each.const] : []));
  const rest = distinct.filter((each) => !('const' in each));
  const all = [...rest, ...(texts.length > 0 ? [{ enum: texts.sort() }] : [])];
  return all.length === 1 ? all[0] : { anyOf: all };
}

const LIBRARY = /\/typescript\/lib\/lib\.[\w.]+$/;

/**
 * Whether a type is the language's or the browser's, such as AbortSignal: no release changes it.
 */
const isBrowsers = ({ symbol }) =>
  (symbol?.declarations ?? []).some(
    (each) => ts.isInterfaceDeclaration(each) && LIBRARY.test(each.getSourceFile().fileName),
  );

/**
 * The JSON Schema of a type, for payloads that are made by code and have no schema of their own. A
 * type that JSON can't express becomes the schema that accepts everything.
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @returns {Record<string, unknown>}
 */
export function schemaOfType(checker, type, depth = 0) {
  const { flags } = type;
  if (depth > DEPTH) return {};
  if (flags & ts.TypeFlags.StringLiteral || flags & ts.TypeFlags.NumberLiteral) {
    return { const: type.value };
  }
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
  if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
  if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (type.isUnion()) {
    const parts = type.types.filter((each) => !(each.flags & ts.TypeFlags.Undefined));
    const flagsOf = parts.filter((each) => each.flags & ts.TypeFlags.BooleanLiteral);
    const others = parts.filter((each) => !(each.flags & ts.TypeFlags.BooleanLiteral));
    const schemas = others.map((each) => schemaOfType(checker, each, depth + 1));
    if (flagsOf.length === 2) schemas.push({ type: 'boolean' });
    else schemas.push(...flagsOf.map((each) => schemaOfType(checker, each, depth + 1)));
    return oneOf(schemas);
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type);
    return { type: 'array', items: item ? schemaOfType(checker, item, depth + 1) : {} };
  }
  if (type.getCallSignatures().length > 0) return CALLBACK;
  if (!(flags & ts.TypeFlags.Object) && !type.isIntersection()) return {};
  if (isBrowsers(type)) return {};
  const properties = {};
  const required = [];
  for (const property of checker.getPropertiesOfType(type)) {
    properties[property.name] = schemaOfType(checker, checker.getTypeOfSymbol(property), depth + 1);
    if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
  }
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  return {
    type: 'object',
    properties,
    required: required.sort(),
    additionalProperties: index ? schemaOfType(checker, index, depth + 1) : false,
  };
}
