import { relative } from 'node:path';
import ts from 'typescript';
import { oneOf, schemaOfType } from './type-schema.mjs';

/** Names parameters by their position, `argument 1`, because a parameter's name may change. */
const objectOf = (schemas, needed) => ({
  type: 'object',
  properties: Object.fromEntries(schemas.map((schema, at) => [`argument ${at + 1}`, schema])),
  required: schemas.slice(0, needed).map((_, at) => `argument ${at + 1}`),
  additionalProperties: false,
});

/** Members of the host that are compared in other ways: facts by payloads, slots by props. */
const ELSEWHERE = new Set(['Slot', 'events.on', 'events.tell']);

/**
 * The parameters of each of the host's functions, by the types of the door.
 * @param {ts.TypeChecker} checker
 * @param {Map<ts.Declaration, string>} members the host's members by their declaration
 * @returns {Record<string, object>} a schema of the arguments by member
 */
export function takenByHost(checker, members) {
  const taken = {};
  for (const [declaration, name] of members) {
    if (ELSEWHERE.has(name)) continue;
    const type = checker.getTypeAtLocation(declaration);
    const [signature] = type.getCallSignatures();
    if (!signature) continue;
    const parameters = signature.getParameters();
    const optional = (parameter) =>
      (parameter.declarations ?? []).some(
        (each) => ts.isParameter(each) && (each.questionToken ?? each.initializer),
      );
    const needed = parameters.findIndex(optional);
    taken[name] = objectOf(
      parameters.map((each) => schemaOfType(checker, checker.getTypeOfSymbol(each))),
      needed < 0 ? parameters.length : needed,
    );
  }
  return taken;
}

const allowsUndefined = (type) =>
  (type.isUnion() ? type.types : [type]).some((each) => each.flags & ts.TypeFlags.Undefined);

const isPlainField = (field) =>
  (ts.isPropertyAssignment(field) || ts.isShorthandPropertyAssignment(field)) &&
  ts.isIdentifier(field.name);

function schemaOfField(checker, field) {
  if (ts.isPropertyAssignment(field)) {
    const { initializer } = field;
    return {
      type: checker.getTypeAtLocation(initializer),
      schema: schemaOfWritten(checker, initializer),
    };
  }
  const symbol = checker.getShorthandAssignmentValueSymbol(field);
  const type = checker.getTypeOfSymbolAtLocation(symbol, field.name);
  return { type, schema: schemaOfType(checker, type) };
}

/**
 * The schema of an argument as it is written in a call. An object literal is read field by field,
 * so that the schema depends on this code only, and not on the parameter's type.
 */
function schemaOfWritten(checker, node) {
  if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)) {
    return schemaOfWritten(checker, node.expression);
  }
  if (ts.isConditionalExpression(node)) {
    return oneOf([node.whenTrue, node.whenFalse].map((each) => schemaOfWritten(checker, each)));
  }
  if (!ts.isObjectLiteralExpression(node) || !node.properties.every(isPlainField)) {
    return schemaOfType(checker, checker.getTypeAtLocation(node));
  }
  const fields = node.properties.map((field) => ({
    name: field.name.text,
    ...schemaOfField(checker, field),
  }));
  const always = fields.filter(({ type }) => !allowsUndefined(type));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: always.map(({ name }) => name).sort(),
    additionalProperties: false,
  };
}

/**
 * The arguments of a call of the host.
 * @param {ts.TypeChecker} checker
 * @param {ts.CallExpression} call
 * @param {string} root the workspace
 * @returns {object} a schema of its arguments
 * @throws where it spreads a list, because the positions of its values are unknown
 */
export function passedIn(checker, call, root) {
  if (call.arguments.some(ts.isSpreadElement)) {
    const { fileName } = call.getSourceFile();
    throw new Error(
      `${relative(root, fileName)}: ${call.expression.getText()} needs its arguments written out`,
    );
  }
  const schemas = call.arguments.map((each) => schemaOfWritten(checker, each));
  const sometimes = call.arguments.findIndex((each) =>
    allowsUndefined(checker.getTypeAtLocation(each)),
  );
  return objectOf(schemas, sometimes < 0 ? schemas.length : sometimes);
}
