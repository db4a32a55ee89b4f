/**
 * Known vulnerabilities of what the servers and the shop's pages need: looked up in OSV, or by the
 * registry's own audit where OSV does not answer. Ends with 1 where there are some. Where neither
 * answers it says so and ends with 0, because nothing is known then.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './processes.mjs';
import { ROOT } from './services.mjs';

const { OSV_URL = 'https://api.osv.dev' } = process.env;
/** How long OSV may take to answer one request, in milliseconds. */
const PATIENCE = 30_000;
/** The most packages that OSV takes in one request. */
const MOST = 1_000;

const pnpm = (...args) =>
  run('npx', ['--yes', 'pnpm@12.21.0', ...args], { quiet: true, cwd: ROOT });

/** @returns {Promise<string[]>} the packages of the lock file, as package URLs */
async function lockedPackages() {
  const folder = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    const file = join(folder, 'sbom.json');
    const format = ['--sbom-format', 'cyclonedx', '--lockfile-only', '--prod', '--out', file];
    const { code, output } = await pnpm('sbom', ...format);
    if (code !== 0) throw new Error(`the list of packages can't be made:\n${output}`);
    const { components } = JSON.parse(readFileSync(file, 'utf8'));
    const named = components.map(({ purl }) => purl).filter((purl) => purl?.startsWith('pkg:npm/'));
    return [...new Set(named)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string[]} packages as package URLs
 * @returns {Promise<string[] | null>} a line for each package with known ones; null without an answer
 */
export async function askOsv(packages, url = OSV_URL) {
  const known = [];
  for (let from = 0; from < packages.length; from += MOST) {
    const asked = packages.slice(from, from + MOST);
    const queries = asked.map((purl) => ({ package: { purl } }));
    const answer = await fetch(`${url}/v1/querybatch`, {
      method: 'POST',
      body: JSON.stringify({ queries }),
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null);
    const { results } = (answer?.ok && (await answer.json().catch(() => null))) || {};
    if (!Array.isArray(results) || results.length !== asked.length) return null;
    results.forEach(({ vulns = [] }, at) => {
      if (vulns.length > 0) known.push(`${asked[at]}: ${vulns.map(({ id }) => id).join(', ')}`);
    });
  }
  return known;
}

/** @returns {Promise<string[] | null>} what the registry's audit says; null without an answer */
async function askRegistry() {
  const { code, output } = await pnpm('audit', '--prod');
  if (code === 0) return [];
  return output.includes('ERR_PNPM_') ? null : output.trim().split('\n');
}

if (process.argv[1] === import.meta.filename) {
  const packages = await lockedPackages();
  const known = (await askOsv(packages)) ?? (await askRegistry());
  if (known === null) {
    console.log('::warning::vulnerabilities: not looked up, neither OSV nor the registry answered');
  } else if (known.length === 0) {
    console.log(`vulnerabilities: none known of ${packages.length} packages`);
  } else {
    console.error(known.join('\n'));
    process.exitCode = 1;
  }
}
