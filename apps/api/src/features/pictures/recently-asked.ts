/** What was computed last of pictures, by their files, whose bytes never change: so many, the oldest go first. */
export class RecentlyAsked<Found> {
  readonly #found = new Map<string, Found>();

  constructor(private readonly most: number) {}

  /** What is known and what `make` makes of the others, all at once. */
  async of(
    filenames: readonly string[],
    make: (missing: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
  ): Promise<Map<string, Found>> {
    const missing = filenames.filter((filename) => !this.#found.has(filename));
    if (missing.length > 0)
      for (const [filename, found] of await make(missing)) this.#found.set(filename, found);
    const answer = new Map(
      filenames.flatMap((filename): [string, Found][] => {
        const found = this.#found.get(filename);
        return found === undefined ? [] : [[filename, found]];
      }),
    );
    for (const filename of this.#found.keys()) {
      if (this.#found.size <= this.most) break;
      this.#found.delete(filename);
    }
    return answer;
  }
}
