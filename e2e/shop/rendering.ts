/**
 * How a shop under test renders: one process, with more patience than shoppers are given, as the
 * machine has other things to do; and each document anew, so that a fault shows at once.
 * `KEEP_DOCUMENTS=1` for documents that are kept as they are for shoppers.
 */
export const RENDERING = {
  RENDER_WORKERS: '1',
  RENDER_LIMIT: '4000',
  RENDER_HEARTBEAT: '4000',
  ...(process.env.KEEP_DOCUMENTS ? {} : { DOCUMENT_FRESH: '0' }),
};

/** Until a document server renders its pages. */
export async function untilRendering(shop: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${shop}/health`);
    const { rendering } = (await answer.json()) as { rendering: string };
    if (rendering === 'ready') return;
    await new Promise((done) => setTimeout(done, 100));
  }
}
