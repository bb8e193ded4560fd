import { ApiProperty } from '@nestjs/swagger';
import type { ContentKind } from '@toile/contracts';
import { IsOptional, IsString } from 'class-validator';
import { CONTENT_KINDS } from './docs/content-docs.js';
import type { Entry } from './domain/content.events.js';

/** Something that editors keep, as it was published. */
export class EntryDto implements Entry {
  @ApiProperty({ enum: CONTENT_KINDS, example: 'client' })
  kind: ContentKind;

  /** @example "vale" */
  slug: string;

  /**
   * Its fields, those of its kind.
   * @example { "name": "Vale", "url": null, "logo": null }
   */
  doc: Record<string, unknown>;
}

/** Which entry is meant, where its name is a path. */
export class EntryQueryDto {
  /**
   * The path of a dynamic page, which may hold slashes.
   * @example "guides/reading"
   */
  @IsOptional()
  @IsString()
  path?: string;
}
