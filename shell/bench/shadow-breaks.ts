/** What may be wrong with a release of a page, planted into its server build. */
import type { Planted } from '../test/planted-shop';

/** A break; `unseen` says why no shadow can find it. */
export type Break = { name: string; plant: Planted; unseen?: string };

const ASKS = `const list = await host.http.send({ method: 'GET', url: '/api/brands' });
  return { said: JSON.stringify(list) };`;

const PAGE = {
  title: `createElement('h1', null, 'Drills')`,
  heading: `createElement('h2', null, 'Cordless')`,
  price: `createElement('p', { className: 'price' }, '₱1,250.00')`,
  stock: `createElement('p', null, 'In stock: 4')`,
  picture: `createElement('img', { src: '/drill.jpg', alt: 'A drill', width: 400, height: 300 })`,
  link: `createElement('a', { href: '/products/7' }, 'See the drill')`,
  button: `createElement('button', { type: 'button', onClick: () => host.navigate('/cart') }, 'Add to cart')`,
  field: `createElement('input', { type: 'number', name: 'quantity', 'aria-label': 'Quantity' })`,
  notice: `createElement('div', { role: 'status' }, 'Two left')`,
};

/** The page, where some of its parts are others; an empty one is left out. */
const page = (parts: Partial<typeof PAGE> = {}, before = ''): string =>
  `${before} return createElement('main', null, ${Object.values({ ...PAGE, ...parts })
    .filter((part) => part !== '')
    .join(', ')});`;

/** The release that shoppers have. */
export const sound: Planted = { loads: ASKS, renders: page() };

const shows = (name: string, parts: Partial<typeof PAGE>): Break => ({
  name,
  plant: { ...sound, renders: page(parts) },
});
const runs = (name: string, before: string): Break => ({
  name,
  plant: { ...sound, renders: page({}, before) },
});
const loads = (name: string, code: string): Break => ({ name, plant: { ...sound, loads: code } });
const unseen = (each: Break, why: string): Break => ({ ...each, unseen: why });

const BUSY = 'const until = Date.now() + 120; while (Date.now() < until);';
const call = (url: string, method = 'GET') =>
  `await host.http.send({ method: '${method}', url: '${url}' }).catch(() => null);`;

export const breaks: Break[] = [
  shows('the title of the page is lost', { title: '' }),
  shows('a heading is lost', { heading: '' }),
  shows('a heading is of another level', { heading: `createElement('h3', null, 'Cordless')` }),
  shows('a heading is empty', { heading: `createElement('h2')` }),
  shows('a price is wrong', { price: `createElement('p', null, '₱125.00')` }),
  shows('a price is lost', { price: '' }),
  shows('a price is no number', { price: `createElement('p', null, '₱NaN')` }),
  shows('the stock is wrong', { stock: `createElement('p', null, 'In stock: undefined')` }),
  shows('a button is lost', { button: '' }),
  shows('a button can not be pressed', {
    button: `createElement('button', { type: 'button', disabled: true }, 'Add to cart')`,
  }),
  shows('a button has no name', { button: `createElement('button', { type: 'button' })` }),
  shows('a button is no button', { button: `createElement('div', null, 'Add to cart')` }),
  shows('a link is lost', { link: '' }),
  shows('a link leads elsewhere', {
    link: `createElement('a', { href: '/products/undefined' }, 'See the drill')`,
  }),
  shows('a picture is lost', { picture: '' }),
  shows('a picture has no words', {
    picture: `createElement('img', { src: '/drill.jpg', alt: '', width: 400, height: 300 })`,
  }),
  shows('a field is lost', { field: '' }),
  shows('a field has no name', { field: `createElement('input', { type: 'number' })` }),
  shows('a role is lost', { notice: `createElement('div', null, 'Two left')` }),
  shows('a text stands twice', { stock: `${PAGE.stock}, ${PAGE.stock}` }),
  shows('the order is another', { price: PAGE.stock, stock: PAGE.price }),
  runs('a part is empty', 'return null;'),
  runs('it throws while it renders', `throw new Error('planted');`),
  runs('it reads what only browsers have', 'window.innerWidth;'),
  runs('it never ends rendering', 'for (;;);'),
  runs('it means to end its process', 'process.exit(1);'),
  runs(
    'it takes all memory',
    'const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length));',
  ),
  runs('it takes 120 ms more of the processor', BUSY),
  loads('its loader throws', `throw new Error('planted');`),
  loads('its loader never ends', 'await new Promise(() => {});'),
  loads('its loader hangs the process', 'for (;;);'),
  loads('one call more', `${call('/api/categories')} ${ASKS}`),
  loads('a call to a route that there is not', `${call('/api/nowhere')} ${ASKS}`),
  loads('one call less', `return { said: '' };`),
  loads('a call twice', `${call('/api/brands')} ${ASKS}`),
  loads('its loader is slower by 2.5 s', `await new Promise((d) => setTimeout(d, 2500)); ${ASKS}`),
  { name: 'it can not be set up', plant: { ...sound, setsUp: `throw new Error('planted');` } },
  unseen(
    shows('a page is too wide for a phone', {
      notice: `createElement('div', { role: 'status', style: { width: '900px' } }, 'Two left')`,
    }),
    'styles are not compared, and servers lay nothing out',
  ),
  unseen(
    shows('a text has the colour of its ground', {
      price: `createElement('p', { style: { color: 'white' } }, '₱1,250.00')`,
    }),
    'styles are not compared',
  ),
  unseen(
    shows('a button does nothing', {
      button: `createElement('button', { type: 'button', onClick: () => undefined }, 'Add to cart')`,
    }),
    'what a click does runs in browsers alone',
  ),
  unseen(
    shows('a class name is wrong', {
      price: `createElement('p', { className: 'nothing' }, '₱1,250.00')`,
    }),
    'class names are not compared: they differ with each build',
  ),
  unseen(
    runs('it throws in browsers only', `if (typeof window !== 'undefined') throw new Error();`),
    'servers render it well: only browsers run into it',
  ),
  unseen(
    runs('it never ends in browsers only', `if (typeof window !== 'undefined') for (;;);`),
    'servers render it well: only browsers run into it',
  ),
];
