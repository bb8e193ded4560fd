import { Inject, Injectable } from '@nestjs/common';
import type { Reference, SuggestionKind } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { tagInPlaceOf } from '@toile/vocabulary';
import type pg from 'pg';
import { POOL } from '../../../kernel/tokens.js';
import { SUGGESTIONS } from './tables.js';

type Kind = Extract<SuggestionKind, 'tag' | 'individual'>;

/** A sentence that names the values of a kind that are spelt most like `slug`. */
export async function nearestValues(pool: pg.Pool, kind: SuggestionKind, slug: string): Promise<string> {
  const { rows } = await pool.query<{ slug: string }>(
    `SELECT slug FROM ${SUGGESTIONS} WHERE kind = $1 ORDER BY similarity(slug, $2) DESC, total_count DESC, slug LIMIT 8`,
    [kind, slug],
  );
  return `Nearest: ${rows.map((row) => row.slug).join(', ')}; all of them are at /api/autocomplete/${kind}.`;
}

/** Tags and models by their slugs, for those who write them into looks. */
@Injectable()
export class SuggestedValues {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** @throws ValidationError at `field` when one does not exist, naming the nearest */
  async named(field: string, kind: Kind, slugs: readonly string[]): Promise<Map<string, Reference>> {
    const { rows } = await this.pool.query<Reference>(
      `SELECT slug, name FROM ${SUGGESTIONS} WHERE kind = $1 AND slug = ANY($2)`,
      [kind, slugs],
    );
    const found = new Map(rows.map((row) => [row.slug, row]));
    // A browser that was open, or without a line, may still give a tag whose concept was merged away.
    if (kind === 'tag')
      for (const slug of slugs) {
        const meant = tagInPlaceOf({ slug, name: slug });
        if (meant.slug !== slug) found.set(slug, meant);
      }
    const missing = slugs.find((slug) => !found.has(slug));
    if (missing === undefined) return found;
    const message = `There is no "${missing}". ${await nearestValues(this.pool, kind, missing)}`;
    throw new ValidationError([{ propertyPath: field, message, code: 'unknown_value' }]);
  }
}
