/**
 * How a shop under test renders: in one process, with longer time limits than in production,
 * because the machine is busy; and without cached documents, so that a fault shows at once.
 * `KEEP_DOCUMENTS=1` keeps documents as in production.
 */
export const RENDERING = {
  RENDER_WORKERS: '1',
  RENDER_LIMIT: '4000',
  RENDER_HEARTBEAT: '4000',
  ...(process.env.KEEP_DOCUMENTS ? {} : { DOCUMENT_FRESH: '0' }),
};

/** Waits until a document server renders its pages. */
export async function untilRendering(shop: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${shop}/health`);
    const { rendering } = (await answer.json()) as { rendering: string };
    if (rendering === 'ready') return;
    await new Promise((done) => setTimeout(done, 100));
  }
}
