import { describe, expect, it } from 'vitest';
import { tokenNames, tokensCss } from '../src/tokens';

function tokensOf(rule: string): Map<string, string> {
  return new Map([...rule.matchAll(/(--[\w-]+):([^;]+);/g)].map((m) => [m[1] ?? '', m[2] ?? '']));
}

function blockOf(selector: string): string {
  const start = tokensCss.indexOf(selector);
  return tokensCss.slice(start, tokensCss.indexOf('}', start));
}

const light = tokensOf(blockOf(':root{'));
const dark = tokensOf(blockOf(":root[data-theme='dark']{"));

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

const texts: [string, string[]][] = [
  ['text', ['bg', 'surface', 'surface-2', 'accent-surface', 'danger-surface', 'info-surface']],
  ['text', ['success-surface', 'warning-surface', 'selection']],
  ['text-muted', ['bg', 'surface', 'surface-2', 'accent-surface']],
  ['accent-strong', ['bg', 'surface', 'surface-2']],
  ['on-accent', ['accent', 'accent-hover']],
  ['on-danger', ['danger-fill', 'danger-hover']],
  ['danger', ['bg', 'surface', 'danger-surface']],
  ['success', ['bg', 'surface', 'success-surface']],
  ['warning', ['bg', 'surface', 'warning-surface']],
  ['info', ['bg', 'surface', 'info-surface']],
  ['on-chrome', ['chrome', 'chrome-2']],
  ['on-chrome-muted', ['chrome', 'chrome-2']],
  ['on-paper', ['paper']],
];
const edges: [string, string[]][] = [
  ['line-strong', ['bg', 'surface']],
  ['focus', ['bg', 'surface', 'surface-2']],
  ['accent', ['chrome']],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_, tokens) => {
  const colour = (name: string) => tokens.get(`--color-${name}`) ?? 'missing';

  it.each(texts.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground])))(
    'keeps %s readable on %s',
    (text, ground) => {
      expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(edges.flatMap(([edge, grounds]) => grounds.map((ground) => [edge, ground])))(
    'lets %s be seen against %s',
    (edge, ground) => {
      expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
    },
  );
});

it('sets every listed token, and uses none that is not set', () => {
  for (const name of tokenNames) expect(light.has(name), name).toBe(true);
  for (const [, name] of tokensCss.matchAll(/var\((--[\w-]+)/g)) expect(tokenNames).toContain(name);
});

it('lets every change stand at once where less movement is asked for', () => {
  const rule = blockOf('@media (prefers-reduced-motion:reduce)');
  // Any other time makes a transition of each change, which stands a frame later.
  expect(rule).toContain('transition-duration:0s !important');
  // 'Still loading…' comes after a wait here too.
  expect(rule).not.toContain('delay');
});
