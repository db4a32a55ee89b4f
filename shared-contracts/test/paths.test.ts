import { describe, expect, it } from 'vitest';
import { paths, pictureSources, pictureUrl, previewPicture } from '../src/paths';

describe('the URL of a stored picture', () => {
  it.each([
    ['drills/a b.webp', '/storage/drills/a%20b.webp'],
    ['/storage/drills/a.webp', '/storage/drills/a.webp'],
    ['a?b#c.webp', '/storage/a%3Fb%23c.webp'],
    ['%2e%2e/a.webp', '/storage/%252e%252e/a.webp'],
  ])('leads %s into the storage', (path, url) => {
    expect(pictureUrl(path)).toBe(url);
  });

  it.each(['../api/brands', 'a/../../login', './a', 'https://elsewhere.example/a.webp', '//b/c'])(
    'does not follow %s',
    (path) => {
      expect(pictureUrl(path)).toBeNull();
      expect(pictureSources(path, '50vw')).toBeNull();
    },
  );
});

describe('the picture for previews of a link', () => {
  it.each([
    ['drills/a.svg', '/storage/drills/a.svg?w=1280&format=png'],
    ['drills/a.webp', '/storage/drills/a.webp?w=1280'],
    ['//elsewhere.example/a.svg', null],
    [null, null],
  ])('of %s is %s', (path, url) => {
    expect(previewPicture(path)).toBe(url);
  });
});

describe('the URL of a page', () => {
  it('keeps an id in its own part of the path, whatever it holds', () => {
    expect(paths.product('7/../../login?x')).toBe('/products/7%2F..%2F..%2Flogin%3Fx');
    expect(paths.search('m8 & up')).toBe('/search?q=m8%20%26%20up');
  });
});
