/**
 * `pnpm --filter demo-catalogue contact-sheet`: writes one page with every kind of the shop's
 * catalogue in every view, all kinds as small as in a cart, and each kind's brands, to look at in a
 * browser. The page needs no other file, because it contains the drawings.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blogs } from './blogs/all-blogs';
import { allKinds } from './kinds/all-kinds';
import { drawPicture } from './pictures';
import { escapeMarkup } from './escape-markup';
import { exampleOf, shopRange } from './shop-range';

const PAGE = fileURLToPath(new URL('../../../.cache/contact-sheet.html', import.meta.url));

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 16px; font: 14px/1.4 sans-serif; background: light-dark(#fff, #14171a); }
  h2 { margin: 20px 0 6px; font-size: 15px; }
  .views { display: flex; flex-wrap: wrap; gap: 8px; }
  figure { margin: 0; width: 160px; }
  .overview figure { width: 120px; }
  figure:has(.wide) { width: 284px; }
  img { width: 160px; height: 160px; border-radius: 6px; display: block; }
  .overview img { width: 120px; height: 120px; }
  img.wide { width: 284px; }
  .small figure { width: 48px; }
  .small img { width: 48px; height: 48px; border-radius: 0; }
  .small figcaption { display: none; }
  figcaption { font-size: 11px; opacity: 0.7; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

function figure(path: string, caption: string, look = ''): string {
  const svg = drawPicture(path);
  if (svg === null) throw new Error(`No picture ${path}`);
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const bytes = `${(Buffer.byteLength(svg) / 1024).toFixed(1)} KB`;
  return `<figure><img class="${look}" alt="" src="${source}"><figcaption>${escapeMarkup(caption)} · ${bytes}</figcaption></figure>`;
}

/** The pictures that lists show of a kind, one of each brand. */
function brandsOf(kind: string): string {
  const byBrand = new Map(
    shopRange()
      .filter((product) => product.kind === kind)
      .toReversed()
      .map(({ brand, variants }) => [brand.name, variants[0]?.pictures[0]?.path ?? '']),
  );
  return [...byBrand].map(([name, path]) => figure(path, name)).join('');
}

function rowOf(kind: string): string {
  const views = exampleOf(kind).pictures.map(({ path, view }) => figure(path, view));
  return `<h2>${escapeMarkup(kind)}</h2><div class="views">${views.join('')}</div><div class="views overview">${brandsOf(kind)}</div>`;
}

function overview(look: 'overview' | 'small'): string {
  const tiles = allKinds.map(({ key }) => figure(exampleOf(key).pictures[0]?.path ?? '', key));
  return `<div class="views ${look}">${tiles.join('')}</div>`;
}

const articles = blogs.map(({ slug }) => figure(`blogs/${slug}.svg`, slug, 'wide')).join('');
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>
<h1>${allKinds.length} kinds</h1>${overview('overview')}<h2>In a cart</h2>${overview('small')}${allKinds.map(({ key }) => rowOf(key)).join('')}
<h2>Articles</h2><div class="views">${articles}</div></html>\n`;

await mkdir(dirname(PAGE), { recursive: true });
await writeFile(PAGE, page);
console.log(
  `${resolve(PAGE)}: ${allKinds.length} kinds, ${(page.length / 1024 / 1024).toFixed(1)} MB`,
);
