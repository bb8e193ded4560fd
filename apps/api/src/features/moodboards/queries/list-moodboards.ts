import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LISTING_PAGE_SIZE } from '@toile/contracts';
import { IsOptional } from 'class-validator';
import { PageDto, PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import type { MediaKeyDto } from '../../catalogue/index.js';
import { MoodboardSummaryDto } from '../moodboard.dto.js';
import { toSummary } from '../moodboards.js';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

/** Which boards are asked for, and about which picture. */
export class MoodboardListQueryDto extends PageQueryDto {
  /** Slug of a look; `contains` says which boards hold it. */
  @IsOptional()
  @IsText({ max: 200 })
  look?: string;

  /** Slug of a street-style picture, instead of a look. */
  @IsOptional()
  @IsText({ max: 200 })
  street?: string;

  /** Part of a name. */
  @IsOptional()
  @IsText({ max: 120 })
  search?: string;
}

/** A board in the list of its owner. */
export class MoodboardListRowDto extends MoodboardSummaryDto {
  /**
   * Of its public page; null while it has none.
   * @example "mB4Yp2nQk7c1sVtXz0aLrw"
   */
  token: string | null;
  /** Whether it holds the picture that was asked with. */
  contains: boolean;
  /** @example "2026-11-21T10:00:00.000Z" */
  updated_at: string;
}

/** A page of a member's boards. */
export class MoodboardListDto extends PageDto {
  results: MoodboardListRowDto[];
}

export class ListMoodboards extends Query<MoodboardListDto> {
  constructor(
    /** Subject of the member. */
    readonly owner: string,
    readonly input: MoodboardListQueryDto,
  ) {
    super();
  }
}

@QueryHandler(ListMoodboards)
export class ListMoodboardsHandler implements IQueryHandler<ListMoodboards> {
  constructor(private readonly readModel: MoodboardsReadModel) {}

  async execute({ owner, input }: ListMoodboards): Promise<MoodboardListDto> {
    const { page, search = '' } = input;
    const { boards, total } = await this.readModel.list(owner, { page, search, wanted: wantedIn(input) });
    const results = boards.map(({ slug, doc, contains }) => ({
      ...toSummary(slug, doc, doc.version),
      token: doc.token,
      contains,
      updated_at: doc.updated_at,
    }));
    return { results, total_count: total, page, page_size: LISTING_PAGE_SIZE };
  }
}

function wantedIn({ look, street }: MoodboardListQueryDto): MediaKeyDto | undefined {
  if (look) return { type: 'look', slug: look };
  return street ? { type: 'street-style', slug: street } : undefined;
}
