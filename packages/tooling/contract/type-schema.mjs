import ts from 'typescript';

/** Deeper than any contract of ours: a type that refers to itself ends here. */
const DEPTH = 12;

const CALLBACK = { 'x-callback': true };

/** Alternatives as one schema, the listed values together. */
export function oneOf(schemas) {
  // The compiler's order depends on what else it has read: ours doesn't.
  const distinct = [...new Map(schemas.map((each) => [JSON.stringify(each), each]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, each]) => each);
  const texts = distinct.flatMap((each) => ('const' in each ? [each.const] : []));
  const rest = distinct.filter((each) => !('const' in each));
  const all = [...rest, ...(texts.length > 0 ? [{ enum: texts.sort() }] : [])];
  return all.length === 1 ? all[0] : { anyOf: all };
}

const LIBRARY = /\/typescript\/lib\/lib\.[\w.]+$/;

/** What the language and the browser bring, such as an AbortSignal: no release changes it. */
const isBrowsers = ({ symbol }) =>
  (symbol?.declarations ?? []).some(
    (each) => ts.isInterfaceDeclaration(each) && LIBRARY.test(each.getSourceFile().fileName),
  );

/**
 * The JSON Schema of a type: for payloads that are made by code, where a schema's transforms leave
 * no trace in what they give. A type that JSON can't express becomes the schema of everything.
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
