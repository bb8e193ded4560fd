import { Injectable } from '@nestjs/common';
import { COUNTRIES, isGroupKey, JOBS, LANGUAGES, PALETTE, TONES } from '@toile/contracts';
import { ValidationError, type Violation } from '@toile/platform';
import { conceptOfTag } from '@toile/vocabulary';
import { ReferenceLists } from '../../catalogue/index.js';
import { ReadScope } from '../../figures/index.js';

const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const FIXED: Partial<Record<string, readonly string[]>> = {
  colour: slugsOf(PALETTE),
  tone: slugsOf(TONES),
  country: slugsOf(COUNTRIES),
  language: slugsOf(LANGUAGES),
  occupation: slugsOf(JOBS),
};

/** Values of a dimension, and where they were named. */
export interface Naming {
  path: string;
  dimension: string;
  any: readonly string[];
}

/** Looks up whether what is named is there: brands and tags in the catalogue, the others in their lists. */
@Injectable()
export class NamedValues {
  constructor(
    private readonly scopes: ReadScope,
    private readonly lists: ReferenceLists,
  ) {}

  /** Groups are no values: whether there is such a one is asked elsewhere. @throws ValidationError, DomainError brand/unknown, trend/unknown */
  async mustExist(namings: readonly Naming[]): Promise<void> {
    const unknown = await Promise.all(
      namings.flatMap(({ path, dimension, any }) =>
        any.filter((slug) => !isGroupKey(slug)).map((slug) => this.unknown(path, dimension, slug)),
      ),
    );
    if (unknown.flat().length > 0) throw new ValidationError(unknown.flat());
  }

  private async unknown(propertyPath: string, dimension: string, slug: string): Promise<Violation[]> {
    const allowed = await this.allowed(dimension);
    if (allowed && !allowed.includes(slug)) {
      const message = `There is no ${dimension} "${slug}". Allowed: ${allowed.join(', ')}`;
      return [{ propertyPath, message, code: 'unknown_value' }];
    }
    // What the vocabulary knows can be asked for, though no look has it.
    if (dimension === 'tag' && !conceptOfTag(slug)) await this.scopes.mustExist('tag', 'trend', slug);
    if (dimension === 'brand') await this.scopes.mustExist('designer', 'brand', slug);
    return [];
  }

  private async allowed(dimension: string): Promise<readonly string[] | undefined> {
    if (dimension === 'city' || dimension === 'type' || dimension === 'season')
      return slugsOf(await this.lists.list(dimension));
    return FIXED[dimension];
  }
}
