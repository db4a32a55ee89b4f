/**
 * Shows that the checks see what they are for: `pnpm --filter tooling planted-faults`. Each fault
 * is written into the sources, its check is run and has to fail, and the sources are put back.
 * `--with-browser` does the same for the checks that need a built shop, `--only TEXT` those whose
 * name has it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from './command-line.mjs';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const unit = (project, file, title) => ({
  command: join(ROOT, 'node_modules/.bin/vitest'),
  args: ['run', '--project', project, file, ...(title ? ['-t', title] : [])],
});
const fault = (only) => ({
  command: 'npx',
  args: ['--yes', 'pnpm@12.21.0', '--silent', '--filter', 'e2e', 'faults', '--only', only],
});

const journey = (title) => ({
  command: 'sh',
  args: [
    '-c',
    `node packages/tooling/run/build.mjs && cd e2e && npx playwright test --no-deps -g '${title}'`,
  ],
});

/** What is planted: the texts that are replaced, by file, and the check that has to notice. */
const PLANTED = [
  {
    name: 'the sanitiser lets everything through',
    edits: [['packages/host-kit/src/sanitise.ts', 'purify.sanitize(quieted(html))', 'html']],
    check: unit('host-kit', 'sanitise'),
  },
  {
    name: 'a document names its scripts without integrity',
    edits: [
      ['shell/server/document.ts', "integrity: release.integrity[href] ?? ''", "integrity: ''"],
    ],
    check: unit('shell', 'document'),
  },
  {
    name: 'a release goes live whatever its scripts are',
    edits: [
      [
        'services/release-registry/src/manifest.ts',
        'if (actual !== expected)',
        'if (actual === null)',
      ],
    ],
    check: unit('release-registry', 'publish'),
  },
  {
    name: 'a release may write to the storage what its readers can not read',
    browser: true,
    edits: [
      [
        'services/release-registry/src/contract/compare.ts',
        '...storageFaults(candidate, other, candidate),',
        '',
      ],
    ],
    check: unit('release-registry', 'mutations', 'handed'),
  },
  {
    name: 'two providers may open one data directory',
    edits: [
      [
        'services/provider-api/src/lock-shop.ts',
        'environment.databaseUrl !== undefined',
        'environment.dataDirectory !== undefined',
      ],
    ],
    check: unit('provider-api', 'process', 'refuses a second process'),
  },
  {
    name: 'the user_id of a body is believed',
    edits: [
      [
        'services/provider-api/src/shop-api/answer.ts',
        'named !== String(user.id)',
        "named === 'nobody'",
      ],
    ],
    check: unit('provider-api', 'on-pglite', 'what belongs to a customer'),
  },
  {
    name: 'sessions never end',
    edits: [
      [
        'services/provider-api/src/domain/accounts/session.ts',
        'new Date(time.getTime() - IDLE_MS)),\n        gt(sessions.createdAt, new Date(time.getTime() - ABSOLUTE_MS))',
        'new Date(0)),\n        gt(sessions.createdAt, new Date(0))',
      ],
    ],
    check: unit('provider-api', 'on-pglite', 'what belongs to a customer'),
  },
  {
    name: 'nobody counts tries',
    edits: [
      [
        'services/provider-api/src/domain/limits.ts',
        'await limiterOf(name).consume(key, points);',
        'limiterOf(name);',
      ],
    ],
    check: unit('provider-api', 'on-pglite', 'a limit holds'),
  },
  {
    name: 'a search puts texts into commands',
    edits: [
      [
        'services/provider-api/src/domain/search/suggestions.ts',
        'like ${pattern}`',
        "like ${sql.raw(`'${pattern}'`)}`",
      ],
    ],
    check: unit('provider-api', 'on-pglite', 'would be commands'),
  },
  {
    name: 'a module of another shape counts as a remote',
    edits: [
      [
        'shell/src/remotes/remotes.ts',
        'if (given?.pages && given.fragments)',
        'if (given !== undefined)',
      ],
    ],
    check: unit('shell', 'remotes'),
  },
  {
    name: 'a part may suspend for ever',
    browser: true,
    edits: [
      ['shell/src/remotes/show-within-limit.tsx', 'if (late) throw notShown(limit);', ''],
      ['shell/src/remotes/show-within-limit.tsx', 'if (late) throw notShown(remoteLimit);', ''],
    ],
    check: fault('mfe-catalog / endless Suspense / cold load'),
  },
  {
    name: 'an error in a click is told to nobody',
    browser: true,
    edits: [
      [
        'shell/src/connect.ts',
        'watchUncaught({ notify, report: reports.report });',
        'void watchUncaught;',
      ],
    ],
    check: fault('mfe-catalog / throws on click / cold load'),
  },
  {
    name: 'a page from the memory of Back keeps its old cart',
    browser: true,
    edits: [
      [
        'mfe-cart-checkout/src/cart/follow-browser.ts',
        "if (persisted && store.getState().load !== 'loading') void reload();",
        'void persisted;',
      ],
    ],
    check: journey('brings back whole'),
  },
  {
    name: 'what is no HTTP is answered by Node itself',
    browser: true,
    edits: [['packages/server-kit/src/run-server.ts', 'refuseUnreadable(server, headers);', '']],
    check: journey('headers that protect'),
  },
  {
    name: 'scripts are taken without their integrity',
    browser: true,
    edits: [
      [
        'packages/tooling/federated.mjs',
        '      new ScriptIntegrityPlugin(),\n      new StableIdsPlugin(),',
        '      new StableIdsPlugin(),',
      ],
      [
        'shell/src/remotes/federation.ts',
        'script.integrity = integrityOf(url);',
        "script.integrity = '';",
      ],
      // A preload that is refused answers for the script itself.
      ['shell/server/document.ts', "integrity: release.integrity[href] ?? ''", "integrity: ''"],
      ['shell/server/policy.ts', "'Integrity-Policy':", "'X-Integrity-Policy':"],
    ],
    check: fault('mfe-catalog / wrong integrity / cold load'),
  },
];

/** Sources change: what is no longer found is said before anything is tried. */
function checkEdits() {
  for (const [file, from] of PLANTED.flatMap(({ edits }) => edits)) {
    if (!readFileSync(join(ROOT, file), 'utf8').includes(from)) {
      throw new Error(`${file} no longer holds ${JSON.stringify(from)}: say what is planted now`);
    }
  }
}

function plant(edits) {
  const kept = edits.map(([file]) => [file, readFileSync(join(ROOT, file), 'utf8')]);
  const putBack = () => {
    for (const [file, text] of kept) writeFileSync(join(ROOT, file), text);
  };
  for (const [file, from, to] of edits) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    writeFileSync(join(ROOT, file), text.replace(from, to));
  }
  return putBack;
}

const values = readOptions('pnpm --filter tooling planted-faults [--with-browser] [--only TEXT]', {
  'with-browser': { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
});

const unsaved = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
if (unsaved.trim() !== '') {
  console.error(
    'there are changes that are not committed: faults are planted in clean sources only',
  );
  process.exit(1);
}

checkEdits();
let putBack = () => undefined;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    putBack();
    process.exit(1);
  });
}

const rows = [];
for (const { name, edits, check, browser = false } of PLANTED) {
  if ((browser && !values['with-browser']) || !name.includes(values.only)) continue;
  // A shop and results of their own: what is tried here is no release of ours.
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  const options = { quiet: true, env: { FAULTS_FOLDER: folder, BROWSER_RUN: 'planted' } };
  putBack = plant(edits);
  try {
    const { code } = await run(check.command, check.args, options);
    rows.push([name, check.args.join(' '), code !== 0]);
    console.log(`${code === 0 ? 'NOT SEEN' : 'seen'}: ${name}`);
  } finally {
    putBack();
    rmSync(folder, { recursive: true, force: true });
  }
}
const seen = rows.filter(([, , failed]) => failed).length;
console.log(`\n| planted | seen by its check |\n|---|---|`);
for (const [name, , failed] of rows) console.log(`| ${name} | ${failed ? 'yes' : 'NO'} |`);
console.log(`\nseen ${seen}/${rows.length}`);
process.exitCode = seen === rows.length ? 0 : 1;
