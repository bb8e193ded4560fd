import { ApiProperty } from '@nestjs/swagger';
import { MEDIA_TYPES, type MediaType } from '@toile/contracts';
import { IsIn } from 'class-validator';
import { IsSlug } from '../../http/dto/slug.decorator.js';

/** A picture by its type and slug. */
export class MediaKeyDto {
  @IsIn(MEDIA_TYPES)
  @ApiProperty({ enum: MEDIA_TYPES })
  type: MediaType;

  /** @example "castellani-brera-fall-winter-2026-look-12" */
  @IsSlug()
  slug: string;
}
