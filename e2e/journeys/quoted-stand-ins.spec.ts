/** A customer's quotation of what is sold out says what can stand in, and asks for that. */
import { expectAccessible } from '../shop/counter-clerk';
import { clientOf } from '../shop/provider-client';
import { shopAddress } from '../shop/shop-address';
import { expect, registeredCustomer, signIn, test } from '../shop/test';

type StandIn = {
  product_name: string;
  in_stock: boolean;
  differences: { wanted: string; offered: string }[];
};
type Answer = { stand_ins: StandIn[] };

const isTold = ({ differences }: StandIn) =>
  differences.some(({ wanted, offered }) => wanted !== '' && offered !== '');

async function call<Read>(path: string, init?: RequestInit): Promise<Read> {
  const answer = await fetch(`${shopAddress().provider}/api/store/${path}`, init);
  return (await answer.json()) as Read;
}

/** The first that is sold out and that something in stock, which differs, may stand in for. */
async function soldOutArticle() {
  for (let after = 0; ; after += 1) {
    const product = await clientOf().productWith(
      ({ variants }) => variants.some(({ in_stock: there }) => !there),
      after,
    );
    for (const variant of product.variants.filter(({ in_stock: there }) => !there)) {
      const answer = await call<Answer>(`products/stand-ins?variant_id=${variant.id}`);
      const [first] = answer.stand_ins.filter((one) => one.in_stock && isTold(one));
      if (first) return { product, variant, first };
    }
  }
}

test('a quotation of what is sold out says what can stand in', async ({ page }) => {
  const customer = await registeredCustomer();
  const { product, variant, first } = await soldOutArticle();
  const { id: product_id, product_name: text } = product;
  await call('quotations/request', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ name: 'Ana Cruz', email: customer.email, mobile: '0917 000 0000' },
      lines: [{ product_id, variant_id: variant.id, text, quantity: 12 }],
    }),
  });
  await signIn(page, customer);
  await page.goto('/quotations');
  await page.getByRole('link', { name: /QUO-/ }).click();
  const part = page.getByRole('list', { name: `What can stand in for ${product.product_name}` });
  await expect(part.getByText(first.product_name).first()).toBeVisible();
  await expect(part.getByText(/instead of/).first()).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await part
    .getByRole('button', { name: /^Ask for a quotation/ })
    .first()
    .click();
  const asked = page.getByRole('list', { name: 'What you ask for' });
  await expect(asked.getByText(first.product_name)).toBeVisible();
});
