/** Pictures that a file names by address. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchedPictures, isPublic } from '../src/domain/import/fetch-pictures';
import { keepNothing, noPictures } from '../src/domain/import/picture-source';

describe('a picture that is named by its address', () => {
  let server: Server;
  let origin: string;
  const asked: string[] = [];
  beforeAll(async () => {
    const picture = await sharp({
      create: { width: 4, height: 4, channels: 3, background: '#123' },
    })
      .png()
      .toBuffer();
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      switch (request.url ?? '') {
        case '/a.png':
          response.end(picture);
          break;
        case '/moved.png':
          response.writeHead(302, { location: '/a.png' }).end();
          break;
        case '/round.png':
          response.writeHead(302, { location: '/round.png' }).end();
          break;
        case '/drawing.svg':
          response.end('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
          break;
        case '/large.png':
          response.write(picture);
          response.end(Buffer.alloc(11 * 1024 * 1024));
          break;
        default:
          response.writeHead(404).end('none');
      }
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const all = () => true;
  const source = (mayCall?: (address: string) => boolean, known = new Map<string, string>()) =>
    fetchedPictures(noPictures, keepNothing('web'), known, mayCall);

  it('is fetched, also where it has moved', async () => {
    for (const path of ['/a.png', '/moved.png']) {
      const taken = await source(all).take(`${origin}${path}`);
      expect(taken).toEqual({
        path: expect.stringMatching(
          /^imported\/web\/web-[0-9a-f]{20}\.[0-9a-f]{12}\.png$/,
        ) as string,
      });
    }
  });

  it('is fetched once: a later import knows it', async () => {
    const taken = await source(all).take(`${origin}/a.png`);
    if (!('path' in taken)) throw new Error('not fetched');
    const name = taken.path.split('/').at(-1)?.split('.')[0] ?? '';
    const before = asked.length;
    const again = source(all, new Map([[name, taken.path]]));
    expect(await again.take(`${origin}/a.png`)).toEqual(taken);
    expect(asked).toHaveLength(before);
  });

  it.each([
    ['/none.png', /was not found \(404\)/],
    ['/drawing.svg', /is not a picture of pixels/],
    ['/large.png', /is larger than 10 MB/],
    ['/round.png', /is redirected too often/],
  ])('%s is named as missing', async (path, reason) => {
    expect(await source(all).take(`${origin}${path}`)).toEqual({
      missing: expect.stringMatching(reason) as string,
    });
  });

  it('is never fetched from this machine or its network, by address, name or redirect', async () => {
    const before = asked.length;
    const port = new URL(origin).port;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f000001', '[::ffff:127.0.0.1]']) {
      expect(await source().take(`http://${host}:${port}/a.png`)).toEqual({
        missing: 'has an address of a private network',
      });
    }
    expect(asked).toHaveLength(before);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
    'x',
  ])('has no public address where it is %s', (address) => {
    expect(isPublic(address)).toBe(false);
    expect(isPublic('93.184.216.34')).toBe(true);
  });
});
