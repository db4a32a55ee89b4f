/** Which releases a prune may remove, over histories that nobody has thought of. */
import fc from 'fast-check';
import type { AppName, Registry, ReleaseManifest } from 'shared-contracts/release';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from 'server-kit/day';
import {
  withCanary,
  withEarlier,
  withEjected,
  withGood,
  withLive,
  withoutCanary,
  withoutWayBack,
  withPromoted,
  type NextRegistry,
} from '../src/changes';
import { namedReleases } from '../src/named-releases';
import { withListed } from '../src/previews/preview';
import { readPruneNotes, pruneNotesText } from '../src/pruning/prune-notes';
import { judgeReleases, LEAST_DAYS } from '../src/pruning/prune-rule';
import { EMPTY } from '../src/registry-file';
import { ReleaseRefused } from '../src/release-refused';
import { withoutSet, withWaiting } from '../src/sets/change-set';
import type { HeldRelease } from '../src/store';
import { wayBack } from '../src/way-back';

const HOUR = 3_600_000;
/** How long a document names its releases: a day in a cache, and a day in a tab. */
const DOCUMENT = 2 * DAY_MS;
const APPS: AppName[] = ['mfe-search', 'shell'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const versionOf = (at: number) => `1.${at}.0-${at.toString(16).padStart(8, '0')}`;
const manifestOf = (app: AppName, version: string) => ({ app, version }) as ReleaseManifest;

type Does =
  | 'publish'
  | 'canary'
  | 'promote'
  | 'abort'
  | 'rollback'
  | 'roll to'
  | 'eject'
  | 'good'
  | 'unfit'
  | 'preview'
  | 'wait'
  | 'drop'
  | 'prune';

const step = fc.record({
  does: fc.constantFrom<Does[]>(
    ...([
      'publish',
      'publish',
      'canary',
      'promote',
      'abort',
      'rollback',
      'roll to',
      'eject',
    ] as const),
    ...(['good', 'unfit', 'preview', 'wait', 'drop', 'prune', 'prune'] as const),
  ),
  app: fc.constantFrom(...APPS),
  version: fc.nat({ max: 24 }).map(versionOf),
  /** Since the step before, in hours. */
  after: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 120 })),
});
type Step = { does: Does; app: AppName; version: string; after: number };

/** A shop whose teams do anything, and which notes what its documents may still name. */
class Shop {
  registry: Registry = EMPTY;
  held = new Map<string, HeldRelease>();
  /** Until when a document may name a release, by its name. */
  named = new Map<string, number>();
  notes: string | null = null;
  removed: string[] = [];

  #write(next: NextRegistry | null | undefined): void {
    if (!next) return;
    this.registry = { ...next, revision: this.registry.revision + 1 };
  }

  #put(app: AppName, version: string): ReleaseManifest {
    this.held.set(`${app}/${version}`, { app, version, putAt: Date.now() });
    return manifestOf(app, version);
  }

  /** Documents are made all the time with what the registry names, of a preview until it ends. */
  look(): void {
    const now = Date.now();
    const { apps, previews = {} } = this.registry;
    for (const app of APPS) {
      const given = [...namedReleases({ apps }, app)].map((version) => [version, now] as const);
      const shown = Object.entries(previews[app] ?? {}).map(
        ([version, { until }]) => [version, Math.min(now, Date.parse(until))] as const,
      );
      for (const [version, at] of [...given, ...shown]) {
        const name = `${app}/${version}`;
        this.named.set(name, Math.max(this.named.get(name) ?? 0, at + DOCUMENT));
      }
    }
  }

  prune(days: number): void {
    const held = [...this.held.values()];
    const before = readPruneNotes(this.notes);
    const judged = judgeReleases(this.registry, held, before, { days, now: Date.now() });
    this.notes = pruneNotesText(judged.notes);
    for (const { app, version } of judged.removable) {
      const name = `${app}/${version}`;
      if ((this.named.get(name) ?? 0) >= Date.now())
        throw new Error(`${name} may be in a document`);
      const back = wayBack(this.registry, app);
      if (back === version) throw new Error(`${name} is what a rollback leads to`);
      this.held.delete(name);
      this.removed.push(name);
    }
  }

  do({ does, app, version }: Step): void {
    const { registry } = this;
    const state = registry.apps[app];
    const isHeld = this.held.has(`${app}/${version}`);
    const manifest = manifestOf(app, version);
    switch (does) {
      case 'publish':
        return this.#write(withLive(registry, this.#put(app, version), [], {})?.next);
      case 'canary':
        if (state?.live === version) return;
        return this.#write(withCanary(registry, this.#put(app, version), 5, {})?.next);
      case 'promote':
        return this.#write(withPromoted(registry, app).next);
      case 'abort':
        return this.#write(withoutCanary(registry, app).next);
      case 'rollback': {
        const back = wayBack(registry, app);
        if (back === null || !this.held.has(`${app}/${back}`)) return;
        return this.#write(withEarlier(registry, manifestOf(app, back))?.next);
      }
      case 'roll to':
        return this.#write(isHeld ? withEarlier(registry, manifest)?.next : null);
      case 'eject':
        return this.#write(withEjected(registry, app, state?.live ?? '', 'it failed')?.next);
      case 'good':
        return this.#write(withGood(registry, app, state?.live ?? ''));
      case 'unfit':
        return this.#write(withoutWayBack(registry, app));
      case 'preview':
        return this.#write(withListed(registry, this.#put(app, version), {}, Date.now()));
      case 'wait':
        if (state?.live === version) return;
        this.#put(app, version);
        return this.#write(withWaiting(registry, 'together', [{ app, version }], {}));
      case 'drop':
        return this.#write(withoutSet(registry, 'together'));
      case 'prune':
        return;
    }
  }
}

function run(steps: Step[], days: number): Shop {
  vi.setSystemTime(new Date('2026-01-01T00:00:00Z'));
  const shop = new Shop();
  for (const each of steps) {
    vi.setSystemTime(Date.now() + each.after * HOUR);
    // Until now documents were made with the registry of before.
    shop.look();
    if (each.does === 'prune') shop.prune(days);
    else {
      try {
        shop.do(each);
      } catch (error) {
        if (!(error instanceof ReleaseRefused)) throw error;
      }
    }
    shop.look();
    for (const app of APPS) {
      for (const version of namedReleases(shop.registry, app)) {
        expect(shop.held.has(`${app}/${version}`)).toBe(true);
      }
    }
  }
  return shop;
}

const days = LEAST_DAYS;
const [one, two, three] = [versionOf(1), versionOf(2), versionOf(3)];
const publish = (version: string, after = 1): Step => ({
  ...{ does: 'publish', app: 'mfe-search', version, after },
});
const pruneAfter = (after: number): Step => ({ ...publish(''), does: 'prune', after });

describe('a prune', () => {
  it('never removes what a document may still name, whatever the teams did', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 90, maxLength: 150 }), (steps) => {
        run(steps, days);
      }),
      { numRuns: 150 },
    );
  });

  it('removes something in most of these histories, so that the rule is one', () => {
    let removing = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 100, maxLength: 120 }), (steps) => {
        if (run(steps, days).removed.length > 0) removing += 1;
      }),
      { numRuns: 50 },
    );
    expect(removing).toBeGreaterThan(10);
  });

  it('removes a preview that nobody looked at again, once it was named by nobody for long', () => {
    const preview: Step = { ...publish(one), does: 'preview' };
    // A week it is listed; what is published then forgets it.
    const ended = [preview, publish(two, 24 * 8), pruneAfter(1)];
    expect(run(ended, days).removed).toEqual([]);
    expect(run([...ended, pruneAfter(24 * days)], days).removed).toEqual([`mfe-search/${one}`]);
  });

  it('counts anew where it was looked at as a preview between two prunes', () => {
    const preview: Step = { ...publish(one), does: 'preview' };
    const again: Step = { ...preview, after: 24 };
    const steps = [preview, publish(two, 24 * 8), pruneAfter(1), again, publish(three, 24 * 8)];
    expect(run([...steps, pruneAfter(1)], days).removed).toEqual([]);
  });

  it('keeps what a rollback leads to, however old it is', () => {
    const old = [publish(one), publish(two), publish(three), pruneAfter(1), pruneAfter(24 * 900)];
    expect(run(old, days).removed).toEqual([]);
  });

  it('counts anew where it was given to shoppers between two prunes', () => {
    const preview: Step = { ...publish(one), does: 'preview' };
    const rollTo = (version: string, after: number): Step => ({
      ...publish(version, after),
      does: 'roll to',
    });
    const noted = [preview, publish(two, 24 * 8), publish(three), pruneAfter(1)];
    expect(run([...noted, pruneAfter(24 * 40)], days).removed).toEqual([`mfe-search/${one}`]);
    const given = [rollTo(one, 24 * 40), rollTo(two, 1)];
    expect(run([...noted, ...given, pruneAfter(1)], days).removed).toEqual([]);
  });

  it('counts anew where the history no longer reaches back to the prune before', () => {
    const preview: Step = { ...publish(one), does: 'preview' };
    const shop = run([preview, publish(two, 24 * 8), pruneAfter(1)], days);
    vi.setSystemTime(Date.now() + 24 * 40 * HOUR);
    shop.registry = { ...shop.registry, history: shop.registry.history.slice(1) };
    shop.prune(days);
    expect(shop.removed).toEqual([]);
  });

  it.each([
    null,
    '',
    'corrupt',
    '{"lastEvent":1}',
    '{"lastEvent":null,"unnamedSince":{"a":{"b":"c"}}}',
  ])('begins to count anew where its notes are %j', (notes) => {
    expect(readPruneNotes(notes)).toBeNull();
  });
});
