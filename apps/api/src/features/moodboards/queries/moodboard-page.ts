import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ARRANGEMENTS,
  type Arrangement,
  BOARD_READER_ROLES,
  type BoardReaderRole,
  LISTING_PAGE_SIZE,
  MOODBOARD_ITEMS,
} from '@toile/contracts';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { PageDto, PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import { BoardNames } from '../board-names.js';
import { BoardMemberDto } from '../board-people.dto.js';
import { CommentsRead } from '../comments-read.js';
import { isWaiting } from '../domain/board-people.decider.js';
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
   * Of its public page; null while it has none, and for all but its owner.
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
  /** What the reader may do with it; null on its public page, which tells nothing of its people. */
  @ApiProperty({ enum: [...BOARD_READER_ROLES], nullable: true })
  role: BoardReaderRole | null;
  /** Whose it is; null on its public page. */
  owner: BoardMemberDto | null;
  /**
   * On it beside its owner.
   * @example 2
   */
  people: number;
  /**
   * Invitations that wait, for its owner alone.
   * @example 0
   */
  invited: number;
  /**
   * Comments of others the reader has not read.
   * @example 0
   */
  unread: number;
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
    /** A board by its public address, or by its slug for a member who may see it. */
    readonly of: { token: string } | { subject: string; slug: string },
    readonly input: MoodboardPageQueryDto,
  ) {
    super();
  }
}

/** What a public page says of people. */
const NOBODY = { role: null, owner: null, people: 0, invited: 0, unread: 0 };

@QueryHandler(MoodboardPage)
export class MoodboardPageHandler implements IQueryHandler<MoodboardPage> {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly items: MoodboardItems,
    private readonly names: BoardNames,
    private readonly read: CommentsRead,
  ) {}

  /** @throws DomainError moodboard/unknown */
  async execute({ of, input: { page, page_size } }: MoodboardPage): Promise<MoodboardPageDto> {
    const shown = 'token' in of ? await this.readModel.shared(of.token) : await this.seen(of);
    const { slug, doc, ...reader } = shown;
    const { description, cover, version, sections, items, arrangement } = doc;
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
        // Who is no longer on a board must not go on seeing it by an address they were never given.
        token: 'token' in of || ('role' in reader && reader.role === 'own') ? doc.token : null,
        description,
        cover_item: cover,
        sections: [...sections],
        arrangement,
        ...NOBODY,
        ...reader,
      },
    };
  }

  private async seen({ subject, slug }: { subject: string; slug: string }) {
    const board = await this.readModel.seen(subject, slug);
    const [owner, unread] = await Promise.all([
      this.names.of(board.doc.owner),
      this.read.unread(subject, [board]),
    ]);
    const { people, invitations } = board.doc.access;
    const now = new Date();
    const invited = board.role === 'own' ? invitations.filter((one) => isWaiting(one, now)).length : 0;
    return { ...board, owner, people: people.length, invited, unread: unread.get(slug) ?? 0 };
  }
}
