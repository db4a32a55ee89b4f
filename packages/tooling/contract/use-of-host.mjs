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
    for (const inner of checker.getPropertiesOfType(type)) {
      for (const declaration of inner.declarations ?? []) {
        members.set(declaration, `${member.name}.${inner.name}`);
      }
    }
  }
  return members;
}

/** The names of the host's members: what a shell provides. */
export function hostMemberNames(sources) {
  return [...new Set(hostMembers(sources).values())].sort();
}

/** What each of the host's calls takes. */
export const hostTakes = (sources) => takenByHost(sources.checker, hostMembers(sources));

function literalsOf(type) {
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
}

/** The payload of `tell(name, payload)` or `on(name, listener)`, from the call as it is typed. */
function payloadOf(checker, call, told) {
  const second = checker.getResolvedSignature(call)?.getParameters()[1];
  if (!second) return {};
  const type = checker.getTypeOfSymbolAtLocation(second, call);
  if (told) return schemaOfType(checker, type);
  const fact = type.getCallSignatures()[0]?.getParameters()[0];
  return fact ? schemaOfType(checker, checker.getTypeOfSymbolAtLocation(fact, call)) : {};
}

/**
 * What a node reads: `host.notify`, or `{ notify } = host`. To know a type is dear, so that only
 * names that the host has are looked at.
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

/** Where a called name comes from: the member itself, or the pattern that took it from its owner. */
function calleeOf(checker, { expression }) {
  if (!ts.isIdentifier(expression)) return expression;
  const [declaration] = checker.getSymbolAtLocation(expression)?.declarations ?? [];
  return declaration && ts.isBindingElement(declaration) ? declaration : expression;
}

/** Whether a member is only named where an effect says what it depends on. */
const isDependency = ({ parent }) =>
  ts.isArrayLiteralExpression(parent) &&
  ts.isCallExpression(parent.parent) &&
  parent.parent.arguments[0] !== parent;

/**
 * What an app's code asks of its host: members by name, what it passes to each of its calls, facts
 * told and heard with their payloads, and the slots that it shows.
 * @param {import('./sources.mjs').Sources} sources
 * @param {string[]} slotNames every slot that there is
 */
export function useOfHost(sources, slotNames) {
  const { checker, files, root } = sources;
  const members = hostMembers(sources);
  const taken = takenByHost(checker, members);
  const host = new Set();
  const passed = new Map();
  const slots = new Set();
  const facts = { 'events.tell': {}, 'events.on': {} };
  // A member that the door calls optional is not needed: the types make every app do without.
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
    // A part that hands any slot's name on shows none by itself.
    if (named.length === slotNames.length) return;
    for (const name of named) if (slotNames.includes(name)) slots.add(name);
  }

  /** A call that is handed on is made where nobody sees what it is given. */
  function visitUse(node, member) {
    const { properties = {} } = taken[member] ?? {};
    const called = ts.isCallExpression(node.parent) && node.parent.expression === node;
    if (called || isDependency(node)) return;
    if (Object.values(properties).every((schema) => schema['x-callback'])) return;
    throw new Error(
      `${relative(root, node.getSourceFile().fileName)}: host.${member} is called where it is used, so that what it is given is known`,
    );
  }

  /** The member that a name stands for, which a pattern has taken from its owner before. */
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
