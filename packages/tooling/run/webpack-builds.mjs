/**
 * A process that builds one app after the other, each by its own configuration, as it is told: what webpack and the
 * compiler read for all of them it reads once. Tells `{}` of a build, or what is wrong.
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

// Whoever asked has ended.
process.on('disconnect', () => process.exit(1));
process.on('message', async (app) => {
  try {
    await build(app);
    process.send({});
  } catch (error) {
    process.send({ fault: error.message });
  }
});
