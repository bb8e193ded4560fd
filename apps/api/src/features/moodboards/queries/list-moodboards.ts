import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { BOARD_READER_ROLES, type BoardReaderRole, LISTING_PAGE_SIZE } from '@toile/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { PageDto, PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import type { MediaKeyDto } from '../../catalogue/index.js';
import { BoardNames } from '../board-names.js';
import { BoardMemberDto } from '../board-people.dto.js';
import { CommentsRead } from '../comments-read.js';
import { roleOn } from '../domain/board-people.state.js';
import { MoodboardSummaryDto } from '../moodboard.dto.js';
import { toSummary } from '../moodboards.js';
import { BOARD_LISTS, type BoardList, MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

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

  /** The reader's own boards, those of others they are on, or all they may change, the one they changed last first. */
  @IsIn(BOARD_LISTS)
  @ApiPropertyOptional({ enum: [...BOARD_LISTS], default: 'own' })
  of: BoardList = 'own';

  /** Part of a name. */
  @IsOptional()
  @IsText({ max: 120 })
  search?: string;
}

/** A board in the list of who is on it. */
export class MoodboardListRowDto extends MoodboardSummaryDto {
  /**
   * Of its public page; null while it has none, and for all but its owner.
   * @example "mB4Yp2nQk7c1sVtXz0aLrw"
   */
  token: string | null;
  /** Whether it holds the picture that was asked with. */
  contains: boolean;
  /** @example "2026-11-21T10:00:00.000Z" */
  updated_at: string;
  /**
   * When the reader changed it last; null where they never did.
   * @example "2026-11-21T10:00:00.000Z"
   */
  touched_at: string | null;
  /** What the reader may do with it. */
  @ApiProperty({ enum: [...BOARD_READER_ROLES] })
  role: BoardReaderRole;
  /** Whose it is; null where it is the reader's own. */
  owner: BoardMemberDto | null;
  /**
   * On it beside its owner.
   * @example 2
   */
  people: number;
  /**
   * Comments of others the reader has not read.
   * @example 0
   */
  unread: number;
}

/** A page of a member's boards. */
export class MoodboardListDto extends PageDto {
  results: MoodboardListRowDto[];
}

export class ListMoodboards extends Query<MoodboardListDto> {
  constructor(
    /** Of the member. */
    readonly subject: string,
    readonly input: MoodboardListQueryDto,
  ) {
    super();
  }
}

@QueryHandler(ListMoodboards)
export class ListMoodboardsHandler implements IQueryHandler<ListMoodboards> {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly names: BoardNames,
    private readonly read: CommentsRead,
  ) {}

  async execute({ subject, input }: ListMoodboards): Promise<MoodboardListDto> {
    const { page, search = '', of } = input;
    const asked = { page, search, of, wanted: wantedIn(input) };
    const { boards, total } = await this.readModel.list(subject, asked);
    const unread = await this.read.unread(subject, boards);
    const results = await Promise.all(
      boards.map(async ({ slug, doc, contains }): Promise<MoodboardListRowDto> => {
        const role = roleOn(doc, subject) ?? 'read';
        const isOwn = role === 'own';
        return {
          ...toSummary(slug, doc, doc.version),
          token: isOwn ? doc.token : null,
          contains,
          updated_at: doc.updated_at,
          touched_at: doc.touched[subject] ?? null,
          role,
          owner: isOwn ? null : await this.names.of(doc.owner),
          people: doc.access.people.length,
          unread: unread.get(slug) ?? 0,
        };
      }),
    );
    return { results, total_count: total, page, page_size: LISTING_PAGE_SIZE };
  }
}

function wantedIn({ look, street }: MoodboardListQueryDto): MediaKeyDto | undefined {
  if (look) return { type: 'look', slug: look };
  return street ? { type: 'street-style', slug: street } : undefined;
}
