/** Prometheus' text format, version 0.0.4 (prometheus.io/docs/instrumenting/exposition_formats). */

type Labels = Record<string, string>;
export type Sample = { labels: Labels; value: number; suffix?: '_bucket' | '_sum' | '_count' };

export type Metric = {
  name: string;
  help: string;
  type: 'gauge' | 'counter' | 'histogram';
  samples: Sample[];
};

const inHelp = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const inLabel = (text: string) => inHelp(text).replaceAll('"', '\\"');

function number(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
}

function line(name: string, { labels, value, suffix }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${inLabel(text)}"`);
  const named = pairs.length > 0 ? `{${pairs.join(',')}}` : '';
  return `${name}${suffix ?? ''}${named} ${number(value)}`;
}

/** The text of metrics; one without samples is left out. */
export function exposition(metrics: Metric[]): string {
  const blocks = metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${inHelp(help)}`,
        `# TYPE ${name} ${type}`,
        ...samples.map((sample) => line(name, sample)),
      ].join('\n'),
    );
  return `${blocks.join('\n')}\n`;
}

/**
 * The samples of a histogram.
 * @param counts between the bounds, and above the last
 * @param unit what a value is divided by, such as 1000 for milliseconds as seconds
 */
export function histogram(
  labels: Labels,
  bounds: readonly number[],
  { counts, sum }: { counts: readonly number[]; sum: number },
  unit = 1,
): Sample[] {
  let total = 0;
  const buckets = [...bounds, Infinity].map((bound, at): Sample => {
    total += counts[at] ?? 0;
    return { suffix: '_bucket', labels: { ...labels, le: number(bound / unit) }, value: total };
  });
  return [
    ...buckets,
    { suffix: '_sum', labels, value: sum / unit },
    { suffix: '_count', labels, value: total },
  ];
}
