/** Files in memory up to a number of bytes; the one that was asked for least recently goes first. */
export class RecentFiles {
  readonly #files = new Map<string, Buffer>();
  #bytes = 0;

  constructor(private readonly mostBytes: number) {}

  get(key: string): Buffer | undefined {
    const file = this.#files.get(key);
    if (!file) return undefined;
    this.#files.delete(key);
    this.#files.set(key, file);
    return file;
  }

  /** The newest is kept even when it alone is too much: who waited for it comes for it next. */
  keep(key: string, file: Buffer): void {
    if (this.#files.has(key)) return;
    this.#files.set(key, file);
    this.#bytes += file.length;
    for (const [oldest, { length }] of this.#files) {
      if (this.#bytes <= this.mostBytes || oldest === key) return;
      this.#files.delete(oldest);
      this.#bytes -= length;
    }
  }
}
