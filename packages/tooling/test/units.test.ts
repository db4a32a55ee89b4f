/** The units of deploy/systemd, as far as they can be judged without systemd. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const DEPLOY = resolve(import.meta.dirname, '../../../deploy');
const UNITS = join(DEPLOY, 'systemd');
const read = (...path: string[]) => readFileSync(join(DEPLOY, ...path), 'utf8');
const names = readdirSync(UNITS);
const services = names.filter((file) => file.endsWith('.service'));
const settings = readdirSync(join(UNITS, 'settings'));

it.each(services)('%s runs without rights that it does not need', (file) => {
  const text = read('systemd', file);
  for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'PrivateTmp=yes']) {
    expect(text).toContain(`\n${line}\n`);
  }
  expect(text).toMatch(/^User=(?!root$)/m);
  expect(text).toMatch(/^CapabilityBoundingSet=(?:CAP_NET_BIND_SERVICE)?$/m);
});

it('each has settings here, and each of these is somebody’s', () => {
  const used = services.flatMap(
    (file) => /^EnvironmentFile=\/etc\/storefront\/(.+)$/m.exec(read('systemd', file))?.[1] ?? [],
  );
  expect([...new Set(used)].sort()).toEqual(settings.toSorted());
  for (const file of settings) {
    expect(read('systemd/settings', file)).toMatch(/^NODE_ENV=production$/m);
  }
});

it('each server is started again for ever, however often it ends', () => {
  const servers = services.filter((file) => !/-(?:backup|prune)/.test(file));
  expect(servers.length).toBe(5);
  for (const file of servers) {
    expect(read('systemd', file), file).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(read('systemd', file), file).toMatch(/^Restart=always$/m);
  }
});

it('each timer has its service', () => {
  const timers = names.filter((file) => file.endsWith('.timer'));
  expect(timers.length).toBeGreaterThan(0);
  for (const file of timers) expect(services).toContain(file.replace('.timer', '.service'));
});

it('edge, balancer, monitor and document servers ask at the ports that the operations page starts', () => {
  const page = read('../docs/operations.md');
  const portsOf = (kind: string) =>
    [
      ...new Set(
        [...page.matchAll(new RegExp(`storefront-${kind}@(\\d+)`, 'g'))].map(([, port]) => port),
      ),
    ].sort();
  const asked = (text: string, ...prefixes: string[]) =>
    [...text.matchAll(/^ *server (?:[\w-]+ )?127\.0\.0\.1:(\d+)/gm)]
      .map(([, port = '']) => port)
      .filter((port) => prefixes.some((prefix) => port.startsWith(prefix)));
  const edge = read('systemd/upstreams.conf');
  expect(
    asked(edge, '30')
      .filter((port) => port !== '3006')
      .sort(),
  ).toEqual([...portsOf('document-server'), ...portsOf('release-server')].sort());
  expect(asked(edge, '2').sort()).toEqual(portsOf('provider').map((port) => `2${port}`));
  const balancer = read('haproxy/haproxy.cfg');
  expect([...new Set(asked(balancer, '4'))].sort()).toEqual(portsOf('provider'));
  const scraped = [...read('prometheus/scrape.yaml').matchAll(/- 127\.0\.0\.1:1(3\d{3}|4\d{3})$/gm)]
    .map(([, port = '']) => port)
    .filter((port) => port !== '3006');
  const servers = ['document-server', 'release-server', 'provider'].flatMap(portsOf);
  expect(scraped.sort()).toEqual(servers.sort());
  const bound = /bind (\S+)/.exec(balancer)?.[1];
  expect(read('systemd/settings/document-server.env')).toContain(`PROVIDER_URL=http://${bound}\n`);
});
