/** What measurements in a browser share: one file of our sources, and a page that runs it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import { findChromium } from './chromium.mjs';
import { ROOT } from './services.mjs';

/** Writes NAME.js, with all that a file of a remote imports, into a folder. */
export function bundleForBench(folder, source, name) {
  const require = createRequire(import.meta.url);
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: join(ROOT, source),
    output: { path: folder, filename: `${name}.js` },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          use: {
            loader: require.resolve('swc-loader'),
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        },
      ],
    },
  });
  return new Promise((done, failed) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) failed(error ?? new Error(stats.toString()));
      else done();
    });
  });
}

/** Opens a page with such a file in Chromium. */
export async function openBench(file) {
  const { chromium } = createRequire(join(ROOT, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await findChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.addScriptTag({ path: file });
  return { page, browser };
}
