/** The disk of a document server is full while a release comes, then that of the pictures. */
import { createClient } from '../client';
import { liveFor, publishNext } from '../releases';
import { pause } from '../until';
import { backInTime, orderedSince, type Rehearsal, type RehearsalStep } from './step';

const FULL = 8_000;
/** A width that pages don't ask for as a bitmap. */
const WIDTH = 640;

/** Asks for pictures as bitmaps, which nobody has asked for yet: they have to be made. */
async function newSizes({ shop, crowd }: Rehearsal): Promise<string[]> {
  const client = createClient(shop.certificate);
  const faults: string[] = [];
  for (const picture of crowd.pictures.slice(0, 3)) {
    const path = `${picture.split('?')[0] ?? ''}?w=${WIDTH}&format=png`;
    const { status } = await client.ask(`${shop.origin}${path}`);
    if (status !== 200) faults.push(`${path} answered ${status} while the disk was full`);
  }
  client.close();
  return faults;
}

export const disk: RehearsalStep = async (rehearsal) => {
  const { shop, say } = rehearsal;
  const { releases, pictures } = shop.disks;
  releases.fill();
  const version = await publishNext(rehearsal, 'mfe-content');
  await pause(FULL);
  releases.free();
  const faults = await backInTime(`mfe-content ${version}`, performance.now(), () =>
    liveFor(rehearsal, 'mfe-content', version),
  );
  say("  the first document server's disk was full while a release came");
  pictures.fill();
  faults.push(...(await newSizes(rehearsal)));
  await pause(FULL);
  pictures.free();
  faults.push(...(await backInTime('ordering', performance.now(), orderedSince(rehearsal))));
  say('  the disk of the pictures was full');
  return faults;
};
