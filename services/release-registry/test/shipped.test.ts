/** What is told of how teams ship, by the history and by source maps. */
import { DAY_MS } from 'server-kit/day';
import type { AppName, RegistryEvent } from 'shared-contracts/release';
import { describe, expect, it } from 'vitest';
import { carriedIn, driftBetween } from '../src/console/teams/drift';
import { releasersIn, shippedBy } from '../src/console/teams/shipped';
import { BUTTON, mapOf } from './source-map';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-28T10:00:00Z');
const SEARCH = 'mfe-search' as AppName;
const CATALOG = 'mfe-catalog' as AppName;

const happened = (
  action: string,
  version: string,
  ago: number,
  more: Partial<RegistryEvent> = {},
): RegistryEvent => ({
  ...{ at: new Date(NOW - ago).toISOString(), app: SEARCH, action, version, previous: null },
  ...more,
});

describe('how an app has shipped', () => {
  it('counts what went live for everybody, in a week and in four', () => {
    const history = [
      happened('publish', '1', 40 * DAY_MS),
      happened('publish', '2', 20 * DAY_MS),
      happened('canary', '3', 2 * DAY_MS),
      happened('promote', '3', DAY_MS),
      happened('publish', '9', DAY_MS, { app: CATALOG }),
      happened('rollback', '2', HOUR),
    ];
    expect(shippedBy(SEARCH, history, NOW)).toMatchObject({
      ...{ week: 1, weeks: 2, perWeek: 0.5, back: 1 },
    });
  });

  it('takes for a rate no more weeks than the history has', () => {
    const history = [happened('publish', '1', 14 * DAY_MS), happened('publish', '2', DAY_MS)];
    expect(shippedBy(SEARCH, history, NOW).perWeek).toBe(1);
    expect(shippedBy(SEARCH, history.slice(1), NOW).perWeek).toBe(1);
  });

  it('times a release from its first shopper and from its commit', () => {
    const committed = new Date(NOW - 10 * HOUR).toISOString();
    const history = [
      happened('canary', '1', 7 * HOUR, { committed }),
      happened('promote', '1', 2 * HOUR),
      happened('publish', '2', HOUR),
    ];
    const { fromPublish, fromCommit } = shippedBy(SEARCH, history, NOW);
    expect(fromPublish).toEqual({ median: 2.5 * HOUR, longest: 5 * HOUR });
    expect(fromCommit).toEqual({ median: 8 * HOUR, longest: 8 * HOUR });
    expect(shippedBy(CATALOG, history, NOW).fromPublish).toBeNull();
  });

  it('names who did it, and nobody for what the budget of failures did', () => {
    const history = [
      happened('publish', '1', 3 * HOUR, { author: 'Ana', person: 'Jun' }),
      happened('canary', '2', 2 * HOUR, { author: 'Ana' }),
      happened('eject', '1', HOUR),
      happened('rollback', '1', HOUR, { by: 'maria', person: 'Jun' }),
    ];
    expect(releasersIn(history, NOW)).toEqual([
      { name: 'Jun', live: 1, canaries: 0, back: 0 },
      { name: 'Ana', live: 0, canaries: 1, back: 0 },
      { name: 'maria', live: 0, canaries: 0, back: 1 },
    ]);
  });
});

const fuse = (version: string) =>
  `../node_modules/.pnpm/fuse.js@${version}/node_modules/fuse.js/a.js`;

describe('drift', () => {
  it('is a file of ours, or a version, that a newer release has otherwise', () => {
    const newer = carriedIn([mapOf({ [BUTTON]: 'new', [fuse('7.5.0')]: '' })]);
    const older = carriedIn([mapOf({ [BUTTON]: 'old', [fuse('7.4.0')]: '', './src/own.ts': '' })]);
    expect(
      driftBetween([
        { app: CATALOG, carried: newer },
        { app: SEARCH, carried: older },
      ]),
    ).toEqual([
      { app: SEARCH, library: 'shared-ui', in: ['button.tsx'], than: CATALOG, newer: null },
      { app: SEARCH, library: 'fuse.js', in: ['7.4.0'], than: CATALOG, newer: '7.5.0' },
    ]);
  });

  it('is nothing that one release alone carries, and nothing of a corrupt map', () => {
    const some = carriedIn([mapOf({ [BUTTON]: 'new' })]);
    const none = carriedIn(['{"sources":', '{"sources":7}']);
    const releases = [some, none].map((carried) => ({ app: SEARCH, carried }));
    expect(driftBetween(releases)).toEqual([]);
  });
});
