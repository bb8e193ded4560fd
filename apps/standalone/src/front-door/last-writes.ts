/** When each session wrote last: who has written something is shown no page that is older. */
export class LastWrites {
  readonly #times = new Map<string, number>();

  constructor(private readonly now = Date.now) {}

  note(session: string): void {
    this.#times.delete(session);
    this.#times.set(session, this.now());
    // The oldest come first; what is kept of pages is younger than any of these.
    for (const [oldest, time] of this.#times) {
      if (this.now() - time < 10_000) break;
      this.#times.delete(oldest);
    }
  }

  /** When this session wrote last; before everything when it has not. */
  of(session: string): number {
    return this.#times.get(session) ?? -1;
  }
}
