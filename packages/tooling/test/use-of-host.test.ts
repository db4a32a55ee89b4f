/** What a release's contract says that it needs of its host. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from '../contract/sources.mjs';
import { hostMemberNames, useOfHost } from '../contract/use-of-host.mjs';
import { placeOf } from '../identity/place.mjs';
import { ROOT } from '../run/services.mjs';

it('needs no member that the door calls optional, so that it runs under an older shell', () => {
  const sources = readSources(placeOf(join(ROOT, 'mfe-catalog')), 'src/remote.tsx');
  const { host } = useOfHost(sources, []);
  expect(hostMemberNames(sources)).toContain('http.forget');
  expect(host).toContain('http.send');
  expect(host).not.toContain('http.forget');
});
