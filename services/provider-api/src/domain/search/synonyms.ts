/** The other names that every shop has, unless it has others for a phrase. */
import { phraseOf, synonymsOf, type Synonyms } from 'shared-contracts/search/synonyms';
import { defaultSynonyms } from './default-synonyms';

export const builtIn: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(defaultSynonyms).flatMap(([phrases, names]) =>
    phrases.split(', ').map((phrase) => [phraseOf(phrase), names.split(' | ')] as const),
  ),
);

export const defaults: Synonyms = synonymsOf(builtIn);
