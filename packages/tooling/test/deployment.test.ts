/** What the files of deploy/ have to say alike, as far as it can be judged without a container. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const DEPLOY = resolve(import.meta.dirname, '../../../deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');

type Container = {
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value?: string }[];
  readinessProbe?: { httpGet?: { path: string }; timeoutSeconds?: number };
};
type Manifest = {
  kind: string;
  metadata: { name: string };
  spec: {
    template: { spec: { containers: Container[] } };
    podSelector: { matchExpressions?: { values: string[] }[] };
    scaleTargetRef: { name: string };
  };
};
const manifests = readdirSync(join(DEPLOY, 'kubernetes/base'))
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) =>
    parseAllDocuments(read(`kubernetes/base/${file}`)).map((each) => each.toJS() as Manifest),
  );
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
const OTHERS = ['balancer', 'edge'];
const servers = deployments.filter(({ metadata }) => !OTHERS.includes(metadata.name));
const containerOf = ({ spec }: Manifest) => spec.template.spec.containers[0] as Container;
const namesOf = (some: Manifest[]) => some.map(({ metadata }) => metadata.name).sort();

/** How long a server's own check may take, in seconds (server-kit/probes). */
const CHECKED_WITHIN = 3;

describe('in a cluster', () => {
  it.each(servers.map((one) => [one.metadata.name, one] as const))(
    '%s has longer to say whether it is ready than its check takes',
    (_, server) => {
      const { readinessProbe } = containerOf(server);
      expect(readinessProbe?.httpGet?.path).toBe('/health/ready');
      expect(readinessProbe?.timeoutSeconds).toBeGreaterThan(CHECKED_WITHIN);
    },
  );

  it('Prometheus finds the metrics of every server, and is let in', () => {
    expect(servers.length).toBe(4);
    for (const server of servers) {
      const { ports = [], env = [] } = containerOf(server);
      const port = ports.find(({ name }) => name === 'metrics')?.containerPort;
      expect(env.find(({ name }) => name === 'METRICS_PORT')?.value).toBe(String(port));
    }
    const policy = manifests.find(
      ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'metrics',
    );
    const admitted = policy?.spec.podSelector.matchExpressions?.[0]?.values;
    expect(admitted?.toSorted()).toEqual(['balancer', ...namesOf(servers)]);
  });

  it('what answers shoppers grows by itself', () => {
    const scaled = manifests.filter(({ kind }) => kind === 'HorizontalPodAutoscaler');
    const one = 'console';
    expect(scaled.map(({ spec }) => spec.scaleTargetRef.name).sort()).toEqual(
      namesOf(deployments).filter((name) => name !== one),
    );
  });
});

it('the alerts look at the jobs by which the servers, and what is around them, are read', () => {
  const { scrape_configs: jobs } = parse(read('prometheus/scrape.yaml')) as {
    scrape_configs: { job_name: string }[];
  };
  const pattern = /job=~"([^"]+)"/.exec(read('prometheus/alerts.yaml'))?.[1] ?? '';
  const around = read('prometheus/alerts-around.yaml');
  expect(jobs.length).toBeGreaterThan(0);
  for (const { job_name: name } of jobs) {
    if (name.startsWith('around-')) expect(around).toContain(`absent(up{job="${name}"})`);
    else expect(name).toMatch(new RegExp(`^(?:${pattern})$`));
  }
});

describe('with containers on one machine', () => {
  type Service = {
    depends_on?: Record<string, { condition: string }>;
    environment?: Record<string, unknown>;
    profiles?: string[];
    volumes?: string[];
  };
  const { services } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
  };

  it('each server that keeps releases waits until their bucket is there', () => {
    const own = ['document-server', 'release-server', 'console'];
    for (const name of own) {
      expect(services[name]?.depends_on, name).toMatchObject({
        'make-bucket': { condition: 'service_completed_successfully' },
      });
      expect(services[name]?.environment?.METRICS_PORT, name).toBe(9100);
    }
    expect(services['make-bucket']?.depends_on?.objects?.condition).toBe('service_healthy');
  });

  it('the edge looks each server up again, under the names that are in both', () => {
    const serversOf = (text: string) =>
      [...text.matchAll(/^ *server ([\w-]+:\d+)( resolve)?/gm)].map(([, name, again]) => ({
        name,
        again,
      }));
    const looked = serversOf(read('compose-upstreams.conf'));
    expect(looked.map(({ name }) => name)).toEqual(
      serversOf(read('nginx/upstreams.conf')).map(({ name }) => name),
    );
    for (const { name, again } of looked) {
      expect(again, name).toBeDefined();
      expect(Object.keys(services)).toContain(name?.split(':')[0]);
    }
    expect(services.edge?.volumes).toContain(
      './compose-upstreams.conf:/etc/nginx/shop/upstreams.conf:ro',
    );
  });

  it('the operations page names each variable that it needs, and each secret of the cluster', () => {
    const page = read('../docs/operations.md');
    const variables = new Set(
      [...read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name),
    );
    expect(variables.size).toBeGreaterThan(12);
    for (const name of variables) expect(page).toContain(`\`${name}\``);
    const secrets = JSON.stringify(manifests).matchAll(
      /"secretKeyRef":\{"name":"([\w-]+)","key":"([\w-]+)"/g,
    );
    const keys = [...secrets].map(([, name = '', key = '']) => ({ name, key }));
    expect(keys.length).toBeGreaterThan(12);
    for (const { name, key } of keys) {
      expect(page, name).toMatch(new RegExp(`^\\| \`${name}\` .*(\`${key}\`|the same two)`, 'm'));
    }
  });

  it('a new volume is its server’s to write to', () => {
    const made = [...read('Dockerfile').matchAll(/install -d -o node -g node ([^\n&]+)/g)];
    const folders = made.flatMap(([, names = '']) => names.trim().split(' '));
    const mounted = Object.entries(services)
      .filter(([name]) => !['balancer', 'edge', 'database', 'objects'].includes(name))
      .flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[1]));
    expect(mounted.length).toBeGreaterThan(0);
    for (const folder of mounted) expect(folders).toContain(folder);
  });
});
