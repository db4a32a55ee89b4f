/** The caches of the worker: bounded, and never a reason for a request to fail. */

/** Another number where what is stored can't be read by the version before, or by this one. */
const FORMAT = 1;

export type CacheName = 'documents' | 'answers' | 'pictures' | 'files';

/**
 * The most entries of each; what was stored longest ago goes first. Files are bounded by the releases
 * that shoppers are given.
 */
const MOST: Record<CacheName, number> = {
  documents: 60,
  answers: 200,
  pictures: 300,
  files: Infinity,
};

/** When a reply was stored, in milliseconds. */
const STORED_AT = 'x-stored-at';

export type Stored = ReturnType<typeof createStored>;

export const storedAt = (reply: Response): number => Number(reply.headers.get(STORED_AT) ?? 0);

/** A reply with its body's time, and with headers that no page of the network sees. */
export function withHeaders(
  reply: Response,
  body: BodyInit | null,
  more: Record<string, string>,
): Response {
  const headers = new Headers(reply.headers);
  // The body is here decoded.
  headers.delete('content-encoding');
  headers.delete('content-length');
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(body, { status: reply.status, statusText: reply.statusText, headers });
}

/**
 * @param caches the browser's, which may refuse: storage is full, blocked or was evicted
 * @param now milliseconds
 */
export function createStored(caches: CacheStorage, now: () => number) {
  const nameOf = (name: CacheName) => `${name}-${FORMAT}`;
  const open = (name: CacheName) => caches.open(nameOf(name));

  async function shorten(name: CacheName, most: number): Promise<void> {
    const cache = await open(name);
    const keys = await cache.keys();
    const over = keys.slice(0, Math.max(0, keys.length - most));
    await Promise.all(over.map((key) => cache.delete(key)));
  }

  async function putNow(name: CacheName, key: string, reply: Response): Promise<void> {
    const cache = await open(name);
    // What is stored again becomes the newest.
    await cache.delete(key);
    await cache.put(key, reply);
    await shorten(name, MOST[name]);
  }

  return {
    /** How long ago a reply was stored, in milliseconds. */
    ageOf: (reply: Response): number => now() - storedAt(reply),
    /** @returns undefined also where storage can't be read */
    async find(name: CacheName, key: string): Promise<Response | undefined> {
      try {
        return await (await open(name)).match(key);
      } catch {
        return undefined;
      }
    },
    /**
     * Stores a reply with its time. Where there is no room, half of the pictures make some; where
     * there is still none, nothing is stored.
     */
    async put(
      name: CacheName,
      key: string,
      reply: Response,
      more: Record<string, string> = {},
    ): Promise<void> {
      const body = await reply.arrayBuffer();
      const made = () => withHeaders(reply, body, { ...more, [STORED_AT]: String(now()) });
      try {
        await putNow(name, key, made());
      } catch {
        await shorten('pictures', MOST.pictures / 2)
          .then(() => putNow(name, key, made()))
          .catch(() => undefined);
      }
    },
    async remove(name: CacheName, key: string): Promise<void> {
      await open(name)
        .then((cache) => cache.delete(key))
        .catch(() => undefined);
    },
    /** The addresses of what is stored, oldest first. */
    async keys(name: CacheName): Promise<string[]> {
      try {
        return (await (await open(name)).keys()).map(({ url }) => url);
      } catch {
        return [];
      }
    },
    async clear(name: CacheName): Promise<void> {
      await caches.delete(nameOf(name)).catch(() => false);
    },
    /** Removes what another version of the worker has stored in another format. */
    async removeOthers(): Promise<void> {
      const names = await caches.keys();
      const ours = new Set(Object.keys(MOST).map((name) => nameOf(name as CacheName)));
      await Promise.all(names.filter((name) => !ours.has(name)).map((name) => caches.delete(name)));
    },
  };
}
