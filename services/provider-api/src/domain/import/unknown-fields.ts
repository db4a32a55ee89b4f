/** Fields of a file that no place is for: each is named with its count, so that nothing is lost unsaid. */

const NAMED_MOST = 50;
const EXAMPLES_MOST = 5;

export class UnknownFields {
  readonly #counts = new Map<string, number>();
  readonly #said = new Set<string>();
  readonly #notes = new Map<string, number>();
  readonly #examples = new Map<string, { some: string[]; count: number }>();

  add(name: string): void {
    // A file may make up a name for each row.
    if (this.#counts.size >= NAMED_MOST && !this.#counts.has(name)) name = 'others';
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Counts the fields of a row that its schema doesn't have. */
  compare(prefix: string, given: unknown, schema: { shape: object }): void {
    if (typeof given !== 'object' || given === null) return;
    for (const name in given) if (!(name in schema.shape)) this.add(`${prefix}${name}`);
  }

  /** Counts something else that is left out. */
  note(text: string): void {
    this.#notes.set(text, (this.#notes.get(text) ?? 0) + 1);
  }

  /** Notes a sentence that the reader of the report should know. */
  say(sentence: string): void {
    this.#said.add(sentence);
  }

  /** Counts something that is to be looked at, and keeps a few examples of it. */
  example(text: string, example: string): void {
    const { some, count } = this.#examples.get(text) ?? { some: [], count: 0 };
    if (some.length < EXAMPLES_MOST) some.push(example);
    this.#examples.set(text, { some, count: count + 1 });
  }

  lines(): string[] {
    return [
      ...this.#said,
      ...[...this.#counts].map(
        ([name, count]) =>
          `unknown field ${name}: left out of ${count} ${count === 1 ? 'row' : 'rows'}`,
      ),
      ...[...this.#notes].map(([text, count]) => `left out: ${text} (${count})`),
      ...[...this.#examples].map(([text, { some, count }]) => {
        const more = count > some.length ? `, … and ${count - some.length} more` : '';
        return `${text}: ${some.join(', ')}${more}`;
      }),
    ];
  }
}
