/** Takes what a page sends as beacons, which this environment would really send. */
let sent: [url: string, body: Blob][] = [];

export function takeBeacons(): void {
  sent = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => {
      sent.push([url, body]);
      return true;
    },
  });
}

/** Each with what its JSON says. */
export const beaconsSent = (): Promise<[url: string, said: unknown][]> =>
  Promise.all(sent.map(async ([url, body]) => [url, JSON.parse(await body.text()) as unknown]));
