import type { Verdict } from './conform';

/** A provider conforms when every call of the specification is 'kept' and no addition 'broken'. */
export function conforms(verdicts: readonly Verdict[]): boolean {
  return verdicts.every(
    ({ state, addition }) => state === 'kept' || (addition && state !== 'broken'),
  );
}

function detailsOf(verdict: Verdict): string[] {
  switch (verdict.state) {
    case 'kept':
      return [];
    case 'broken':
      return verdict.faults;
    case 'not offered':
    case 'not tried':
      return [verdict.why];
  }
}

/** One line per call, its faults below it, and the totals. */
export function reportLines(verdicts: readonly Verdict[]): string[] {
  const lines = verdicts.flatMap((verdict) => [
    `${verdict.state.padEnd(12)}${verdict.method.padEnd(5)}${verdict.path}${verdict.addition ? '  (an addition)' : ''}`,
    ...detailsOf(verdict).map((detail) => `${' '.repeat(17)}${detail}`),
  ]);
  const count = (state: Verdict['state']) => verdicts.filter((one) => one.state === state).length;
  const states = ['kept', 'broken', 'not offered', 'not tried'] as const;
  return [...lines, states.map((state) => `${count(state)} ${state}`).join(', ')];
}
