/** A release of a remote of another repository and bundler that fills a place below a page. */
import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const sri = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The one place that it fills. */
const PLACE = 'below.product';

/** What its part says, or throws. It is taller than its room. */
const PARTS = {
  says: `(props) => element('div', { style: { height: '40rem' }, children: [
    element('h2', { children: 'Reviews of product ' + props.product_id }, 1),
    element('button', { onClick() { throw new Error('planted'); }, children: 'Write one' }, 2),
  ] })`,
  throws: `() => { throw new Error('planted'); }`,
  'throws later': `(props) => {
    if (globalThis.reviewsFail) throw new Error('planted');
    return element('h2', { children: 'Reviews of product ' + props.product_id });
  }`,
} as const;

/**
 * Makes it.
 * @param version such as `1.0.0-aaaaaaaa`
 * @returns its folder
 */
export async function placedRelease(
  app: string,
  version: string,
  part: keyof typeof PARTS,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'placed-'));
  const container = `${app}_${version}`.replaceAll(/\W/g, '_');
  const entry = `globalThis.${container} = (() => {
  const element = (type, props, key = null) =>
    ({ $$typeof: Symbol.for('react.transitional.element'), type, key, ref: null, props });
  const Part = ${PARTS[part]};
  const fragments = { '${PLACE}': { load: async () => Part } };
  const setup = () => ({ pages: {}, fragments });
  return { init() {}, get: async () => () => ({ setup }) };
})();`;
  const contract = JSON.stringify({
    ...{ format: 3, app, door: 2, pages: [], slots: {}, tells: {}, hears: {} },
    ...{ writes: {}, reads: {}, host: [], passes: {}, tokens: [], paths: [], calls: {} },
    libraries: {},
    fragments: {
      [PLACE]: {
        type: 'object',
        properties: { product_id: { type: 'string' } },
        required: ['product_id'],
      },
    },
  });
  const manifest = {
    ...{ app, version, entry: 'entry.js', container, policies: [], pages: {}, fonts: [] },
    integrity: { 'entry.js': sri(entry) },
    fragments: { [PLACE]: ['entry.js'] },
    shared: [],
    contract: { file: 'contract.json', integrity: sri(contract) },
  };
  await writeFile(join(folder, 'entry.js'), entry);
  await writeFile(join(folder, 'contract.json'), contract);
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
  return folder;
}
