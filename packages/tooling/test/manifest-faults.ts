/** What the cluster would refuse of a manifest, or leave out without a word. */
import * as core from 'kubernetes-models/v1';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';

export type Manifest = { apiVersion: string; kind: string } & Record<string, unknown>;

type Model = { prototype: { validate(): void } };

const KINDS: Record<string, Record<string, unknown>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
};

/** A copy that tells which of its fields were never read. */
type Watched = { value: unknown; unread: () => string[] };

function watch(value: unknown, place: string): Watched {
  if (typeof value !== 'object' || value === null) return { value, unread: () => [] };
  const read = new Set<string>();
  const inside = Object.entries(value).map(
    ([key, field]) => [key, watch(field, `${place}/${key}`)] as const,
  );
  const copy: Record<string, unknown> = Array.isArray(value) ? ([] as never) : {};
  for (const [key, { value: field }] of inside) copy[key] = field;
  const watched = new Proxy(copy, {
    get(target, key) {
      if (typeof key === 'symbol') return undefined;
      read.add(key);
      return target[key];
    },
  });
  const unread = () =>
    inside.flatMap(([key, field]) => (read.has(key) ? field.unread() : [`${place}/${key}`]));
  return { value: watched, unread };
}

/**
 * The faults of a manifest by the schemas of its kind, each with its place. The schemas let unknown
 * fields pass, which a cluster drops: a validator reads each field that its schema knows, so a field
 * that it never reads is a fault.
 */
export function manifestFaults(manifest: Manifest): string[] {
  const { apiVersion, kind } = manifest;
  const model = KINDS[apiVersion]?.[kind] as Model | undefined;
  if (model === undefined) return [`${apiVersion} ${kind} is no kind of a cluster`];
  const { value, unread } = watch(manifest, '');
  try {
    model.prototype.validate.call(value);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return unread().map((place) => `${kind} has no field ${place}`);
}
