import { PageDto } from '../../../kernel/http/dto/page.dto.js';
import { ReferenceDto } from '../../catalogue/index.js';

/** A model as lists show them. */
export class ModelSummaryDto extends ReferenceDto {
  /** @example "woman" */
  gender: string;
  agency: ReferenceDto | null;
  /** @example "Poland" */
  nationality: string;
  /** Whether the first season is the latest one. */
  new_face: boolean;
  /** @example 96 */
  looks_count: number;
  /** Of the newest look. */
  image_filename: string | null;
  locked: boolean;
}

export class ModelPageDto extends PageDto {
  results: ModelSummaryDto[];
}
