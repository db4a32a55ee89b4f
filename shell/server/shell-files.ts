import { Hono } from 'hono';
import { releaseFiles } from 'release-registry/release-files';
import type { ReleaseStore } from 'release-registry/store';
import { SHELL_FILES } from './releases/chosen-releases';

/** The shell's released files, under a path of their own on the shop's origin. */
export function shellFiles(releases: ReleaseStore): Hono {
  const files = releaseFiles(releases, ['shell']);
  const mounted = new Hono();
  mounted.get('*', (context) => {
    const url = new URL(context.req.url);
    url.pathname = url.pathname.slice(SHELL_FILES.length);
    return files.fetch(new Request(url, context.req.raw), context.env);
  });
  return mounted;
}
