// @vitest-environment happy-dom
/** Categories that are below others, and a catalogue that has no such. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { setup } from '../src/remote';
import { branchesOf } from '../src/directory/branches';
import type { DirectoryEntry } from '../src/directory/entry';
import { fakeHost, row, type Provider } from './fake-host';
import { openAt } from './shown';

afterEach(cleanup);

const category = (id: number, name: string, parent: number | null = null, more: object = {}) => ({
  id,
  category_name: name,
  parent_id: parent,
  products_count: 10 - id,
  image_path: `${id}.svg`,
  ...more,
});
const tree = [
  category(1, 'Fasteners'),
  category(2, 'Bolts', 1),
  category(3, 'Nuts', 1),
  category(4, 'Hex Bolts', 2),
  category(5, 'Ladders'),
];
const shop: Provider = ({ url, method }) => {
  if (url.endsWith('/category')) return tree;
  if (url.endsWith('/category/2')) {
    const above = [{ id: 1, category_name: 'Fasteners' }];
    return { ...category(2, 'Bolts', 1), above, children: [category(4, 'Hex Bolts', 2)] };
  }
  return method === 'GET' ? [] : [row(1)];
};
const list = (name: string) => screen.getByRole('list', { name });
const linksIn = (name: string) =>
  within(list(name))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

async function menu(layout: 'panel' | 'drawer') {
  const Menu = (await setup(fakeHost(shop)).fragments['catalog.mega-menu']?.load()) as
    | ComponentType<{ layout: 'panel' | 'drawer' }>
    | undefined;
  if (!Menu) throw new Error('no menu');
  render(
    <MemoryRouter>
      <Menu layout={layout} />
    </MemoryRouter>,
  );
  await screen.findByRole('list', { name: 'Categories' });
}

describe('a tree of categories', () => {
  test('is a directory grouped by those at the top, with pictures', async () => {
    openAt('/categories', fakeHost(shop));
    await screen.findByRole('heading', { level: 1, name: 'Categories' });
    const top = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(top).toEqual(['Fasteners', 'More categories']);
    expect(linksIn('Fasteners')).toEqual(['/category/2', '/category/3']);
    expect(linksIn('More categories')).toEqual(['/category/5']);
    expect(list('Fasteners').querySelectorAll('img')).toHaveLength(2);
  });

  test('is searched in as one list, which says what each is in', async () => {
    openAt('/categories', fakeHost(shop));
    fireEvent.change(await screen.findByLabelText('Search categories'), {
      target: { value: 'bolt' },
    });
    expect(linksIn('Categories')).toEqual(['/category/2', '/category/4']);
    expect(list('Categories').textContent).toContain('in Fasteners');
  });

  test('leads from a category to those above and below it', async () => {
    openAt('/category/2', fakeHost(shop));
    await screen.findByRole('heading', { level: 1, name: 'Bolts' });
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((each) => each.textContent)).toEqual([
      'Categories',
      'Fasteners',
    ]);
    const below = within(screen.getByRole('navigation', { name: 'Categories in Bolts' }));
    expect(below.getByRole('link', { name: /^Hex Bolts/ }).getAttribute('href')).toBe(
      '/category/4',
    );
  });

  test('groups the menu, and is opened branch by branch on a phone', async () => {
    await menu('panel');
    expect(linksIn('Fasteners')).toEqual(['/category/2', '/category/3']);
    expect(screen.getByRole('link', { name: /^Fasteners/ })).toBeDefined();
    cleanup();
    await menu('drawer');
    expect(list('Fasteners').closest('details')?.open).toBe(false);
    expect(linksIn('Fasteners')).toEqual(['/category/1', '/category/2', '/category/3']);
  });

  test('is not seen where nothing is below anything, and loses nothing where it goes round', () => {
    const entry = (id: string, parent: string | null): DirectoryEntry => ({
      ...{ id, parent, name: id, description: '', count: null, fileName: '', picture: null },
    });
    expect(branchesOf([entry('a', null), entry('b', 'gone')])).toBeNull();
    const round = [entry('a', null), entry('b', 'c'), entry('c', 'b'), entry('d', 'a')];
    expect(branchesOf(round)?.map(({ entry: { id } }) => id)).toEqual(['a', 'b', 'c']);
  });
});
