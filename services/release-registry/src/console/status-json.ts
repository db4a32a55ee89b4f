/** What `/status.json` says: its schema, which `/status.schema.json` has, and the making of it. */
import * as z from 'zod';
import { ROLES, VITAL_BOUNDS } from '../vitals';
import type { Need } from './needs';
import type { ReleaseView, View } from './view';

const time = z.iso.datetime();
const spread = z.object({
  upTo: z.array(z.number()).describe('the bounds; milliseconds, of CLS a score'),
  counts: z
    .array(z.int())
    .describe('values up to each bound and above the one before, and above all'),
  sum: z.number(),
});

const release = z.object({
  version: z.string(),
  role: z.enum(['live', 'canary', 'good', 'before']),
  percent: z.number().describe('of the shoppers'),
  publishedAt: time.nullable(),
  goodSince: time.nullable(),
  commit: z.string().nullable(),
  author: z.string().nullable(),
  loads: z.int().describe('tabs that have shown it'),
  failures: z.int().describe('tabs in which the last known good release had to replace it'),
  errors: z.int(),
  silent: z.int().describe('tabs that began and said nothing more, because a script hangs them'),
  devices: z
    .record(z.string(), z.object({ well: z.int(), failed: z.int() }))
    .describe('shoppers for whom it worked and failed, each once, by the kinds of their devices'),
  onServer: z
    .object({ rendered: z.int(), threw: z.int(), refused: z.int(), killed: z.int() })
    .nullable()
    .describe('pages that its server build had a part in, and how it failed others'),
  vitals: z.record(
    z.string(),
    z.object({
      p75: z.number().nullable().describe('of the newest 200 values'),
      fromLive: z.number().nullable().describe('against the p75 of the live release'),
      spreads: z.partialRecord(z.enum(ROLES), spread).describe('all values, by whom it was for'),
    }),
  ),
  faults: z.array(
    z.object({
      kind: z.enum(['failure', 'error']).nullable(),
      message: z.string(),
      part: z.string(),
      path: z.string(),
      times: z.int(),
      last: time.nullable(),
      stack: z.array(z.string()),
    }),
  ),
});

const shadow = z
  .object({
    ...{ version: z.string(), percent: z.number(), pages: z.int(), differ: z.int() },
    visited: z
      .object({ at: time, pages: z.int(), differ: z.int() })
      .nullable()
      .describe('pages that a browser visited at two sizes, and those of them that differ'),
  })
  .nullable()
  .describe('what nobody is given: pages compared with it, and those of them that differ');

export const statusSchema = z.object({
  format: z.literal(1),
  revision: z.int(),
  toldAt: time.nullable().describe('when tabs’ reports were last written down'),
  apps: z.array(z.object({ app: z.string(), releases: z.array(release), shadow })),
  alerts: z.array(z.object({ at: time, app: z.string(), version: z.string(), reason: z.string() })),
  needs: z.array(
    z.object({ by: z.string(), of: z.string(), kind: z.string(), names: z.array(z.string()) }),
  ),
});
export type Status = z.infer<typeof statusSchema>;

export const statusJsonSchema = () => z.toJSONSchema(statusSchema);

function releaseOf(view: ReleaseView): Status['apps'][number]['releases'][number] {
  const { version, role, percent, publishedAt, goodSince, source, told } = view;
  return {
    ...{ version, role, percent, publishedAt, goodSince },
    commit: source.commit ?? null,
    author: source.author ?? null,
    loads: told?.loads ?? 0,
    failures: told?.failures ?? 0,
    errors: told?.errors ?? 0,
    silent: told?.silent ?? 0,
    devices: told?.devices ?? {},
    onServer: told?.onServer ?? null,
    vitals: Object.fromEntries(
      view.vitals.map(({ name, p75, fromLive, spreads }) => {
        const upTo = [...(VITAL_BOUNDS[name] ?? [])];
        const told = Object.entries(spreads).map(([role, of]) => [role, { upTo, ...of }] as const);
        return [name, { p75, fromLive, spreads: Object.fromEntries(told) }];
      }),
    ),
    faults: (told?.faults ?? []).map(({ kind, message, part, path, times, last, stack }) => ({
      ...{ kind: kind ?? null, message, part, path, times },
      last: last ?? null,
      stack: stack ?? [],
    })),
  };
}

/** What the console shows, for programs. */
export function statusOf(view: View, needs: Need[]): Status {
  return {
    format: 1,
    revision: view.registry.revision,
    toldAt: view.toldAt,
    apps: view.apps.map(({ app, releases, shadow }) => ({
      ...{ app, releases: releases.map(releaseOf) },
      shadow: shadow && {
        ...{ version: shadow.version, percent: shadow.percent },
        ...{ pages: shadow.pages, differ: shadow.differ },
        visited: shadow.visited && {
          ...{ at: shadow.visited.at, pages: shadow.visited.pages, differ: shadow.visited.differ },
        },
      },
    })),
    alerts: view.alerts,
    needs,
  };
}
