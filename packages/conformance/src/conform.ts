/**
 * The conformance test: makes every call of the contract on a provider, as a shopper's visit, and
 * reports for each whether the provider conforms ('kept'). It registers a customer, sends an
 * inquiry and places an order.
 */
import type { AnyCall } from 'shared-contracts/call';
import { calls } from 'shared-contracts/calls';
import { z } from 'shared-contracts/schema';
import { promised, type CallName } from './promised';
import { answerFaults } from './read-answer';
import { sampleOf } from './sample';
import type { Step } from './step';
import { visit } from './visit';
import {
  newVisitor,
  refusalWords,
  type GivenCustomer,
  type Offer,
  type WriteDown,
  type Visitor,
} from './visitor';
import { messageIn, type Answered, type Wire } from './wire';

type State =
  | { state: 'kept' }
  /** Each fault begins with the field. */
  | { state: 'broken'; faults: string[] }
  | { state: 'not offered' | 'not tried'; why: string };

export type Verdict = State & {
  name: string;
  method: string;
  path: string;
  /** Whether the call is not in the specification: a provider may lack it. */
  addition: boolean;
};

const isRefusal = ({ status }: Answered) => status >= 400 && status < 500;
const isMissing = ({ status }: Answered) => status === 404 || status === 405 || status === 501;
const takesBody = (call: AnyCall) => call.body._zod.def.type !== 'undefined';

/** Checks that the call refuses a caller without a token, and a body without its fields. */
async function opennessFaults(call: AnyCall, visitor: Visitor, input: object): Promise<string[]> {
  const { wire, token } = visitor;
  const faults: string[] = [];
  if (call.token === 'required') {
    const without = await wire.call(call, input);
    if (!isRefusal(without)) {
      faults.push(`Authorization: ${without.status} without a token, 401 was expected`);
    }
  }
  if (takesBody(call) && !z.safeParse(call.body, {}).success) {
    const empty = await wire.call(call, { ...input, body: {} }, { token });
    if (!isRefusal(empty)) faults.push(`body: ${empty.status} for an empty one, 422 was expected`);
    else if (!messageIn(empty.json)) faults.push('message: none in the refusal of an empty body');
  }
  return faults;
}

async function tryStep(name: CallName, step: Step, visitor: Visitor): Promise<State> {
  const call: AnyCall = calls[name];
  const { known, wire } = visitor;
  const id = step.id === undefined ? undefined : known[step.id];
  if (step.id !== undefined && id === undefined) {
    return { state: 'not tried', why: `no ${step.id} was listed` };
  }
  const signedOut = call.token === 'required' && visitor.token === undefined;
  const why = signedOut ? 'nobody could log in' : await step.before?.(visitor);
  const make = (schema: z.core.$ZodType) => sampleOf(schema, { ...known, ...step.body });
  const input = {
    params: { id: String(id) },
    query: make(call.query),
    ...(takesBody(call) ? { body: make(call.body) } : {}),
  };
  if (why) return { state: 'not tried', why };
  const faults = await opennessFaults(call, visitor, input);
  const answered = await wire.call(call, input, { token: visitor.token });
  const { status, json, silence } = answered;
  if (silence !== undefined) return { state: 'broken', faults: [`answer: none, ${silence}`] };
  if (isMissing(answered)) return { state: 'not offered', why: refusalWords(status, json) };
  if (status < 200 || status > 299) {
    return { state: 'broken', faults: [`status: ${refusalWords(status, json)}`, ...faults] };
  }
  step.record?.(visitor, json);
  const wrong = answerFaults(call.answer, promised[name], json);
  const beyond = wrong.length === 0 ? ((await step.after?.(visitor, json)) ?? []) : [];
  const all = [...wrong, ...beyond, ...faults];
  return all.length > 0 ? { state: 'broken', faults: all } : { state: 'kept' };
}

export type Conforming = {
  given?: GivenCustomer | undefined;
  outbox?: string;
  offer?: Offer | undefined;
  writeDown?: WriteDown | undefined;
};

/**
 * @param given a verified customer, for a provider whose mails can't be read
 * @param outbox the path or URL at which the provider shows its mails as JSON
 * @param offer offers a quotation as the provider's staff do; without it, no offer is answered
 * @param writeDown writes an order down as the provider's staff do; without it, none is claimed
 */
export async function conform(
  wire: Wire,
  { given, outbox = 'dev/outbox', offer, writeDown }: Conforming = {},
): Promise<Verdict[]> {
  const visitor = newVisitor(wire, { given, outbox, offer, writeDown });
  const verdicts: Verdict[] = [];
  for (const [name, step] of Object.entries(visit) as [CallName, Step][]) {
    const call: AnyCall = calls[name];
    verdicts.push({
      name,
      method: call.method,
      path: call.path,
      addition: call.addition === true,
      ...(await tryStep(name, step, visitor)),
    });
  }
  return verdicts;
}
