import type { Reference } from '@toile/contracts';

/** Something that has a page of its own. */
export class ReferenceDto implements Reference {
  /** @example "paris" */
  slug: string;
  /** @example "Paris" */
  name: string;
}
