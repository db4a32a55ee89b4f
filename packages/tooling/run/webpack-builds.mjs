/**
 * A process that builds the apps named in its messages, one after the other, each by its own configuration. What
 * webpack and the compiler read for all of them is read once. Its reply is `{}`, or `{ fault }`.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './services.mjs';

/** @param {string} app @throws what the build says */
async function build(app) {
  const folder = join(ROOT, app);
  // As where its package is built.
  process.chdir(folder);
  const webpack = createRequire(join(folder, 'package.json'))('webpack');
  const { default: made } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  const compiler = webpack(typeof made === 'function' ? made() : made);
  try {
    const stats = await new Promise((done, fail) => {
      compiler.run((error, result) => (error ? fail(error) : done(result)));
    });
    const said = stats.toString('errors-warnings');
    if (stats.hasErrors()) throw new Error(said);
  } finally {
    await new Promise((done) => {
      compiler.close(done);
    });
  }
}

// The parent process has ended.
process.on('disconnect', () => process.exit(1));
process.on('message', async (app) => {
  try {
    await build(app);
    process.send({});
  } catch (error) {
    process.send({ fault: error.message });
  }
});
