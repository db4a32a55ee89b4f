import { describe, expect, it } from 'vitest';
import { patiently, patientRead } from '../src/patient';

/** A source whose answers are given by hand, one read after the other. */
function byHand() {
  const asked: { give: (value: number) => void; fail: () => void }[] = [];
  const state: { last?: number } = {};
  const read = async () => {
    const value = await new Promise<number>((give, reject) => {
      asked.push({ give, fail: () => reject(new Error('away')) });
    });
    state.last = value;
    return value;
  };
  return { asked, read, last: () => state.last };
}

describe('a read that may hang', () => {
  it('is waited for while nothing was read, and gives what is newest while it answers', async () => {
    const { asked, read, last } = byHand();
    const { read: given } = patientRead(read, last, 5);
    const first = given();
    await new Promise((over) => setTimeout(over, 20));
    asked[0]?.give(1);
    expect(await first).toBe(1);
    const second = given();
    asked[1]?.give(2);
    expect(await second).toBe(2);
  });

  it('gives what was read last while it hangs, reads once at a time, and comes back', async () => {
    const { asked, read, last } = byHand();
    const { read: given, isHanging } = patientRead(read, last, 5);
    const first = given();
    asked[0]?.give(1);
    await first;
    expect(await given()).toBe(1);
    expect(isHanging()).toBe(true);
    // It hangs: nobody waits, and there is no second read beside it.
    expect(await Promise.all([given(), given(), given()])).toEqual([1, 1, 1]);
    expect(asked).toHaveLength(2);
    asked[1]?.fail();
    await expect.poll(async () => [await given(), asked.length]).toEqual([1, 3]);
    asked[2]?.give(5);
    await expect.poll(() => last()).toBe(5);
    expect(isHanging()).toBe(false);
    const next = given();
    asked[3]?.give(6);
    expect(await next).toBe(6);
  });

  it('throws what a read throws that is waited for', async () => {
    const { asked, read, last } = byHand();
    const first = patientRead(read, last, 5).read();
    asked[0]?.fail();
    await expect(first).rejects.toThrow('away');
  });
});

describe('work that is waited for with patience', () => {
  it('is left to itself where it takes too long, also where it fails then', async () => {
    let fail: () => void = () => undefined;
    const hanging = new Promise<void>((_, reject) => (fail = () => reject(new Error('late'))));
    await patiently(hanging, 5);
    fail();
    await expect(patiently(Promise.reject(new Error('at once')), 5)).rejects.toThrow('at once');
  });
});
