import type { Registry, ShadowExample } from 'shared-contracts/release';
import type { ReleaseTelemetry, Telemetry } from '../telemetry';
import { visitedLine } from '../visits/visited-line';

/** The page of an example, and what differs there, most of it. */
const EXAMPLES = 3;

const figure = (value: number) => value.toLocaleString('en');

/** `differs in 41 of 2,000 pages`; null of a release that was compared nowhere. */
export function differsIn(told: ReleaseTelemetry | undefined): string | null {
  if (!told?.shadowed || told.shadowed.pages === 0) return null;
  const { pages, differ } = told.shadowed;
  const where = differ === 0 ? 'differs in none' : `differs in ${figure(differ)}`;
  return `${where} of ${figure(pages)} ${pages === 1 ? 'page' : 'pages'}`;
}

const exampleLines = (examples: ShadowExample[]) =>
  examples.map(({ page, path, says }) => `  ${page} ${path}: ${says}`);

/** A line for each shadow, and one for each of its newest differences, on the server and in a browser. */
export function shadowLines({ shadows = {} }: Registry, telemetry: Telemetry | null): string[] {
  return Object.entries(shadows).flatMap(([app, { version, percent, visited }]) => {
    const told = telemetry?.releases[`${app}@${version}`];
    const examples = told?.shadowed?.examples.slice(-EXAMPLES).toReversed() ?? [];
    return [
      `${app.padEnd(18)} shadow ${version} at ${percent} %: ${differsIn(told) ?? 'no page compared yet'}`,
      ...exampleLines(examples),
      ...(visited ? [`  ${visitedLine(visited)}`] : []),
      ...exampleLines(visited?.examples.slice(0, EXAMPLES) ?? []),
    ];
  });
}
