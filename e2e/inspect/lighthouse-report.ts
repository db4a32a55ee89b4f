/**
 * Runs Lighthouse, which is installed on first use, because it is larger than all packages here.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from 'tooling/run/processes';

const LIGHTHOUSE = 'lighthouse@12.8.2';

/** A busy browser records no start of the page at times, and Lighthouse asks for another run. */
const LOST_TRACE = 'NO_NAVSTART';

type Audit = {
  title: string;
  /** Null where the audit only informs. */
  score: number | null;
  numericValue?: number;
  displayValue?: string;
};

type Report = {
  categories: Record<
    string,
    { title: string; score: number; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
};

/**
 * Audits a page with Lighthouse's own settings: a simulated phone, slow network and processor.
 * @param categories such as `seo`
 */
export async function lighthouseOf(
  url: string,
  categories: string[],
  executablePath: string,
): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';
  try {
    const audit = () =>
      run(
        'npx',
        [
          '--yes',
          LIGHTHOUSE,
          url,
          '--quiet',
          `--only-categories=${categories.join()}`,
          `--chrome-flags=${flags}`,
          '--output=json',
          `--output-path=${file}`,
        ],
        { quiet: true, env: { CHROME_PATH: executablePath } },
      );
    let { code, output } = await audit();
    if (output.includes(LOST_TRACE)) ({ code, output } = await audit());
    if (code !== 0) throw new Error(output);
    return JSON.parse(await readFile(file, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
