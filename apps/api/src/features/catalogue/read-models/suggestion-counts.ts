import type { Reference, SuggestionKind } from '@toile/contracts';
import type { PoolClient } from 'pg';

/** Changes of what can be suggested, summed over a batch of events and written once. */
export class SuggestionCounts {
  readonly #changes = new Map<string, { kind: SuggestionKind; slug: string; name: string; by: number }>();

  add(kind: SuggestionKind, { slug, name }: Reference, by: number): void {
    const key = `${kind}/${slug}`;
    const known = this.#changes.get(key);
    if (known) {
      known.by += by;
      known.name = name;
    } else this.#changes.set(key, { kind, slug, name, by });
  }

  /** A kind's tag, brand or model stays suggestible at 0 looks as long as it is kept as content. */
  async write(client: PoolClient): Promise<void> {
    const changes = [...this.#changes.values()];
    if (changes.length === 0) return;
    await client.query(
      `INSERT INTO suggestion (kind, slug, name, plain, total_count)
       SELECT kind, slug, name, catalogue_plain(name), by
       FROM unnest($1::text[], $2::text[], $3::text[], $4::int[]) AS c (kind, slug, name, by)
       ON CONFLICT (kind, slug) DO UPDATE SET name = excluded.name, plain = excluded.plain,
         total_count = suggestion.total_count + excluded.total_count`,
      [
        changes.map((change) => change.kind),
        changes.map((change) => change.slug),
        changes.map((change) => change.name),
        changes.map((change) => change.by),
      ],
    );
    this.#changes.clear();
  }
}
