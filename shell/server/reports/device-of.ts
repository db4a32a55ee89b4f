import type { Context } from 'hono';
import type { Browser, Device, Hardware } from 'release-registry/devices';

/** The engine is what counts: on Apple's phones all browsers have Safari's. */
const BROWSERS: [RegExp, Browser][] = [
  [/iPhone|iPad|iPod/, 'safari'],
  [/Firefox\//, 'firefox'],
  [/Chrom(e|ium)\//, 'chromium'],
  [/Safari\//, 'safari'],
];

/** The kind of device that asks, by how its browser names itself; nothing more of that is kept. */
export function deviceOf(context: Context): Device {
  const agent = context.req.header('user-agent') ?? '';
  const hardware: Hardware = /Mobi|Android|iPhone|iPad|iPod/.test(agent) ? 'phone' : 'desk';
  const browser = BROWSERS.find(([names]) => names.test(agent))?.[1] ?? 'other';
  return `${hardware} ${browser}`;
}
