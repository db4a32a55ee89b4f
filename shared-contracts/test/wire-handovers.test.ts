/** Each field of a handover is in the body that is sent and in the answer that is read. */
import { toJSONSchema } from 'zod/mini';
import { expect, it } from 'vitest';
import { valueOf, type AnyCall } from '../src/call';
import * as calls from '../src/calls';
import { wireHandovers, type WireHandover } from '../src/wire-handovers';

const every = Object.entries<WireHandover>(wireHandovers).map(
  ([name, handover]) => [name, handover] as const,
);
const callOf = (name: string) => calls[name as keyof typeof calls] as AnyCall;
const namesOf = ({ finds }: WireHandover) => Object.keys(toJSONSchema(finds()).properties ?? {});

it.each(every)('%s is in what is sent, as a text', (_name, handover) => {
  for (const sender of handover.sentBy) {
    const body = toJSONSchema(callOf(sender).body, { io: 'input', unrepresentable: 'any' });
    expect(Object.keys(body.properties ?? {})).toEqual(expect.arrayContaining(namesOf(handover)));
  }
});

it.each(every)('%s is read where it is found', (_name, handover) => {
  const names = namesOf(handover);
  const said = Object.fromEntries(names.map((name) => [name, `the ${name}`]));
  // An order has its own fields, and who ordered inside of them; a company is the answer itself.
  const one = { ...said, order_number: '1', total_amount: 1, ordered_by: said };
  for (const finder of handover.foundBy) {
    const call = callOf(finder);
    const answers = [one, [one]].flatMap((answer) => {
      try {
        return [JSON.stringify(valueOf(call, answer))];
      } catch {
        return [];
      }
    });
    const read = names.filter((name) => answers.some((text) => text.includes(`"the ${name}"`)));
    expect(read).toEqual(names);
  }
});
