/** Makes a release's contract, what it provides and needs, from its own sources. */
import { join } from 'node:path';
import { toJSONSchema } from 'zod/mini';
import { tsImport } from 'tsx/esm/api';
import { SHARED } from '../shared-libraries.mjs';
import { librariesNeeded, librariesProvided } from './shared-libraries.mjs';
import { readSources } from './sources.mjs';
import { hostMemberNames, hostTakes, useOfHost } from './use-of-host.mjs';
import { useOfCalls, useOfLibraries } from './use-of-libraries.mjs';
import { useOfPaths } from './use-of-paths.mjs';
import { useOfStorage } from './use-of-storage.mjs';
import { useOfTokens } from './use-of-tokens.mjs';
import { wireOf } from './use-of-wire.mjs';

/** Raise this when the contract's format changes; `check` reads only this format. */
const FORMAT = 3;

const sorted = (record) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether a schema is of a callback: it accepts a function. JSON Schema can't express that. */
function isCallback(schema) {
  return (
    schema._zod.def.type === 'custom' &&
    schema._zod.run({ value: () => undefined, issues: [] }, {}).issues.length === 0
  );
}

/** A slot's props, or a stored value, as JSON Schema, before the schema's transforms. */
function shapeOf(schema) {
  const written = toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (isCallback(zodSchema)) jsonSchema['x-callback'] = true;
    },
  });
  delete written.$schema;
  return written;
}

/**
 * The part of the contract that only the shell has: the host, the shared libraries, the design
 * tokens, the routes and their pages, the places that it offers, and the slots' owners.
 */
async function shellSide(root, folder, sources) {
  const at = (path) => tsImport(join(folder, path), import.meta.url);
  const { routes } = await at('src/routes.ts');
  const { slotOwner } = await at('src/slots.ts');
  const { slots } = await tsImport(join(root, 'shared-contracts/src/slots.ts'), import.meta.url);
  const { places } = await tsImport(join(root, 'shared-contracts/src/places.ts'), import.meta.url);
  const { tokenNames } = await tsImport(
    join(root, 'packages/shared-ui/src/tokens.tsx'),
    import.meta.url,
  );
  const wanted = {};
  for (const route of routes) {
    if (route.kind === 'remote') (wanted[route.remote] ??= new Set()).add(route.page);
  }
  return {
    host: hostMemberNames(sources),
    takes: sorted(hostTakes(sources)),
    libraries: librariesProvided(),
    tokens: [...tokenNames].sort(),
    routes: routes.map(({ path }) => path).sort(),
    pages: sorted(
      Object.fromEntries(Object.entries(wanted).map(([name, pages]) => [name, [...pages].sort()])),
    ),
    places: sorted(
      Object.fromEntries(Object.entries(places).map(([name, schema]) => [name, shapeOf(schema)])),
    ),
    slotOwners: sorted(
      Object.fromEntries(
        Object.keys(slots).map((slot) => [slot.replace(/\..*$/, '.*'), slotOwner(slot).remote]),
      ),
    ),
  };
}

/**
 * The keys of the browser's storage that an app writes and reads, each with the shape of its value.
 * Of a key that it only asks for, any value will do.
 */
function storageOf({ writes, reads, holds }, storageKeys) {
  const under = (names, shape) =>
    names.map((name) => {
      const { area, key } = storageKeys[name];
      return [`${area}.${key}`, shape(storageKeys[name])];
    });
  return {
    writes: sorted(Object.fromEntries(under(writes, (key) => shapeOf(key.writes())))),
    reads: sorted({
      ...Object.fromEntries(under(holds, () => ({}))),
      ...Object.fromEntries(under(reads, (key) => shapeOf(key.reads()))),
    }),
  };
}

/**
 * The contract of an app as its sources are now; `release.json` names it with its integrity.
 * @param {import('../identity/place.mjs').Place} place
 * @param {{ pages: string[], fragments: string[] }} built what the build holds of each
 * @returns {Promise<object>} see `releaseContract` in the release registry
 */
export async function contractOf(place, { pages, fragments }) {
  const { app, root, folder } = place;
  const shell = app === 'shell';
  const sources = readSources(place, shell ? 'src/main.tsx' : 'src/remote.tsx');
  const contracts = (path) => tsImport(join(place.contracts, 'src', path), import.meta.url);
  const { slots } = await contracts('slots.ts');
  const { places } = await contracts('places.ts');
  const { calls } = await contracts('calls.ts');
  const { paths } = await contracts('paths.ts');
  const { storageKeys } = await contracts('storage-keys.ts');
  const { wireHandovers } = await contracts('wire-handovers.ts');
  const { DOOR_VERSION } = await contracts('door-version.ts');
  const usedCalls = useOfCalls(sources);
  const used = useOfHost(sources, Object.keys(slots));
  const parts = { ...slots, ...places };
  const schemas = (names) =>
    Object.fromEntries([...names].sort().map((name) => [name, shapeOf(parts[name])]));
  return {
    format: FORMAT,
    app,
    door: DOOR_VERSION,
    pages: [...pages].sort(),
    fragments: schemas(fragments),
    slots: schemas(used.slots),
    tells: sorted(used.tells),
    hears: sorted(used.hears),
    ...storageOf(useOfStorage(sources, storageKeys), storageKeys),
    ...wireOf(usedCalls, wireHandovers, calls, shapeOf),
    host: shell ? [] : used.host,
    // The shell's uses of its own host are left out, because both are always of one release.
    passes: shell ? {} : sorted(used.passes),
    tokens: shell ? [] : useOfTokens(sources),
    paths: shell ? [] : useOfPaths(sources, paths),
    calls: Object.fromEntries(
      usedCalls.map((name) => [name, `${calls[name].method} ${calls[name].path}`]),
    ),
    libraries: shell ? {} : librariesNeeded(useOfLibraries(sources, Object.keys(SHARED)), folder),
    ...(shell ? { shell: await shellSide(root, folder, sources) } : {}),
  };
}
