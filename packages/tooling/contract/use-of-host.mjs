import { relative } from 'node:path';
import ts from 'typescript';
import { passedIn, takenByHost } from './host-parameters.mjs';
import { oneOf, schemaOfType } from './type-schema.mjs';

const DOOR = 'src/door.ts';

/** Every member of the host by its declaration: `notify`, and one step deeper `session.read`. */
function hostMembers({ checker, contract }) {
  const door = contract(DOOR);
  const alias = door.statements.find(
    (each) => ts.isTypeAliasDeclaration(each) && each.name.text === 'HostApi',
  );
  const members = new Map();
  for (const member of checker.getPropertiesOfType(checker.getTypeAtLocation(alias))) {
    for (const declaration of member.declarations ?? []) members.set(declaration, member.name);
    const type = checker.getTypeOfSymbol(member);
    if (type.getCallSignatures().length > 0 || !(type.flags & ts.TypeFlags.Object)) continue;
    // What a list can do is JavaScript's, and everybody's lists have it.
    if (checker.isArrayLikeType(type)) continue;
    for (const inner of checker.getPropertiesOfType(type)) {
      for (const declaration of inner.declarations ?? []) {
        members.set(declaration, `${member.name}.${inner.name}`);
      }
    }
  }
  return members;
}

/** The names of the host's members, which the shell provides. */
export function hostMemberNames(sources) {
  return [...new Set(hostMembers(sources).values())].sort();
}

/** The parameters of each of the host's functions. */
export const hostTakes = (sources) => takenByHost(sources.checker, hostMembers(sources));

function literalsOf(type) {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}

/** The payload of `tell(name, payload)` or `on(name, listener)`, from the types of the call. */
function payloadOf(checker, call, told) {
  const second = checker.getResolvedSignature(call)?.getParameters()[1];
  if (!second) return {};
  const type = checker.getTypeOfSymbolAtLocation(second, call);
  if (told) return schemaOfType(checker, type);
  const fact = type.getCallSignatures()[0]?.getParameters()[0];
  return fact ? schemaOfType(checker, checker.getTypeOfSymbolAtLocation(fact, call)) : {};
}

/**
 * The symbol that a node reads: `host.notify`, or `{ notify } = host`. Finding a type is slow, so
 * only names of the host's members are checked.
 */
function readSymbol(checker, node, wanted) {
  if (ts.isPropertyAccessExpression(node)) {
    return wanted.has(node.name.text) ? checker.getSymbolAtLocation(node.name) : undefined;
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const name = node.propertyName ?? node.name;
  if (!ts.isIdentifier(name) || !wanted.has(name.text)) return undefined;
  return checker.getTypeAtLocation(node.parent).getProperty(name.text);
}

/** The origin of a called name: the member itself, or the pattern that destructured it. */
function calleeOf(checker, { expression }) {
  if (!ts.isIdentifier(expression)) return expression;
  const [declaration] = checker.getSymbolAtLocation(expression)?.declarations ?? [];
  return declaration && ts.isBindingElement(declaration) ? declaration : expression;
}

/** Whether a member is only named in the list of an effect's dependencies. */
const isDependency = ({ parent }) =>
  ts.isArrayLiteralExpression(parent) &&
  ts.isCallExpression(parent.parent) &&
  parent.parent.arguments[0] !== parent;

/**
 * An app's uses of its host: the members by name, the arguments of each call, the facts that it
 * tells or listens to with their payloads, and the slots that it shows.
 * @param {import('./sources.mjs').Sources} sources
 * @param {string[]} slotNames all slots
 */
export function useOfHost(sources, slotNames) {
  const { checker, files, root } = sources;
  const members = hostMembers(sources);
  const taken = takenByHost(checker, members);
  const host = new Set();
  const passed = new Map();
  const slots = new Set();
  const facts = { 'events.tell': {}, 'events.on': {} };
  // A member that is optional in the door is not needed, because the types make every app check it.
  const memberOf = (symbol) =>
    symbol?.flags & ts.SymbolFlags.Optional
      ? undefined
      : (symbol?.declarations ?? []).map((each) => members.get(each)).find((each) => each);

  const wanted = new Set([...members.values()].flatMap((name) => name.split('.')));
  const memberAt = (node) => memberOf(readSymbol(checker, node, wanted));

  function visitCall(call) {
    const member = memberAt(calleeOf(checker, call));
    if (!member) return;
    if (taken[member]) {
      passed.set(member, [...(passed.get(member) ?? []), passedIn(checker, call, root)]);
    }
    const named = facts[member];
    if (!named || !call.arguments[0]) return;
    const [name, ...more] = literalsOf(checker.getTypeAtLocation(call.arguments[0]));
    if (name === undefined || more.length > 0) {
      const { fileName } = call.getSourceFile();
      throw new Error(`${fileName}: ${member} needs one fact's name, written out`);
    }
    named[name] = payloadOf(checker, call, member === 'events.tell');
  }

  function visitSlot(attribute) {
    if (attribute.name.getText() !== 'name' || !attribute.initializer) return;
    const value = ts.isJsxExpression(attribute.initializer)
      ? attribute.initializer.expression
      : attribute.initializer;
    const named = ts.isStringLiteral(value)
      ? [value.text]
      : literalsOf(checker.getTypeAtLocation(value));
    // A component that passes any slot's name on doesn't show one itself.
    if (named.length === slotNames.length) return;
    for (const name of named) if (slotNames.includes(name)) slots.add(name);
  }

  /** Refuses a function of the host that is passed on, because its arguments can't be read then. */
  function visitUse(node, member) {
    const { properties = {} } = taken[member] ?? {};
    const called = ts.isCallExpression(node.parent) && node.parent.expression === node;
    if (called || isDependency(node)) return;
    if (Object.values(properties).every((schema) => schema['x-callback'])) return;
    throw new Error(
      `${relative(root, node.getSourceFile().fileName)}: host.${member} is called where it is used, so that what it is given is known`,
    );
  }

  /** The member of a name that a pattern has destructured before. */
  function boundMember(node) {
    if (!bound.has(node.text) || ts.isBindingElement(node.parent)) return undefined;
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    const [declaration] = symbol?.declarations ?? [];
    return declaration && ts.isBindingElement(declaration) ? memberAt(declaration) : undefined;
  }

  const bound = new Set();
  const visit = (node) => {
    const member = memberAt(node);
    if (member) host.add(member);
    if (member && ts.isBindingElement(node)) bound.add(node.name.text);
    const used = ts.isIdentifier(node) ? boundMember(node) : member;
    if (used && !ts.isBindingElement(node)) visitUse(node, used);
    if (ts.isCallExpression(node)) visitCall(node);
    if (ts.isJsxAttribute(node)) visitSlot(node);
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return {
    host: [...host].sort(),
    passes: Object.fromEntries([...passed].map(([name, schemas]) => [name, oneOf(schemas)])),
    slots: [...slots].sort(),
    tells: facts['events.tell'],
    hears: facts['events.on'],
  };
}
