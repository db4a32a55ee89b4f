/** Reads the tree of categories; `union` ends a circle, which an import refuses. */
import { sql, type Column, type SQL } from 'drizzle-orm';
import { categories, productCounts, products } from '../../database/tables/catalogue';
import type { Queries } from '../../database/open';

/** Those of the ids and all below them. */
function below(ids: readonly number[]): SQL {
  return sql`array(
    with recursive below(id) as (
      select id from ${categories} where id in ${ids}
      union
      select c.id from ${categories} c join below on c.parent_id = below.id
    )
    select id from below
  )`;
}

/**
 * Whether a category is one of the ids or below one of them. As an array it is read once before the
 * products, which are then found by their index.
 */
export function isBelow(column: Column, ids: readonly number[]): SQL {
  return sql`${column} = any(${below(ids)})`;
}

/** Pairs of a category's id and that of each above it, itself too: a `with recursive` named `line`. */
export const line = sql`line(id, above) as (
  select id, id from ${categories}
  union
  select line.id, c.parent_id from line join ${categories} c on c.id = line.above
    where c.parent_id is not null
)`;

export type CategoryRow = {
  id: number;
  category_name: string;
  description: string;
  parent_id: number | null;
  image_path: string | null;
  products_count: number;
};

/**
 * Categories by name, each after the one above it, with the number of products on sale in it and
 * below it. One without a picture has that of its first product.
 * @param around one category and those right below it; all when missing
 */
export async function categoryRows(queries: Queries, around?: number): Promise<CategoryRow[]> {
  const inside = around === undefined ? sql`` : sql`and category_id = any(${below([around])})`;
  const wanted =
    around === undefined ? sql`` : sql`and (c.id = ${around} or c.parent_id = ${around})`;
  const found = await queries.execute<CategoryRow>(sql`
    with recursive ${line},
    own as (
      select category_id, sum(kept.products) as count, (
        select p.id from ${products} p
        where p.category_id = kept.category_id and not p.retired and p.first_image is not null
        order by p.id limit 1
      ) as pictured
      from ${productCounts} kept where kept.products > 0 ${inside} group by category_id
    ),
    totals as (
      select line.above as id, sum(own.count) as count, min(own.pictured) as pictured
      from line join own on own.category_id = line.id group by line.above
    )
    select c.id, c.name as category_name, c.description, c.parent_id,
      coalesce(c.image_path, p.first_image) as image_path,
      coalesce(totals.count, 0)::int as products_count
    from ${categories} c
      left join totals on totals.id = c.id
      left join ${products} p on p.id = totals.pictured
    where not c.retired ${wanted}
    order by c.name_key, c.id
  `);
  return found.rows;
}

/** The categories above one, from the top. */
export async function categoriesAbove(
  queries: Queries,
  id: number,
): Promise<{ id: number; category_name: string }[]> {
  const found = await queries.execute<{ id: number; category_name: string }>(sql`
    with recursive ${line},
    levels as (select id, count(*) as level from line group by id)
    select c.id, c.name as category_name
    from line join ${categories} c on c.id = line.above join levels on levels.id = c.id
    where line.id = ${id} and line.above <> ${id}
    order by levels.level
  `);
  return found.rows;
}
