/** `pnpm conformance URL`: reports for each call whether a provider conforms to the contract. */
import { parseArgs } from 'node:util';
import { conform } from './conform';
import { conforms, reportLines } from './report';
import { wireTo } from './wire';

const USAGE = `Usage:
  conformance URL [--email E --password P] [--outbox URL]   make every call of the contract there

It registers a customer (or takes the one given), sends an inquiry and places an order.`;

const text = { type: 'string' } as const;

/** The arguments; null where they are wrong. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      // A package manager passes '--' on, so it is ignored.
      args: process.argv.slice(2).filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: { email: text, password: text, outbox: text },
    });
    const [base, ...more] = positionals;
    const { email, password, outbox } = values;
    if (base === undefined || more.length > 0 || !/^https?:/.test(base) || !URL.canParse(base)) {
      return null;
    }
    if ((email === undefined) !== (password === undefined)) return null;
    const given = email !== undefined && password !== undefined ? { email, password } : undefined;
    return { base, given, outbox };
  } catch {
    return null;
  }
}

const asked = readArguments();
if (asked) {
  const { base, given, outbox } = asked;
  const verdicts = await conform(wireTo(base), { given, ...(outbox ? { outbox } : {}) });
  for (const line of reportLines(verdicts)) console.log(line);
  process.exitCode = conforms(verdicts) ? 0 : 1;
} else {
  console.error(USAGE);
  process.exitCode = 2;
}
