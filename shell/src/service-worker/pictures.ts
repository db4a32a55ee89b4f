/** Pictures that were seen: what is stored where the network fails or is slow. */
import { soonest } from './soonest';
import type { Stored } from './stored';

/** How long the network may take where the picture is stored, in milliseconds. */
const PATIENCE = 2_000;

export const isPicture = ({ destination }: Request): boolean => destination === 'image';

/** @param hold keeps the worker alive until something is done */
export async function picture(
  request: Request,
  stored: Stored,
  hold: (work: Promise<unknown>) => void,
): Promise<Response> {
  const network = fetch(request);
  const copy = network.then((reply) => reply.clone());
  hold(
    copy.then(
      (reply) => (reply.ok ? stored.put('pictures', request.url, reply) : undefined),
      () => undefined,
    ),
  );
  const found = await soonest(network, () => stored.find('pictures', request.url), PATIENCE);
  return found?.reply ?? network;
}
