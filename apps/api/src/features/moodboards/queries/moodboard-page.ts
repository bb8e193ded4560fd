import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ARRANGEMENTS, type Arrangement, LISTING_PAGE_SIZE, MOODBOARD_ITEMS } from '@toile/contracts';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { PageDto, PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import {
  BOARD_ROWS,
  IsBoardRows,
  type MoodboardRowDto,
  MoodboardSectionDto,
  MoodboardSummaryDto,
} from '../moodboard.dto.js';
import { MoodboardItems } from '../moodboard-items.js';
import { toSummary } from '../moodboards.js';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

/** Which part of a board is asked for. */
export class MoodboardPageQueryDto extends PageQueryDto {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MOODBOARD_ITEMS)
  @ApiPropertyOptional({ default: LISTING_PAGE_SIZE, maximum: MOODBOARD_ITEMS })
  page_size: number = LISTING_PAGE_SIZE;
}

/** A board, its pictures aside. */
export class MoodboardHeadDto extends MoodboardSummaryDto {
  /**
   * Of its public page; null while it has none.
   * @example "mB4Yp2nQk7c1sVtXz0aLrw"
   */
  token: string | null;
  /** @example "For winter" */
  description: string | null;
  /**
   * `type:slug` of the chosen cover; null while the first picture is it.
   * @example "look:castellani-brera-fall-winter-2026-look-12"
   */
  cover_item: string | null;
  /** In their order. */
  sections: MoodboardSectionDto[];
  /** How it is shown; what lies freely has its `place` either way. */
  @ApiProperty({ enum: ARRANGEMENTS })
  arrangement: Arrangement;
}

/** What stands on a board, in its order: pictures, and among them cards. */
@ApiExtraModels(...BOARD_ROWS)
export class MoodboardPageDto extends PageDto {
  @IsBoardRows()
  results: MoodboardRowDto[];
  /** @example 2 */
  version: number;
  moodboard: MoodboardHeadDto;
}

export class MoodboardPage extends Query<MoodboardPageDto> {
  constructor(
    /** A board by its public address, or one's own by its slug. */
    readonly of: { token: string } | { owner: string; slug: string },
    readonly input: MoodboardPageQueryDto,
  ) {
    super();
  }
}

@QueryHandler(MoodboardPage)
export class MoodboardPageHandler implements IQueryHandler<MoodboardPage> {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly items: MoodboardItems,
  ) {}

  /** @throws DomainError moodboard/unknown, moodboard/forbidden */
  async execute({ of, input: { page, page_size } }: MoodboardPage): Promise<MoodboardPageDto> {
    const { slug, doc } =
      'token' in of ? await this.readModel.shared(of.token) : await this.readModel.own(of.owner, of.slug);
    const { token, description, cover, version, sections, items, arrangement } = doc;
    const address = 'token' in of ? of.token : slug;
    const wanted = items.slice((page - 1) * page_size, page * page_size);
    return {
      results: await this.items.rows(doc, address, wanted),
      total_count: items.length,
      page,
      page_size,
      version,
      moodboard: {
        ...toSummary(slug, doc, version),
        token,
        description,
        cover_item: cover,
        sections: [...sections],
        arrangement,
      },
    };
  }
}
