const REMEMBER_MS = 1_000;
const MOST = 500;

/** Answers of the last second: a crowd that asks the same at the same time is asked for once. */
export class RecentAnswers {
  readonly #answers = new Map<string, { answer: Promise<unknown>; until: number }>();

  constructor(private readonly now = () => performance.now()) {}

  /** What `make` gives, or gave for this key a moment ago. A failure is not remembered. */
  of<T>(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key);
    // What stands under a key was made by the same call.
    if (known && known.until > this.now()) return known.answer as Promise<T>;
    if (this.#answers.size >= MOST) this.#answers.clear();
    const answer = make();
    this.#answers.set(key, { answer, until: this.now() + REMEMBER_MS });
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }
}
