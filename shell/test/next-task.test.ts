import { expect, it } from 'vitest';
import { nextTask } from '../src/next-task';

it('goes on in a later task, where the browser has no turns to give', async () => {
  const order: string[] = [];
  const later = nextTask().then(() => order.push('next task'));
  await Promise.resolve().then(() => order.push('this task'));
  await later;
  expect(order).toEqual(['this task', 'next task']);
});
