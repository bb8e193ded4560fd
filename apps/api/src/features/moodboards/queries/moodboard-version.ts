import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { ARRANGEMENTS, type Arrangement } from '@toile/contracts';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import {
  BOARD_ROWS,
  IsBoardRows,
  type MoodboardRowDto,
  MoodboardSectionDto,
  MoodboardSummaryDto,
} from '../moodboard.dto.js';
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
  @ApiProperty({ enum: ARRANGEMENTS })
  arrangement: Arrangement;
}

/** A board as it was at a version. */
@ApiExtraModels(...BOARD_ROWS)
export class MoodboardVersionDto {
  moodboard: MoodboardThenDto;
  @IsBoardRows()
  results: MoodboardRowDto[];
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
        arrangement: board.arrangement,
      },
      results: await this.items.rows(board, slug),
    };
  }
}
