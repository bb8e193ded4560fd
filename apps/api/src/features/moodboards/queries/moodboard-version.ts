import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { MoodboardItemDto, MoodboardSectionDto, MoodboardSummaryDto } from '../moodboard.dto.js';
import { MoodboardItems } from '../moodboard-items.js';
import { Moodboards, toSummary } from '../moodboards.js';

/** A version of a board, in a path. */
export class MoodboardVersionParamsDto {
  /** @example 2 */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  version: number;
}

/** A board as it was, its pictures aside. */
export class MoodboardThenDto extends MoodboardSummaryDto {
  /** @example "For winter" */
  description: string | null;
  /** In their order. */
  sections: MoodboardSectionDto[];
}

/** A board as it was at a version. */
export class MoodboardVersionDto {
  moodboard: MoodboardThenDto;
  results: MoodboardItemDto[];
}

export class MoodboardVersion extends Query<MoodboardVersionDto> {
  constructor(
    readonly slug: string,
    /** Of the member. */
    readonly subject: string,
    readonly version: number,
  ) {
    super();
  }
}

@QueryHandler(MoodboardVersion)
export class MoodboardVersionHandler implements IQueryHandler<MoodboardVersion> {
  constructor(
    private readonly moodboards: Moodboards,
    private readonly items: MoodboardItems,
  ) {}

  /** @throws DomainError moodboard/unknown, moodboard-version/unknown */
  async execute({ slug, subject, version }: MoodboardVersion): Promise<MoodboardVersionDto> {
    const board = await this.moodboards.boardOf(slug, subject, version);
    return {
      moodboard: {
        ...toSummary(slug, board, version),
        description: board.description,
        sections: [...board.sections],
      },
      results: await this.items.withLooks(board.items),
    };
  }
}
