/** Remembers the event ids of the last while: between `size` and twice as many. */
export class RecentIds {
  private young = new Set<string>();
  private old = new Set<string>();

  constructor(private readonly size = 50_000) {}

  has(id: string): boolean {
    return this.young.has(id) || this.old.has(id);
  }

  add(id: string): void {
    this.young.add(id);
    if (this.young.size < this.size) return;
    this.old = this.young;
    this.young = new Set();
  }
}
