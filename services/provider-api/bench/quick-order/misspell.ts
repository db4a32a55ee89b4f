/** Ways in which people write down a name or a number that they read somewhere else. */
import { fraction, pick } from 'demo-catalogue/seeded';

/** A model number without its separators, in lower case or with spaces for hyphens. */
export function respelled(model: string, seed: string): string {
  return pick(
    [
      model.toLowerCase(),
      model.replaceAll(/[-/. ]/g, ''),
      model.toLowerCase().replaceAll(/[-/]/g, ' '),
      model.replaceAll(' ', '-'),
    ],
    'respelled',
    seed,
  );
}

function swapped(word: string, at: number): string {
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

/** One letter less, twice, or in its neighbour's place, in one word of letters; null without one. */
export function withTypo(text: string, seed: string): string | null {
  const words = text.split(' ');
  const places = words.flatMap((word, at) => (/^[A-Za-z]{6,}$/.test(word) ? [at] : []));
  if (places.length === 0) return null;
  const place = pick(places, 'word', seed);
  const word = words[place] ?? '';
  const at = 1 + Math.floor(fraction('letter', seed) * (word.length - 3));
  words[place] = pick(
    [
      swapped(word, at),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + (word[at] ?? '') + word.slice(at),
    ],
    'typo',
    seed,
  );
  return words.join(' ') === text ? null : words.join(' ');
}

const ALIKE: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

/** A figure read as a letter, or two letters swapped; null where the number has nothing for it. */
export function withTypoInCode(model: string, seed: string): string | null {
  const alike = [...model].flatMap((letter, at) => (ALIKE[letter] ? [at] : []));
  if (alike.length > 0 && fraction('alike', seed) < 0.5) {
    const at = pick(alike, 'figure', seed);
    return model.slice(0, at) + (ALIKE[model[at] ?? ''] ?? '') + model.slice(at + 1);
  }
  if (model.length < 6) return null;
  const text = swapped(model, 1 + Math.floor(fraction('place', seed) * (model.length - 3)));
  return text === model ? null : text;
}

/** '1,350 W' as '1.35 kW', '100 mm' as '10 cm', '5 kg' as '5 kilos', '3 m' as '3 meters'. */
export function withOtherUnits(text: string): string {
  return text
    .replaceAll(
      /\b(\d),(\d{3}) W\b/g,
      (_, ones: string, rest: string) => `${Number(`${ones}.${rest}`)} kW`,
    )
    .replaceAll(/\b(\d+)0 mm\b/g, '$1 cm')
    .replaceAll(/\b(\d+) kg\b/g, '$1 kilos')
    .replaceAll(/\b(\d+(?:\.\d)?) m\b(?!²)/g, '$1 meters')
    .replaceAll(/\b(\d+) V\b/g, '$1 volts')
    .replaceAll(/\b(\d+) in\b/g, '$1"');
}
