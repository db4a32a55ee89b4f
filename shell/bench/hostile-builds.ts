/**
 * Server builds that mean harm, one after the other, in a document server that lives on, and render
 * processes that have fallen to one: `pnpm --filter shell faults:hostile`. Prints what each got,
 * and ends badly where one got anything, or cost another's page.
 */
import { HOSTILE, innocentPage, SECRET, tryHostile } from '../test/hostile-builds';
import { IGNORED, LOST, REACHES, startFallen } from '../test/fallen-process';
import { openPlantedShop } from '../test/planted-shop';

/** How soon a page has to be there whatever its remote does, in milliseconds. */
const SOON = 1_000;

const cell = (text: string) => text.replaceAll('|', '/').replaceAll('&#x27;', "'").slice(0, 90);
const began = performance.now();
process.env.PLANTED_SECRET = SECRET;

const shop = await openPlantedShop();
let held = 0;
let soon = 0;
console.log('| a build that | its page says | after | other pages |\n|---|---|---|---|');
try {
  const before = await innocentPage(shop);
  for (const [name, planted] of Object.entries(HOSTILE)) {
    const { got, working, took, neighbour, leaked } = await tryHostile(shop, planted, before);
    const well = working && neighbour && !leaked;
    if (well) held += 1;
    if (took <= SOON) soon += 1;
    const others = neighbour ? 'as before' : 'CHANGED';
    const said = working ? cell(got) : 'LOST';
    console.log(
      `| ${name} | ${leaked ? 'LEAKED ' : ''}${said} | ${took.toFixed(0)} ms | ${others} |`,
    );
  }
} finally {
  await shop.close();
}
const tried = Object.keys(HOSTILE).length;

const fallen = { ...LOST, ...IGNORED, ...REACHES };
console.log('\n| a process that has fallen says or wants | and then |\n|---|---|');
let bounded = 0;
for (const [name, does] of Object.entries(fallen)) {
  const process_ = await startFallen(does);
  if (name in LOST) await process_.ended;
  const [first = 'nobody hears it'] = process_.said;
  await process_.close();
  const left = process_.answer.kind === 'left-to-browser';
  const well = left && !process_.said.join().includes(SECRET);
  if (well) bounded += 1;
  console.log(`| ${name} | ${well ? cell(first) : 'LOST'} |`);
}
const all = Object.keys(fallen).length;
console.log(
  `\nbuilds that got nothing ${held}/${tried}, within ${SOON} ms ${soon}/${tried}; fallen processes bounded ${bounded}/${all}; server alive; ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
process.exitCode = held === tried && bounded === all ? 0 : 1;
