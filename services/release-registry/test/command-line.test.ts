import { APP_NAMES } from 'shared-contracts/own-apps';
import { describe, expect, it } from 'vitest';
import { readCommand, USAGE, usageOf } from '../src/command-line';

describe('the command line', () => {
  it.each(['publish', 'check'])('%s takes every app at once', (command) => {
    expect(readCommand([command, ...APP_NAMES, '--built']).apps).toEqual(APP_NAMES);
  });

  it('reads what each command takes', () => {
    expect(readCommand(['publish', 'mfe-search', '--version', '1.2.0', '--canary', '10'])).toEqual({
      name: 'publish',
      apps: ['mfe-search'],
      version: '1.2.0',
      canary: 10,
      built: false,
    });
    expect(
      readCommand(['rollback', 'shell', '--to', '1.0.0-aaaaaaaa', '--reason', 'slow']),
    ).toEqual({
      name: 'rollback',
      apps: ['shell'],
      built: false,
      to: '1.0.0-aaaaaaaa',
      reason: 'slow',
    });
    expect(
      readCommand(['promote', 'shell', '--by-rule', '--worse', '0.5', '--at-most', '90']).byRule,
    ).toEqual({ worse: 0.5, atMost: 90 });
    expect(readCommand(['publish', 'shell', 'mfe-search', '--built']).apps).toHaveLength(2);
    expect(readCommand(['history']).apps).toEqual([]);
    expect(readCommand(['diff', 'shell', '1.0.0-aaaaaaaa', '--json'])).toMatchObject({
      apps: ['shell'],
      words: ['1.0.0-aaaaaaaa'],
      json: true,
    });
  });

  it.each([
    [[], 'no command'],
    [['ship', 'mfe-search'], 'ship is no command'],
    [['constructor'], 'constructor is no command'],
    [['publish'], 'publish which app?'],
    [['publish', 'mfe-serach'], 'mfe-serach is no app of this shop'],
    [['publish', 'mfe-search', '--canary', '101'], '--canary 101 is no share'],
    [['publish', 'mfe-search', '--canary', 'ten'], '--canary ten is no share'],
    [['publish', 'mfe-search', '--canary=-1'], '--canary -1 is no share'],
    [['publish', 'mfe-search', 'mfe-content', '--canary', '5'], 'a canary is of one app'],
    [['publish', 'mfe-search', '--version', 'next'], '--version next is not a version'],
    [['publish', 'mfe-search', '--version', '1.0.0', '--built'], '--version is for a new build'],
    [['publish', 'mfe-search', '--dirty', '--from', 'x'], '--dirty is for what is built here'],
    [['check', 'mfe-search', '--dirty'], 'check takes no --dirty'],
    [['publish', 'mfe-search', '--from', 'x', '--built'], '--from is the one folder of one app'],
    [['promote', 'mfe-search', 'mfe-content'], 'promote takes 1 app at most'],
    [['promote', 'mfe-search', '--canary', '5'], 'promote takes no --canary'],
    [['promote', 'mfe-search', '--minutes', '5'], '--minutes is for --by-rule'],
    [['promote', 'mfe-search', '--by-rule', '--worse', '-1'], '--worse'],
    [['promote', 'mfe-search', '--by-rule', '--shoppers', 'all'], '--shoppers all is no number'],
    [['publish', 'mfe-search', '--by-rule'], 'publish takes no --by-rule'],
    [['promote', 'mfe-search', '--shadowed', '5'], '--shadowed is for --by-rule'],
    [['promote', 'mfe-search', '--by-rule', '--differs-as-meant'], 'is for --shadowed'],
    [['publish', 'shell', 'mfe-search', '--shadow', '5'], 'a shadow is of one app'],
    [['diff', 'shell', '1.0.0-aaaaaaaa', '--from', 'x'], '--from is instead of a version'],
    [['diff', 'shell', '1.0.0-aaaaaaaa', 'more'], 'diff takes 1 app at most'],
    [['check', 'shell', '--json'], 'check takes no --json'],
    [['status', '--reason', 'x'], 'status takes no --reason'],
    [['status', 'mfe-search'], 'status takes 0 app'],
    [['publish', 'mfe-search', '--forse'], '--forse'],
  ])('says in one line what is wrong with %j', (args, line) => {
    expect(() => readCommand(args)).toThrow(line);
  });
});

describe('the usage of a command', () => {
  it('is said of each by itself, and of nothing that is none', () => {
    for (const name of ['publish', 'flag', 'flags', 'published', 'service-worker']) {
      const lines = usageOf(name)
        .split('\n')
        .filter((line) => /^  \S/.test(line));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toMatch(new RegExp(`^  ${name}( |$)`));
    }
    expect(usageOf('publish')).toContain('--canary PERCENT');
    expect(usageOf('publish')).toContain('publish REMOTE --with NAME');
    expect(usageOf(undefined)).toBe(USAGE);
    expect(() => usageOf('ship')).toThrow('ship is no command');
  });
});
