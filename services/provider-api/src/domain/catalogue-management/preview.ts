/** HTML of staff as the shop shows it: through its one sanitiser, which is loaded when it is needed. */

/** Addresses of the shop's own are relative to it, as they are in the shop. */
const ORIGIN = 'http://shop.invalid';

let sanitiser: Promise<(html: string) => string> | undefined;

async function load(): Promise<(html: string) => string> {
  const [{ createSanitiser }, { JSDOM }] = await Promise.all([
    import('host-kit/sanitise'),
    import('jsdom'),
  ]);
  const { window } = new JSDOM('', { url: ORIGIN });
  const sanitise = createSanitiser(window);
  return (html) => String(sanitise(html).html);
}

/** @returns HTML that may stand in a page */
export async function previewOf(html: string): Promise<string> {
  sanitiser ??= load();
  return (await sanitiser)(html);
}
