import ts from 'typescript';
import { schemaOfType } from './type-schema.mjs';

const DOOR = 'shared-contracts/src/door.ts';

/** Every member of the host by its declaration: `notify`, and one step deeper `session.read`. */
function hostMembers({ checker, file }) {
  const door = file(DOOR);
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

/**
 * What an app's code asks of its host: members by name, facts told and heard with their payloads,
 * and the slots that it shows.
 * @param {import('./sources.mjs').Sources} sources
 * @param {string[]} slotNames every slot that there is
 */
export function useOfHost(sources, slotNames) {
  const { checker, files } = sources;
  const members = hostMembers(sources);
  const host = new Set();
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
    const named = member && facts[member];
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

  const visit = (node) => {
    const member = memberAt(node);
    if (member) host.add(member);
    if (ts.isCallExpression(node)) visitCall(node);
    if (ts.isJsxAttribute(node)) visitSlot(node);
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return {
    host: [...host].sort(),
    slots: [...slots].sort(),
    tells: facts['events.tell'],
    hears: facts['events.on'],
  };
}
