const LATE = Symbol('late');

const after = (limit: number) =>
  new Promise<typeof LATE>((resolve) => {
    setTimeout(() => {
      resolve(LATE);
    }, limit);
  });

export type Found = { reply: Response; from: 'network' | 'stored' };

/** Of a server that is there but can't reply, or of what is before it. */
const isUnavailable = ({ status }: Response) => status >= 502 && status <= 504;

/**
 * The network's reply, or what is stored where the network fails, says that its server is down, or is
 * slower than the limit.
 * @param limit in milliseconds
 * @returns undefined where there is neither
 */
export async function soonest(
  network: Promise<Response>,
  stored: () => Promise<Response | undefined>,
  limit: number,
): Promise<Found | undefined> {
  const settled = network.then(
    (reply) => (isUnavailable(reply) ? undefined : reply),
    () => undefined,
  );
  const first = await Promise.race([settled, after(limit)]);
  if (first !== LATE && first !== undefined) return { reply: first, from: 'network' };
  const reply = await stored();
  return reply && { reply, from: 'stored' };
}
