/** The manifests of deploy/kubernetes, as far as they can be judged without a cluster. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { manifestFaults, type Manifest } from './manifest-faults';

const ROOT = resolve(import.meta.dirname, '../../..');
const BASE = join(ROOT, 'deploy/kubernetes/base');
const EXAMPLE = join(ROOT, 'deploy/kubernetes/example');
const EDGE = join(ROOT, 'deploy/nginx');
const BALANCER = join(ROOT, 'deploy/haproxy');
const KUSTOMIZATION = 'kustomization.yaml';

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const isYaml = (file: string) => file.endsWith('.yaml') && file !== KUSTOMIZATION;

const manifests = readdirSync(BASE)
  .filter(isYaml)
  .flatMap((file) =>
    parseAllDocuments(read(BASE, file)).map((document) => document.toJS() as Manifest),
  );

/** What kustomize knows, as far as it is used here. */
const kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string().optional(),
  labels: z.array(z.strictObject({ pairs: z.record(z.string(), z.string()) })).optional(),
  resources: z.array(z.string()).optional(),
  images: z.array(z.strictObject({ name: z.string(), newTag: z.string() })).optional(),
  configMapGenerator: z
    .array(
      z.strictObject({
        name: z.string(),
        files: z.array(z.string()).optional(),
        literals: z.array(z.string().regex(/^[A-Z][A-Z0-9_]*=/)).optional(),
      }),
    )
    .optional(),
});
const kustomizationOf = (folder: string) =>
  kustomization.parse(parse(read(folder, KUSTOMIZATION)) as unknown);

/** The fields that hold a map of resources. */
const RESOURCES = new Set(['requests', 'limits']);

/** The paths of all fields whose names a schema gives: not those of labels, which have a slash. */
function fieldsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const isMap = Array.isArray(value) || RESOURCES.has(path.at(-1) ?? '');
  const isOwnWord = (key: string) => isMap || key.includes('/');
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = isOwnWord(key) ? [] : [[...path, key]];
    return [...own, ...fieldsOf(inner, [...path, key])];
  });
}

/** The manifest with one field under a name that has a letter too many. */
function misspelled(manifest: Manifest, path: readonly string[]): Manifest {
  const copy = structuredClone(manifest);
  const last = path.at(-1) ?? '';
  const holder = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, copy);
  holder[`${last}s`] = holder[last];
  delete holder[last];
  return copy;
}

/** All values of the fields of a name, anywhere in the manifests. */
function namesIn(value: unknown, field: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === field ? [String((inner as { name?: string }).name)] : namesIn(inner, field),
  );
}

describe('the manifests of the cluster', () => {
  it.each(
    manifests.map((one) => [one.kind, (one.metadata as { name: string }).name, one] as const),
  )('%s %s has only fields that its kind knows, with values that fit', (_kind, _name, manifest) => {
    expect(manifestFaults(manifest)).toEqual([]);
  });

  it('would be refused with any field misspelled', () => {
    const mutants = manifests.flatMap((one) => fieldsOf(one).map((path) => [one, path] as const));
    expect(mutants.length).toBeGreaterThan(300);
    const passed = mutants.filter(
      ([one, path]) => manifestFaults(misspelled(one, path)).length === 0,
    );
    expect(passed.map(([one, path]) => `${one.kind} ${path.join('/')}`)).toEqual([]);
  });

  it('would be refused with a value of another type, and without what is required', () => {
    const [deployment] = manifests.filter(({ kind }) => kind === 'Deployment');
    const spec = deployment?.spec as Record<string, unknown>;
    const faultsWith = (change: Record<string, unknown>) =>
      manifestFaults({ ...(deployment as Manifest), spec: { ...spec, ...change } });
    expect(faultsWith({ replicas: 'two' })).toEqual(['data/spec/replicas must be integer']);
    expect(faultsWith({ selector: undefined })).toEqual([
      'data/spec must have required property selector',
    ]);
  });
});

describe('the kustomizations', () => {
  it('of the base names each of its files', () => {
    expect(kustomizationOf(BASE).resources).toEqual(readdirSync(BASE).filter(isYaml).sort());
  });

  it("of the edge names each file of nginx's configuration", () => {
    const [edge] = kustomizationOf(EDGE).configMapGenerator ?? [];
    const files = readdirSync(EDGE)
      .filter((file) => file.endsWith('.conf'))
      .map((file) => (file === 'upstreams.conf' ? `${file}=kubernetes/${file}` : file));
    expect(edge).toEqual({ name: 'edge', files: files.sort() });
    const serversOf = (file: string) =>
      [...read(EDGE, file).matchAll(/^ *server ([\w-]+)(\S*)(:\d+)( resolve)?/gm)].map(
        ([, name = '', domain, port = '', again]) => ({ name: `${name}${port}`, domain, again }),
      );
    const [here, there] = [serversOf('upstreams.conf'), serversOf('kubernetes/upstreams.conf')];
    expect(there.map(({ name }) => name)).toEqual(here.map(({ name }) => name));
    const headless = manifests.filter(
      ({ kind, spec }) =>
        kind === 'Service' && (spec as { clusterIP?: string }).clusterIP === 'None',
    );
    for (const { name, domain, again } of there) {
      expect({ name, domain, again }).toMatchObject({
        domain: '.storefront.svc.cluster.local',
        again: ' resolve',
      });
      const names = headless.map(({ metadata }) => (metadata as { name: string }).name);
      expect(names).toContain(name.split(':')[0]);
    }
  });

  it('of the balancer has the rules that are tried on one machine, for providers of one name', () => {
    const rules = (file: string) =>
      read(BALANCER, file)
        .split('\n')
        .filter((line) => !/^ *(#|bind|server|server-template|user|group|monitor-uri|$)/.test(line))
        .join('\n')
        .replace(/^resolvers names\n(?: {2}.*\n)+/m, '');
    expect(rules('by-name.cfg')).toBe(rules('haproxy.cfg'));
  });

  it('of the example name folders that are there, and every image and setting of the base', () => {
    const { resources = [], images = [], configMapGenerator = [] } = kustomizationOf(EXAMPLE);
    for (const path of resources) {
      const named = path.endsWith('.yaml') ? path : join(path, KUSTOMIZATION);
      expect(existsSync(join(EXAMPLE, named)), path).toBe(true);
    }
    const own = JSON.stringify(manifests).matchAll(/"image":"(storefront\/[\w-]+)"/g);
    expect(images.map(({ name }) => name).sort()).toEqual(
      [...new Set([...own].map(([, name]) => name))].sort(),
    );
    const around = [EDGE, BALANCER].flatMap(
      (each) => kustomizationOf(each).configMapGenerator ?? [],
    );
    const made = [...configMapGenerator, ...around];
    const wanted = [...namesIn(manifests, 'configMapRef'), ...namesIn(manifests, 'configMap')];
    expect(made.map(({ name }) => name).sort()).toEqual([...new Set(wanted)].sort());
  });
});
