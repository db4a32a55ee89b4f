/** Brings one process of a running shop back: `pnpm serve mfe-catalog`; `pnpm console`. */
import { helpWith } from './command-line.mjs';
import { isTaken, startService } from './processes.mjs';
import { onRunnerExit } from './runner-exit.mjs';
import { portVariable, releaseKeys, servicesOf } from './services.mjs';

const [name] = process.argv.slice(2);
function readServices() {
  try {
    const { RELEASE_TRUST } = releaseKeys(process.env);
    return servicesOf(process.env, process.env.PROXY_SECRET ?? '', undefined, RELEASE_TRUST);
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}
const services = readServices();
const mayServe = (candidate) => candidate.name.startsWith('mfe-') || candidate.name === 'console';
const service = services.find((candidate) => candidate.name === name && mayServe(candidate));
const names = services.filter(mayServe).map((candidate) => candidate.name);
const usage = `pnpm serve NAME (one of ${names.join(', ')})`;
helpWith(usage);
if (!service) {
  console.error(`usage: ${usage}`);
  process.exit(1);
}
if (await isTaken(service.port)) {
  console.error(`port ${service.port} for ${name} is taken: free it, or set ${portVariable(name)}`);
  process.exit(1);
}
const running = startService(service, console.log);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void running.end());
onRunnerExit(() => void running.end());
process.exitCode = (await running.ended) ?? 0;
