import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appName, type ReleaseManifest } from 'shared-contracts/release';
import { z } from 'shared-contracts/schema';
import { ReleaseRefused } from '../release-refused';

/** A JSON Schema, as it was written at the build. */
const schema = z.record(z.string(), z.unknown());
export type JsonSchema = z.infer<typeof schema>;

const names = z.array(z.string());
const schemas = z.record(z.string(), schema);

/** What only the shell gives and wants. */
const shellSide = z.object({
  /** Members of the host: `notify`, `session.read`. */
  host: names,
  /** Exact versions; the names where a facade lets only these through. */
  libraries: z.record(z.string(), z.object({ version: z.string(), names: z.optional(names) })),
  /** What each of the host's calls takes: a schema of its arguments, by member. */
  takes: z.optional(schemas),
  /** Design tokens that it sets: `--space-4`. */
  tokens: z.optional(names),
  /** Every path of the shop, as its routes say it. */
  routes: z.optional(names),
  /** Pages that a route leads to, by remote. */
  pages: z.record(z.string(), names),
  /** Places that its pages offer to any remote, with the props that it passes. */
  places: z.optional(schemas),
  /** Whose fragment fills a slot, or all slots of a noun (`cart.*`). */
  slotOwners: z.record(z.string(), z.string()),
});
export type ShellSide = z.infer<typeof shellSide>;

/** What builds write now. */
export const FORMAT = 3;
/** The formats that can be read. Releases of an earlier one say nothing of what came with a later. */
const FORMATS = [1, 2, FORMAT] as const;

/**
 * `contract.json`: what a release gives to the others and wants of them. What may be missing came
 * with a later format; what isn't said isn't compared.
 */
const releaseContract = z.object({
  format: z.literal(FORMATS),
  app: appName,
  door: z.number(),
  pages: names,
  /** Slots that it fills, with the props that it takes. */
  fragments: schemas,
  /** Slots that it shows, with the props that it may pass. */
  slots: schemas,
  tells: schemas,
  hears: schemas,
  /** Keys of the browser's storage that it writes (`localStorage.cart`), with the value's shape. */
  writes: z.optional(schemas),
  /** Keys that it reads; any value where it only looks whether there is one. */
  reads: z.optional(schemas),
  /** What it sends to the provider for others to find (`order.placeOrder`), with the fields' shape. */
  sends: z.optional(schemas),
  /** What it finds of that in the provider's answers (`order.fetchOrders`). */
  finds: z.optional(schemas),
  /** Members of the host that it uses. */
  host: names,
  /** What it passes to each of the host's calls: a schema of the arguments, by member. */
  passes: z.optional(schemas),
  /** Design tokens that its styles stand on. */
  tokens: z.optional(names),
  /** Paths that it links to: `/products/:1`. */
  paths: z.optional(names),
  /** Provider calls that it makes: `GET /api/brands` by name. */
  calls: z.record(z.string(), z.string()),
  libraries: z.record(z.string(), z.object({ range: z.string(), names })),
  shell: z.optional(shellSide),
});
export type ReleaseContract = z.infer<typeof releaseContract>;

/** A release's contract, with what the release is called where it is spoken of. */
export type Party = { version: string; contract: ReleaseContract };

/** What a file says as JSON; undefined, which is no contract, where it is none. */
function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Reads a release's contract, which is what its manifest says.
 * @param folder the release's folder, as it was built or in the store
 * @returns null where the release is older than contracts are
 * @throws ReleaseRefused where the file is missing, changed, or none
 */
export async function readContract(
  folder: string,
  manifest: ReleaseManifest,
): Promise<Party | null> {
  const { app, version, contract } = manifest;
  if (!contract) return null;
  const content = await readFile(join(folder, contract.file)).catch(() => null);
  const hash = createHash('sha384')
    .update(content ?? '')
    .digest('base64');
  if (content === null || `sha384-${hash}` !== contract.integrity) {
    throw new ReleaseRefused([`${app} ${version}: its contract is not what release.json says`]);
  }
  const read = z.safeParse(releaseContract, parsed(content));
  if (read.success && read.data.app === app) return { version, contract: read.data };
  const issue = read.error?.issues[0];
  throw new ReleaseRefused([
    `${app} ${version}: ${contract.file} is no contract of ${app}: ${issue?.path.join('.') ?? 'app'} ${issue?.message ?? ''}`,
  ]);
}
