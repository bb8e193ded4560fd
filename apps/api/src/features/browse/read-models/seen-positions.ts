const MOST_GAPS = 200;
const MOST_POSITION = 1_000_000;
const WRITTEN = /^(\d{1,7})(?:-(\d{1,7}(?:,\d{1,7})*))?$/;

/**
 * Positions of a show's looks that a reader has seen. As text it is the highest, with those below it that are still to come:
 * `12-3,7`; a look that comes out late is so neither lost nor sent twice across a reconnect. Of more than 200 gaps the
 * highest alone is written: what comes out late below it is then not sent after a reconnect.
 */
export class SeenPositions {
  #highest: number;
  readonly #gaps: Set<number>;

  /** What is no text of ours is the beginning: a stream that a browser opens anew must not be refused. */
  constructor(text: unknown) {
    const [, highest = '0', gaps = ''] = WRITTEN.exec(String(text ?? '')) ?? [];
    this.#highest = Math.min(Number(highest), MOST_POSITION);
    this.#gaps = new Set(
      gaps === ''
        ? []
        : gaps
            .split(',')
            .slice(0, MOST_GAPS)
            .map(Number)
            .filter((one) => one < this.#highest),
    );
  }

  has(position: number): boolean {
    return position <= this.#highest && !this.#gaps.has(position);
  }

  /** Forgets places that no look has any more, so that one that comes to them is new. @returns whether there were any */
  keep(positions: ReadonlySet<number>): boolean {
    const last = Math.max(0, ...positions);
    let isGone = this.#highest > last;
    this.#highest = Math.min(this.#highest, last);
    for (const gap of this.#gaps) if (gap > last) this.#gaps.delete(gap);
    for (let at = 1; at <= this.#highest; at++)
      if (this.has(at) && !positions.has(at)) {
        this.#gaps.add(at);
        isGone = true;
      }
    while (this.#gaps.delete(this.#highest)) this.#highest -= 1;
    return isGone;
  }

  add(position: number): void {
    this.#gaps.delete(position);
    if (position <= this.#highest) return;
    for (let gap = this.#highest + 1; gap < position && this.#gaps.size <= MOST_GAPS; gap++)
      this.#gaps.add(gap);
    this.#highest = position;
  }

  toString(): string {
    const gaps = [...this.#gaps];
    return gaps.length === 0 || gaps.length > MOST_GAPS
      ? String(this.#highest)
      : `${this.#highest}-${gaps.sort((a, b) => a - b).join(',')}`;
  }
}
