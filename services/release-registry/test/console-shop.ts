/** A console over a store with releases, asked as a browser asks. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConsole, type ConsoleSettings } from '../src/console/app';
import type { Done } from '../src/console/done';
import { peopleFile, type PeopleFile } from '../src/console/accounts/people-file';
import { runPeopleJob } from '../src/console/accounts/people-job';
import { folderDocument } from '../src/console/accounts/stored-document';
import { folderStore } from '../src/folder-store';
import { publishCanary, publishFolders } from '../src/publish';
import { writeTelemetry, type ReleaseTelemetry } from '../src/telemetry';
import { telemetryFile } from '../src/telemetry-source';
import { builtFolder } from './built-folder';

export const [first, second, third] = [
  '1.0.0-aaaaaaaa',
  '1.1.0-bbbbbbbb',
  '1.2.0-cccccccc',
] as const;

export const PASSWORD = 'a long password of maria';

export const told = (version: string, more: Partial<ReleaseTelemetry> = {}): ReleaseTelemetry => ({
  ...{
    app: 'mfe-search',
    version,
    team: '',
    loads: 90,
    failures: 10,
    errors: 1,
    silent: 7,
    devices: { 'desk firefox': { well: 40, failed: 0 }, 'phone safari': { well: 1, failed: 9 } },
    onServer: { rendered: 1_188, threw: 9, refused: 0, killed: 3 },
    well: 0,
  },
  ...{ failed: 0, troubled: 0, networks: { told: [], failed: [], troubled: [] } },
  ...{ faults: [], vitals: {} },
  ...more,
});

export const SECRET = 'a secret of the console that is long';

/** The accounts in a folder of their own. */
export const openPeople = async (): Promise<PeopleFile> =>
  peopleFile(folderDocument(await mkdtemp(join(tmpdir(), 'console-people-'))), SECRET);

/** What the command does. @returns its lines */
export const peopleJob = (file: PeopleFile, words: string, now = new Date()): Promise<string> =>
  runPeopleJob(words.split(' '), { file, origin: 'http://localhost:3006' }, now).then((lines) =>
    lines.join('\n'),
  );

/** The form of a page that does something: its hidden fields, and where it is sent to. */
export function formOf(html: string): { action: string; fields: Record<string, string> } {
  const form = /<form[^>]*method="post"[^>]*action="(\/(?:apps|sign-in)[^"]*)"[^]*?<\/form>/.exec(
    html,
  );
  const hidden = form?.[0].matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g) ?? [];
  return {
    action: form?.[1] ?? '',
    fields: Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value])),
  };
}

/**
 * Opens it: `mfe-search` has a live release, one before it and a canary of a tenth.
 * @param settings what is otherwise than on a developer's machine
 */
export async function openConsole(settings: Partial<ConsoleSettings> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'console-'));
  const store = folderStore(join(folder, 'store'));
  const said: string[] = [];
  const done: Done[] = [];
  const app = createConsole({
    ...{
      store,
      told: telemetryFile(store.root),
      people: null,
      here: 'somebody',
      networkOf: () => '10.0.0.1',
      secure: false,
    },
    warn: (line) => said.push(line),
    tell: (each) => done.push(each),
    ...settings,
  });
  const ask = (path: string, init: RequestInit = {}) =>
    Promise.resolve(app.request(`http://localhost:3006${path}`, init));
  const built = async (version: string, map?: string, app = 'mfe-search') => {
    const path = await builtFolder(folder, { app, version });
    if (map !== undefined) await writeFile(join(path, 'entry.js.map'), map);
    return path;
  };
  return {
    store,
    said,
    /** What people have done, as the log has it. */
    done,
    ask,
    /** What the console's clock says, in milliseconds. */
    time: () => settings.now?.().getTime() ?? Date.now(),
    built,
    /** Publishes three releases, as above. */
    async fill(): Promise<void> {
      for (const version of [first, second]) await publishFolders([await built(version)], store);
      await publishCanary(await built(third), 10, store, { commit: 'c0ffee00', author: 'Ana' });
    },
    text: async (path: string, init: RequestInit = {}) => (await ask(path, init)).text(),
    state: async () => (await store.registry.read()).apps['mfe-search'],
    /** Sends a form's fields as a page of the console does. */
    send: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    tell: (releases: ReleaseTelemetry[]) =>
      writeTelemetry(store.root, {
        savedAt: new Date().toISOString(),
        releases: Object.fromEntries(releases.map((each) => [`${each.app}@${each.version}`, each])),
        alerts: [],
      }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
export type Console = Awaited<ReturnType<typeof openConsole>>;
