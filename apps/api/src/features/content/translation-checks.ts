import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Locale } from '@toile/contracts';
import type pg from 'pg';
import { POOL } from '../../kernel/tokens.js';
import { type LanguageState, wordsBeside } from './domain/languages.js';
import type { EntryName } from './drafts.js';
import { EditorNames } from './editor-names.js';
import { languagesOfEntry, newestDoc, type WrittenEntry } from './written-entries.js';

/** Who has read a translation, and when. */
export interface TranslationCheck {
  /** Null when they have left. */
  by: string | null;
  at: string;
}
export type CheckedLanguage = LanguageState & { checked: TranslationCheck | null };

interface Row {
  language: Locale;
  words_hash: Buffer;
  checked_by: string;
  checked_at: Date;
}

/** Translations that somebody has read beside the English words: that holds until either is written anew. */
@Injectable()
export class TranslationChecks {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly names: EditorNames,
  ) {}

  /** What languages lack; words that were checked as they are now are not out of date, whichever are older. */
  async languagesOf(entry: WrittenEntry): Promise<CheckedLanguage[]> {
    const { kind, slug } = entry;
    const { rows } = await this.pool.query<Row>(
      'SELECT language, words_hash, checked_by, checked_at FROM content_translation_check WHERE kind = $1 AND slug = $2',
      [kind, slug],
    );
    const names = await this.names.of(rows.map(({ checked_by }) => checked_by));
    return languagesOfEntry(entry).map((state) => {
      const row = rows.find(({ language }) => language === state.language);
      if (!row?.words_hash.equals(hashOf(entry, state.language))) return { ...state, checked: null };
      const by = names.get(row.checked_by) ?? null;
      return { ...state, stale: [], checked: { by, at: row.checked_at.toISOString() } };
    });
  }

  async check(entry: WrittenEntry, language: Locale, by: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO content_translation_check (kind, slug, language, words_hash, checked_by) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (kind, slug, language) DO UPDATE SET words_hash = $4, checked_by = $5, checked_at = now()`,
      [entry.kind, entry.slug, language, hashOf(entry, language), by],
    );
  }

  async uncheck({ kind, slug }: EntryName, language: Locale): Promise<void> {
    await this.pool.query(
      'DELETE FROM content_translation_check WHERE kind = $1 AND slug = $2 AND language = $3',
      [kind, slug, language],
    );
  }
}

const hashOf = (entry: WrittenEntry, language: Locale): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(wordsBeside(entry.kind, newestDoc(entry), language)))
    .digest();
