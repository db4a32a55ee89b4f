import { closeSync, existsSync, openSync, readdirSync, readlinkSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { IGNORED, LOST, REACHES, startFallen, type Fallen } from './fallen-process';
import { SECRET } from './hostile-builds';
import { manifestOf } from './release-manifest';

/** By Node's permissions, by its flags; or there is nothing but what everybody may know. */
const REFUSED =
  /^got (refused: (ERR_ACCESS_DENIED|ERR_DLOPEN_DISABLED|Code generation from strings.*)|\["NODE_ENV"(,"TZ")?\])$/;

/** On a busy machine it gets its turn late. */
const PATIENCE = { timeout: 30_000 };

let fallen: Fallen;
beforeAll(() => {
  process.env.PLANTED_SECRET = SECRET;
});
afterAll(() => {
  delete process.env.PLANTED_SECRET;
});
afterEach(() => fallen.close());

describe('a render process that has fallen to a release', () => {
  it.each(Object.entries(LOST))('is given up when it says %s', async (_, does) => {
    fallen = await startFallen(does);
    await fallen.ended;
    expect(fallen.answer).toEqual({ kind: 'left-to-browser', early: [] });
    // The log isn't its to fill, nor is the memory.
    expect(fallen.said.length).toBeLessThan(100);
    expect(process.memoryUsage().arrayBuffers).toBeLessThan(100e6);
  });

  it.each(Object.entries(IGNORED))('is not listened to when it says %s', async (_, does) => {
    fallen = await startFallen(`${does} tell('to an end');`);
    await vi.waitUntil(() => fallen.said.length > 0, PATIENCE);
    expect(fallen.answer).toEqual({ kind: 'left-to-browser', early: [] });
    expect(fallen.said).toEqual(['got to an end']);
  });

  it.each(Object.entries(REACHES))('does not get %s', async (_, does) => {
    fallen = await startFallen(does);
    await vi.waitUntil(() => fallen.said.length > 0, PATIENCE);
    const [got = ''] = fallen.said;
    expect(got).toMatch(REFUSED);
    expect(got).not.toContain(SECRET);
  });

  it('has every line in the log that it prints, with the release, when it dies', async () => {
    fallen = await startFallen(
      `console.log('to one stream');
      console.error('a failure\\n  at one place\\n\\n  at another');
      process.stderr.write('without an end', () => process.exit(1));`,
      [manifestOf('mfe-search', '1.0.0-aaaaaaaa')],
    );
    await fallen.ended;
    await vi.waitUntil(() => fallen.said.join().includes('without an end'), PATIENCE);
    expect([...fallen.said].sort()).toEqual(
      ['to one stream', 'a failure', '  at one place', '  at another', 'without an end']
        .map((line) => `a render worker of mfe-search@1.0.0-aaaaaaaa: ${line}`)
        .sort(),
    );
  });

  it('has none of the files that the server has open', async () => {
    const open = openSync(import.meta.filename, 'r');
    fallen = await startFallen('');
    const folder = `/proc/${fallen.pid}/fd`;
    const files = existsSync(folder)
      ? readdirSync(folder).flatMap((name) => {
          try {
            return readlinkSync(`${folder}/${name}`);
          } catch {
            return [];
          }
        })
      : [];
    closeSync(open);
    expect(files).not.toContain(import.meta.filename);
  });
});
