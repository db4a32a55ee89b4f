import { join, resolve } from 'node:path';
import type { AppName } from 'shared-contracts/app-names';
import { APP_NAMES } from 'shared-contracts/own-apps';
import type { Candidate, Standing } from '../../src/check';
import type { ReleaseContract } from '../../src/contract/release-contract';
import { readContract } from '../../src/contract/release-contract';
import { readManifest } from '../../src/manifest';
import { verdictOnNew } from '../../src/verdict';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** The six apps as they are built, as if all were live. */
export async function builtReleases(): Promise<Standing[]> {
  return Promise.all(
    APP_NAMES.map(async (app) => {
      const folder = join(ROOT, app, 'dist');
      const manifest = await readManifest(folder);
      return { manifest, party: await readContract(folder, manifest), live: true };
    }),
  );
}

/** One change of a contract, with a name that says what a team has done. */
export type Mutation = {
  name: string;
  app: AppName;
  change: (contract: ReleaseContract) => void;
  /** What happened to the release beside its contract. */
  release?: (candidate: Candidate) => Candidate;
  /** Words that a refusal must hold: the field, and the other side. */
  says?: string[];
};

/** An app's release, built anew without a change of its contract. */
export function candidateOf(app: AppName, live: Standing[]): Candidate {
  return changed({ app, change: () => undefined }, live);
}

/** An app's release whose contract was changed so. */
export function changed(
  { app, change, release = (candidate) => candidate }: Omit<Mutation, 'name'>,
  live: Standing[],
): Candidate {
  const standing = live.find(({ manifest }) => manifest.app === app);
  if (!standing?.party) throw new Error(`${app} is not built: run pnpm build`);
  const contract = structuredClone(standing.party.contract);
  change(contract);
  const version = '9.0.0-00000000';
  // What a build has in its contract it has in its manifest.
  const scripts = (names: string[], of: Record<string, string[]>) =>
    Object.fromEntries(names.map((name) => [name, of[name] ?? []]));
  const manifest = {
    ...standing.manifest,
    version,
    pages: scripts(contract.pages, standing.manifest.pages),
    fragments: scripts(Object.keys(contract.fragments), standing.manifest.fragments),
  };
  return release({ manifest, party: { version, contract } });
}

/** What `check` says of a release whose contract was changed so. */
export const refusalsOf = (mutation: Mutation, live: Standing[]): string[] =>
  verdictOnNew([changed(mutation, live)], live).refused;

type Properties = Record<string, Record<string, unknown>>;

/** The object schema at a path of fields, such as `lines[]`; fails where there is none. */
export function at(
  schemas: Record<string, Record<string, unknown>>,
  name: string,
  ...path: string[]
): { properties: Properties; required: string[] } {
  let schema = schemas[name];
  for (const field of path) {
    schema =
      field === '[]'
        ? (schema?.items as Record<string, unknown>)
        : (schema?.properties as Properties | undefined)?.[field];
  }
  if (typeof schema?.properties !== 'object') {
    throw new Error(`${name} ${path.join('.')} is no object in the built contract`);
  }
  schema.required ??= [];
  return schema as { properties: Properties; required: string[] };
}

/** Removes a field, which must have been there. */
export function without(
  object: { properties: Properties; required: string[] },
  field: string,
): Record<string, unknown> {
  const schema = object.properties[field];
  if (!schema) throw new Error(`there is no ${field} in the built contract`);
  delete object.properties[field];
  object.required.splice(0, Infinity, ...object.required.filter((name) => name !== field));
  return schema;
}

/** Removes names, which must have been there. */
export function less(names: string[], ...gone: string[]): string[] {
  for (const name of gone) {
    if (!names.includes(name)) throw new Error(`there is no ${name} in the built contract`);
  }
  return names.filter((name) => !gone.includes(name));
}

/** The shell's own side of its contract. */
export function shellOf(contract: ReleaseContract): NonNullable<ReleaseContract['shell']> {
  if (!contract.shell) throw new Error(`${contract.app} is not the shell`);
  return contract.shell;
}

/** What the shell's calls take, by member. */
export function takesOf(contract: ReleaseContract): Record<string, Record<string, unknown>> {
  const { takes } = shellOf(contract);
  if (!takes) throw new Error('the built shell does not say what its calls take');
  return takes;
}

/** A list that came with a later format: a built contract has it. */
export function said<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the built contract does not say it');
  return value;
}

/** What a contract says of one shared library. */
export function library<Entry>(libraries: Record<string, Entry>, name: string): Entry {
  const found = libraries[name];
  if (!found) throw new Error(`there is no ${name} in the built contract`);
  return found;
}
