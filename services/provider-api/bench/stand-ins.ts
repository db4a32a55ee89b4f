/**
 * `pnpm bench stand-ins [--misses]`: how many of the judged pairs the rules of stand-ins get right.
 * Unsafe is what was judged 'no' or 'ask' and is offered; recall is the share that is offered of what
 * was judged 'equal' or 'better'.
 */
import { parseArgs } from 'node:util';
import { judgeStandIns } from '../test/judged/judge-stand-ins';

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } });
const say = (line: string) => process.stdout.write(`${line}\n`);

const { pairs, unsafe, missed, recall, exact } = judgeStandIns();
say(
  `${pairs} pairs: unsafe ${unsafe.length}, recall ${recall.toFixed(3)}, exact ${exact.toFixed(3)}`,
);
for (const line of unsafe) say(`unsafe: ${line}`);
if (values.misses) for (const line of missed) say(`missed: ${line}`);
