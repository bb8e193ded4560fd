/** Figures of one page ask within this time; events are in the figures that much later. */
export const REMEMBER_MS = 200;
const MOST = 1_000;

/** Answers of a moment ago, by what was asked. What failed is asked again. */
export class Remembered<T> {
  readonly #recent = new Map<string, { answer: Promise<T>; until: number }>();

  /** @param forMs how long an answer is good */
  constructor(private readonly forMs: number) {}

  get(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#recent.get(key);
    if (known && known.until > performance.now()) return known.answer;
    if (this.#recent.size >= MOST) this.#recent.clear();
    const answer = ask();
    this.#recent.set(key, { answer, until: performance.now() + this.forMs });
    answer.catch(() => this.#recent.delete(key));
    return answer;
  }
}
