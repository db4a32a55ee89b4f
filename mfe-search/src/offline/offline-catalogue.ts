/**
 * The catalogue on this device: offered with its size, stored when asked or on a fast network without
 * a price, brought up to date by what changed since, and searched where the provider can't be reached.
 */
import { requestOf, valueOf, type HttpClient } from 'shared-contracts/call';
import {
  readOfflineCatalogue,
  readOfflineCatalogueSize,
} from 'shared-contracts/calls/offline-catalogue';
import { faultOf } from 'shared-contracts/errors';
import { isMissingCall } from 'shared-contracts/missing-call';
import { z } from 'shared-contracts/schema';
import { readJson } from 'shared-contracts/storage';
import type { OfflineColumns } from './columns';
import { offlineIndexOf, type OfflineIndex } from './offline-index';
import type { OfflineStore } from './offline-store';

/** How often it is asked what changed, in milliseconds. */
const FRESH = 10 * 60_000;

const aboutOffline = () =>
  z.object({
    version: z.string(),
    /** Compressed, as it was fetched. */
    bytes: z.number(),
    /** Of when prices and stock are, ISO 8601. */
    as_of: z.string(),
    /** When it was last asked what changed, in milliseconds. */
    asked: z.number(),
  });
type About = z.output<ReturnType<typeof aboutOffline>>;

export type OfflineState =
  | { kind: 'offered'; bytes: number }
  | { kind: 'held'; bytes: number; asOf: string }
  /** The provider has no such call, or doesn't say now. */
  | { kind: 'unoffered' };

/** An answer, read and as text. */
type Fetched = { columns: OfflineColumns; text: string };

async function fetched(http: HttpClient, since?: string): Promise<Fetched> {
  const query = since === undefined ? {} : { since };
  const answer = await http.send(requestOf(readOfflineCatalogue, { query }));
  return { columns: valueOf(readOfflineCatalogue, answer), text: JSON.stringify(answer) };
}

const readSize = async (http: HttpClient) =>
  valueOf(readOfflineCatalogueSize, await http.send(requestOf(readOfflineCatalogueSize)));

function columnsIn(text: string | null): OfflineColumns | null {
  const value = readJson(text);
  return value === null ? null : (z.safeParse(readOfflineCatalogue.answer, value).data ?? null);
}

/** @param now milliseconds */
export function createOfflineCatalogue(store: OfflineStore, now: () => number = Date.now) {
  let index: Promise<OfflineIndex | null> | null = null;

  async function about(): Promise<About | null> {
    return z.safeParse(aboutOffline(), readJson(await store.read('about'))).data ?? null;
  }

  async function forget(): Promise<void> {
    index = null;
    await store.remove();
  }

  /** @returns whether this device holds it now */
  async function keepWhole({ columns, text }: Fetched, bytes: number): Promise<boolean> {
    const { version, made_at: as_of } = columns;
    index = null;
    const told = JSON.stringify({ version, bytes, as_of, asked: now() } satisfies About);
    return store.write({ about: told, all: text, changes: null });
  }

  async function freshen(http: HttpClient): Promise<void> {
    const known = await about();
    if (!known || now() - known.asked < FRESH) return;
    const { columns, text } = await fetched(http, known.version);
    if (columns.whole) {
      const { bytes } = await readSize(http);
      await keepWhole({ columns, text }, bytes);
      return;
    }
    index = null;
    const told = JSON.stringify({ ...known, as_of: columns.made_at, asked: now() });
    await store.write({ about: told, changes: text });
  }

  async function load(): Promise<OfflineIndex | null> {
    const base = columnsIn(await store.read('all'));
    if (!base?.whole) return null;
    // Each read of the store lets what the shopper does go first.
    const changes = columnsIn(await store.read('changes'));
    return offlineIndexOf(base, changes?.version === base.version ? changes : null);
  }

  return {
    /** What there is to say of it; never fails. */
    async state(http: HttpClient): Promise<OfflineState> {
      const known = await about();
      if (known) return { kind: 'held', bytes: known.bytes, asOf: known.as_of };
      try {
        return { kind: 'offered', bytes: (await readSize(http)).bytes };
      } catch (error) {
        faultOf(error);
        return { kind: 'unoffered' };
      }
    },
    /**
     * Fetches and stores it.
     * @returns false where this device can't hold it
     * @throws ApiError
     */
    async keep(http: HttpClient): Promise<boolean> {
      const { bytes } = await readSize(http);
      return keepWhole(await fetched(http), bytes);
    },
    forget,
    /** Asks what changed, where it is stored; a failure leaves it as it is. */
    async freshen(http: HttpClient): Promise<void> {
      try {
        await freshen(http);
      } catch (error) {
        // A provider that no longer has the call will never bring it up to date.
        if (isMissingCall(error)) await forget();
        else faultOf(error);
      }
    },
    /** Ready to be searched; null where none is stored, or it can't be read. */
    index(): Promise<OfflineIndex | null> {
      index ??= load();
      return index;
    },
  };
}

export type OfflineCatalogue = ReturnType<typeof createOfflineCatalogue>;
