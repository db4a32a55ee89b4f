import type { ShopAddress } from '../shop/shop-address';

const LIST = '/api/store/products';

/** Lists, one after the other, that another shopper asks for while something else is done. */
export async function whileAsking<Value>(
  { provider }: ShopAddress,
  network: string,
  work: () => Promise<Value>,
  path = LIST,
  body: object = { limit: 12, offset: 0 },
) {
  let over = false;
  const times: number[] = [];
  let failed = 0;
  const asking = (async () => {
    while (!over) {
      const from = performance.now();
      const answer = await fetch(new URL(path, provider), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': network },
        body: JSON.stringify(body),
      });
      await answer.arrayBuffer();
      times.push(performance.now() - from);
      if (answer.status !== 200) failed += 1;
    }
  })();
  const value = await work().finally(() => {
    over = true;
  });
  await asking;
  const worst = Math.round(Math.max(...times));
  const words = `of ${times.length} calls of another shopper ${failed} failed, slowest ${worst} ms`;
  return { value, failed, worst, words };
}
