/** The provider's calls, by which a test knows what the shop should show. */
import { shopAddress } from './shop-address';

export type ListedProduct = { id: number; product_name: string; price: number | null };
type Variant = {
  id: number;
  variant_name: string;
  price: number | null;
  in_stock: boolean;
  stock_count?: number;
  default: boolean;
};
export type Details = {
  id: number;
  product_name: string;
  brand: { id: number; brand_name: string };
  category: { id: number };
  variants: Variant[];
};

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${shopAddress().provider}${path}`, {
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** What was read of the list of all products, from its beginning. */
let listed: ListedProduct[] = [];
/** Products as they were when they were first read. */
const known = new Map<number, Details>();

/** Reads the catalogue of the shop under test. */
export function clientOf() {
  const products = (body: object) => call<ListedProduct[]>('/api/store/products', body);
  const details = (id: number) => call<Details>(`/api/store/products/details/${id}`);
  const named = async (path: string, field: string, name: string) => {
    const all = await call<({ id: number } & Record<string, unknown>)[]>(path);
    const found = all.find((entry) => entry[field] === name);
    if (!found) throw new Error(`there is no ${name}`);
    return found.id;
  };
  /** Of the list of all products; none where it ends. */
  const productAt = async (at: number): Promise<ListedProduct | undefined> => {
    if (at >= listed.length) {
      listed = [...listed, ...(await products({ limit: 100, offset: listed.length }))];
    }
    return listed[at];
  };
  return {
    products,
    details,
    brandNamed: (name: string) => named('/api/brands', 'brand_name', name),
    categoryNamed: (name: string) => named('/api/category', 'category_name', name),
    categories: () => call<{ id: number; parent_id: number | null }[]>('/api/category'),
    articles: () => call<{ id: number }[]>('/api/blogs'),
    brands: () =>
      call<{ id: number; brand_name: string; file_name: string | null }[]>('/api/brands'),
    /** By the names of lists alone: the details of each product before it would take seconds. */
    async productNamed(name: string): Promise<Details> {
      const isIt = ({ product_name: each }: ListedProduct) => each === name;
      if (!listed.some(isIt)) listed = [];
      for (let at = 0; ; at += 1) {
        const product = await productAt(at);
        if (!product) throw new Error(`there is no ${name}`);
        if (isIt(product)) return details(product.id);
      }
    },
    /**
     * The first product that meets the condition, or a later one; the seeded catalogue has one for each
     * test. What is returned is as it is now; those before it are as they were when they were first read.
     * @param after how many such products are left to other tests
     */
    async productWith(wanted: (details: Details) => boolean, after = 0): Promise<Details> {
      let passed = 0;
      for (let at = 0; ; at += 1) {
        const product = await productAt(at);
        if (!product) throw new Error('no product is as wanted');
        const before = known.get(product.id);
        if (before && !wanted(before)) continue;
        if (before && passed < after) {
          passed += 1;
          continue;
        }
        const now = await details(product.id);
        if (!before) known.set(product.id, now);
        if (wanted(now) && passed++ === after) return now;
      }
    },
  };
}
