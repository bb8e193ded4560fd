import { Injectable } from '@nestjs/common';
import type { Locale } from '@toile/contracts';
import type { Reading } from '@toile/vocabulary/understanding';
import { IndexSynchroniser } from '../search-index/index-synchroniser.js';
import { readingOf } from './index-queries.js';

/** How texts of a language are read: the vocabulary as it is now, and the names of the catalogue. */
@Injectable()
export class Readings {
  constructor(private readonly synchroniser: IndexSynchroniser) {}

  async in(language: Locale): Promise<Reading> {
    return readingOf((await this.synchroniser.current()).names, language);
  }
}
