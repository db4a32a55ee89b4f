/**
 * The kinds of devices that a release is counted by: few and fixed, so that a kind says nothing of a
 * shopper. A document server tells them by the request.
 */

const HARDWARE = { phone: 'on phones', desk: 'on computers' };
const BROWSERS = {
  chromium: 'in Chromium',
  safari: 'in Safari',
  firefox: 'in Firefox',
  other: 'in other browsers',
};

export type Hardware = keyof typeof HARDWARE;
export type Browser = keyof typeof BROWSERS;
export type Device = `${Hardware} ${Browser}`;

const keys = <Key extends string>(of: Record<Key, string>) => Object.keys(of) as Key[];

export const HARDWARES = keys(HARDWARE);

export const DEVICES = HARDWARES.flatMap((hardware) =>
  keys(BROWSERS).map((browser): Device => `${hardware} ${browser}`),
);

export const hardwareOf = (device: Device) => device.split(' ')[0] as Hardware;

/** What a device is one of, in words; the wider first: `on phones`, `in Safari`, both. */
export function kindsOf(device: Device): string[] {
  const [hardware, browser] = device.split(' ') as [Hardware, Browser];
  return [HARDWARE[hardware], BROWSERS[browser], `${BROWSERS[browser]} ${HARDWARE[hardware]}`];
}

/** How many shoppers' devices a release worked on, and on how many it failed. */
export type OnDevices = Partial<Record<Device, { well: number; failed: number }>>;

/** The fewest failures that are said of a kind, and how often it fails there for each time it works. */
const FAILURES = 3;
const FOR_EACH_WELL = 3;

/** The kind of device that a release mostly fails on; null where it fails on none, or on all alike. */
export function failsOn(
  devices: OnDevices = {},
): { kind: string; failed: number; of: number } | null {
  const kinds = new Map<string, { well: number; failed: number }>();
  for (const [device, { well, failed }] of Object.entries(devices)) {
    for (const kind of kindsOf(device as Device)) {
      const before = kinds.get(kind) ?? { well: 0, failed: 0 };
      kinds.set(kind, { well: before.well + well, failed: before.failed + failed });
    }
  }
  const wells = Object.values(devices).reduce((sum, { well }) => sum + well, 0);
  const [found] = [...kinds]
    .filter(([, { well, failed }]) => failed >= Math.max(FAILURES, FOR_EACH_WELL * well))
    // Where it works on no other kind either, the kind is not the reason.
    .filter(([, { well }]) => wells > well)
    .sort(([, a], [, b]) => b.failed - a.failed);
  return found
    ? { kind: found[0], failed: found[1].failed, of: found[1].failed + found[1].well }
    : null;
}
