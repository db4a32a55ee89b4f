/** Failures of a release with its shoppers, as a verdict reads and names them. */
import { tellsApart, type CountedShopper } from './counted-shoppers';

export const isTold = ({ silence }: CountedShopper) => silence === undefined;
export const isSure = ({ silence }: CountedShopper) => silence !== 'among others';

/** What failures were; `told` says so where tabs told all of them. */
export function inWords(failures: CountedShopper[], told: string, silent: string): string {
  const few = failures.filter((failure) => !isTold(failure)).length;
  const words =
    few === 0 ? told : few === failures.length ? silent : `${told}, ${few} of them silent`;
  return failures.every(isSure) ? words : `${words}; others on their pages may be to blame`;
}

/** From how many networks they come. */
export const from = (failures: CountedShopper[]) =>
  new Set(failures.map(({ network }) => network)).size;

/** How many of them are of a network of their own; all where networks aren't told apart. */
export const voicesOf = (failures: CountedShopper[], networks: number) =>
  tellsApart(networks) ? from(failures) : failures.length;
