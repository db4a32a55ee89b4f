/**
 * How well a found row's texts match the query, for the percent and the highlights. The score of a
 * word in a field: the whole field 100, its beginning 90, inside 70 (specification, section 9), a
 * typo up to 50 by how alike it is. The percent is the weighted mean of the matched fields' scores.
 */
import type { MatchRange } from 'shared-contracts/wire/search';
import type { AskedWord } from './candidates';
import { fold } from './fold';
import { editsBetween } from './spelling';

const fieldWeights = {
  product_name: 3,
  brand_name: 2,
  category_name: 1.5,
  description: 1,
} as const;
export type Field = keyof typeof fieldWeights;

const TRIPLES_LEAST = 0.5;
const RANGES_MOST = 50;

function triples(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** The share of the asked word's letter triples that the other has (as pg_trgm's word_similarity). */
function likeness(asked: string, other: string): number {
  const wanted = triples(asked);
  const given = triples(other);
  let shared = 0;
  for (const triple of wanted) if (given.has(triple)) shared += 1;
  return shared / wanted.size;
}

type Token = { text: string; from: number; to: number };

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:[-./][\p{L}\p{N}\p{M}]+)*/gu)].map((found) => ({
    text: fold(found[0]),
    from: found.index,
    to: found.index + found[0].length,
  }));
}

/** 'drills' and 'drill', 'batteries' and 'battery': what stemming found. */
function sameStem(asked: string, word: string): boolean {
  const stem = (text: string) => text.replace(/(?:ies|es|s|y)$/, '').replace(/(?:ing|ed|er)$/, '');
  return asked.length > 3 && word.length > 3 && stem(asked) === stem(word);
}

type Hit = { score: number; range: MatchRange };

/** The best a typo scores (specification, section 9: letters in order, scaled to 50). */
const TYPO_MOST = 50;

function hitOf({ asked, meant }: AskedWord, token: Token): Hit | null {
  const corrected = meant.find((word) => token.text.includes(word));
  if (corrected !== undefined) {
    const edits = editsBetween(asked, corrected, asked.length);
    const score = Math.round(TYPO_MOST * (1 - edits / Math.max(1, asked.length)));
    return { score, range: { from: token.from, to: token.to } };
  }
  const at = token.text.indexOf(asked);
  const whole = { from: token.from, to: token.to };
  if (at >= 0) {
    // Folding may change lengths; then the whole word is marked.
    const sameLength = token.text.length === token.to - token.from;
    const from = token.from + at;
    const range = sameLength ? { from, to: from + asked.length } : whole;
    return { score: at === 0 ? 90 : 70, range };
  }
  if (sameStem(asked, token.text)) return { score: 85, range: whole };
  const alike = asked.length < 4 ? 0 : likeness(asked, token.text);
  return alike >= TRIPLES_LEAST ? { score: Math.round(TYPO_MOST * alike), range: whole } : null;
}

function merged(ranges: MatchRange[]): MatchRange[] {
  const sorted = ranges.toSorted((a, b) => a.from - b.from);
  const out: MatchRange[] = [];
  for (const range of sorted) {
    const last = out.at(-1);
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
    else out.push({ ...range });
  }
  return out.slice(0, RANGES_MOST);
}

export type FieldMatch = { score: number; ranges: MatchRange[] };

/** A field's score (mean over the query's words, 0 when none is in it) and what to mark in it. */
export function matchField(words: AskedWord[], text: string): FieldMatch {
  const tokens = tokensOf(text);
  const ranges: MatchRange[] = [];
  let sum = 0;
  for (const word of words) {
    const hits = tokens.flatMap((token) => hitOf(word, token) ?? []);
    const best = Math.max(0, ...hits.map((hit) => hit.score));
    sum += best;
    // Beside a real match, likenesses are only noise.
    ranges.push(
      ...hits.filter((hit) => best <= TYPO_MOST || hit.score > TYPO_MOST).map((hit) => hit.range),
    );
  }
  const exact = fold(text).trim() === words.map(({ asked }) => asked).join(' ');
  return { score: exact ? 100 : sum / Math.max(1, words.length), ranges: merged(ranges) };
}

/** Percent and highlights of a row; a row found by its model number alone has 70 and no marks. */
export function matchRow(
  words: AskedWord[],
  row: Record<Field, string>,
): { percent: number; highlights: Partial<Record<Field, MatchRange[]>> } {
  let weighted = 0;
  let weights = 0;
  const highlights: Partial<Record<Field, MatchRange[]>> = {};
  for (const [field, weight] of Object.entries(fieldWeights) as [Field, number][]) {
    const { score, ranges } = matchField(words, row[field]);
    if (score === 0) continue;
    weighted += score * weight;
    weights += weight;
    highlights[field] = ranges;
  }
  const percent = weights === 0 ? 70 : Math.round(weighted / weights);
  return { percent: Math.min(100, Math.max(1, percent)), highlights };
}
