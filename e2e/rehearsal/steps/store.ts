/** The bucket of the releases hangs, then refuses connections. */
import { publishNext, liveFor } from '../releases';
import { pause } from '../until';
import { backInTime, type RehearsalStep } from './step';

const AWAY = 30_000;

export const store: RehearsalStep = async (rehearsal) => {
  const { shop, quick, say } = rehearsal;
  const away = quick ? AWAY / 5 : AWAY;
  shop.objects.hang();
  await pause(away);
  shop.objects.resume();
  say(`  the bucket did not answer for ${away / 1000} s`);
  await shop.objects.stop();
  await pause(away);
  await shop.objects.start();
  say(`  the bucket was gone for ${away / 1000} s`);
  const version = await publishNext(rehearsal, 'mfe-content');
  return backInTime(`mfe-content ${version}`, performance.now(), () =>
    liveFor(rehearsal, 'mfe-content', version),
  );
};
