import 'shared-ui/archivo-latin.woff2';
import 'shared-ui/archivo-latin-ext.woff2';
import { nextTask } from './next-task';

/**
 * Starts the shell in steps, each a task of its own, because a slow phone needs a third of a second
 * for them. All of their code is in this script; a module runs when its step imports it. The steps
 * that ask for files begin in short functions, not inside a module that is still running.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-router-dom');
  await nextTask();
  const { connect } = await import(/* webpackMode: "eager" */ './connect');
  await nextTask();
  const connected = await connect();
  await nextTask();
  const { show } = await import(/* webpackMode: "eager" */ './show');
  show(connected);
  await nextTask();
  const { prepareNext } = await import(/* webpackMode: "eager" */ './prepare-next');
  prepareNext(connected);
}

void start();
