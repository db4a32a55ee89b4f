/** A name while its facts are read: what one rule has read, no other reads again. */
import type { FactKind, NameFact } from './fact-kinds';
import type { Goods } from './goods/roles';

export class Scan {
  readonly facts: NameFact[] = [];
  #left: string;

  constructor(
    /** In one spelling, as plainName has it. */
    readonly name: string,
    readonly goods: Goods,
  ) {
    this.#left = name;
  }

  /** What no rule has read yet. */
  get left(): string {
    return this.#left;
  }

  /** Reads each place of a pattern that is left; what a reader gives null for stays. */
  take(pattern: RegExp, read: (groups: readonly string[], found: string) => boolean | void): void {
    this.#left = this.#left.replaceAll(pattern, (found: string, ...rest: unknown[]) => {
      const groups = rest.filter((each) => typeof each === 'string' || each === undefined);
      const texts = groups.slice(0, -1).map((each) => each ?? '');
      // As long as what was read, so that two neighbours don't become one word.
      return read(texts, found) === false ? found : '¦'.repeat(found.length);
    });
  }

  add(kind: FactKind, value: string, certainty: number, why: string): void {
    this.facts.push({ kind, value, certainty, why });
  }
}

/** '7.5', '1/2', '1-1/4'. */
export const NUMBER = String.raw`\d{1,2}-\d{1,2}\/(?:2|4|8|16|32|64)|\d{1,2}\/(?:2|4|8|16|32|64)|\d+(?:\.\d+)?`;
/** Before a number or word that begins one. */
export const BEGIN = String.raw`(?<![\w./-])`;
/** After one that ends there. */
export const END = String.raw`(?![\w/]|[.-]\d)`;
