import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { MoodboardItems } from '../moodboard-items.js';
import { BOARD_FORMATS, type BoardFormat } from '../pdf/board-document.js';
import type { BoardToDraw } from '../pdf/plan-document.js';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

/** How a board is put on paper. */
export class MoodboardPdfQueryDto {
  /** On a page. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(9)
  looks: number = 4;

  /** As what it is written. */
  @IsIn(BOARD_FORMATS)
  @ApiPropertyOptional({ enum: BOARD_FORMATS, default: 'pdf' })
  format: BoardFormat = 'pdf';
}

/** All of a board that is shared under a token; who is on it may name it by its slug, shared or not. */
export class MoodboardToDraw extends Query<BoardToDraw & { slug: string; version: number }> {
  constructor(
    readonly address: string,
    /** Subject of the member who asks. */
    readonly viewer: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(MoodboardToDraw)
export class MoodboardToDrawHandler implements IQueryHandler<MoodboardToDraw> {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly items: MoodboardItems,
  ) {}

  /** @throws DomainError moodboard/unknown */
  async execute({ address, viewer }: MoodboardToDraw) {
    const { slug, doc } = await this.readModel.addressed(address, viewer);
    const [items, photographers] = await Promise.all([
      this.items.rows(doc, slug),
      this.items.photographers(doc.items),
    ]);
    const { version, name, description, cover, sections, arrangement, updated_at: changedAt } = doc;
    return {
      slug,
      version,
      name,
      description,
      cover,
      changedAt,
      sections,
      arrangement,
      items,
      photographers,
    };
  }
}
