import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { MEDIA_TYPES, type MediaType } from '@toile/contracts';
import { IsIn } from 'class-validator';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';
import { LookSummaryDto } from '../dto/look-summary.dto.js';
import { MediaLookup } from '../read-models/media-lookup.js';

/** A picture by its type and slug. */
export class MediaKeyDto {
  @IsIn(MEDIA_TYPES)
  @ApiProperty({ enum: MEDIA_TYPES })
  type: MediaType;

  /** @example "castellani-brera-fall-winter-2026-look-12" */
  @IsSlug()
  slug: string;
}

/** Which pictures are asked for. */
export class MediasQueryDto {
  @IsNestedList(() => MediaKeyDto, { min: 1, max: 100 })
  items: MediaKeyDto[];
}

/** A picture that was found. */
export class MediaDto extends MediaKeyDto {
  media: LookSummaryDto;
}

/** Pictures in the order they were asked for, and those that are not there. */
export class MediasDto {
  results: MediaDto[];
  missing: MediaKeyDto[];
}

export class Medias extends Query<MediasDto> {
  constructor(readonly items: readonly MediaKeyDto[]) {
    super();
  }
}

@QueryHandler(Medias)
export class MediasHandler implements IQueryHandler<Medias> {
  constructor(private readonly media: MediaLookup) {}

  async execute({ items }: Medias): Promise<MediasDto> {
    const found = await this.media.summaries(items);
    const results = items.flatMap(({ type, slug }) => {
      const media = found.get(`${type}:${slug}`);
      return media ? [{ type, slug, media }] : [];
    });
    return { results, missing: items.filter(({ type, slug }) => !found.has(`${type}:${slug}`)) };
  }
}
