import { describe, expect, it } from 'vitest';
import type { Report, Toast } from '../src/door';
import { ApiError, refusedFault } from '../src/errors';
import { tellRefusals } from '../src/refusal';

const refused = (status: number, body: unknown) => new ApiError(refusedFault(status, body, null));

function told(error: unknown) {
  const toasts: Toast[] = [];
  const reports: Report[] = [];
  const shown = tellRefusals({
    notify: (toast) => void toasts.push(toast),
    report: (report) => void reports.push(report),
  })(error);
  return { shown, toasts: toasts.map(({ text }) => text), reports };
}

describe('what a form says of a failure', () => {
  it('is the provider’s words and what it finds wrong by field', () => {
    const fields = { email: 'Already taken.' };
    expect(told(refused(422, { message: 'Not like this.', fields }))).toEqual({
      shown: { message: 'Not like this.', fields },
      toasts: ['Not like this.'],
      reports: [],
    });
  });

  it.each([
    ['a refusal without words', refused(500, null)],
    ['a provider that is away', new ApiError({ kind: 'offline' })],
    ['a strange answer', new ApiError({ kind: 'malformed', detail: 'no token' })],
  ])('is words of our own for %s', (_case, error) => {
    expect(told(error)).toEqual({
      shown: { message: 'Something went wrong!', fields: {} },
      toasts: ['Something went wrong!'],
      reports: [],
    });
  });

  it('is nothing where the caller gave up', () => {
    expect(told(new ApiError({ kind: 'aborted' }))).toEqual({
      shown: null,
      toasts: [],
      reports: [],
    });
  });

  it('reports a bug, and tells the shopper all the same', () => {
    const { shown, toasts, reports } = told(new TypeError('x is undefined'));
    expect(shown).toEqual({ message: 'Something went wrong!', fields: {} });
    expect(toasts).toEqual(['Something went wrong!']);
    expect(reports).toEqual([
      { kind: 'error', message: 'TypeError: x is undefined', part: 'form' },
    ]);
  });
});
