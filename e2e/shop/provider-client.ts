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
  brand: { brand_name: string };
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
      for (let offset = 0; ; offset += 100) {
        const page = await products({ limit: 100, offset });
        if (page.length === 0) throw new Error(`there is no ${name}`);
        const found = page.find(({ product_name: listed }) => listed === name);
        if (found) return details(found.id);
      }
    },
    /** The first product that meets the condition; the seeded catalogue has one for each test. */
    async productWith(wanted: (details: Details) => boolean): Promise<Details> {
      for (let offset = 0; ; offset += 100) {
        const page = await products({ limit: 100, offset });
        if (page.length === 0) throw new Error('no product is as wanted');
        for (const { id } of page) {
          const found = await details(id);
          if (wanted(found)) return found;
        }
      }
    },
  };
}
