import type { Reference } from '@toile/contracts';
import { IsText } from '../../http/dto/text.decorator.js';

/** Something as whoever writes it calls it: its slug and its name. */
export class NamedDto implements Reference {
  /** @example "velvet" */
  @IsText({ min: 1, max: 200 })
  slug: string;

  /** @example "Velvet" */
  @IsText({ min: 1, max: 200 })
  name: string;
}
