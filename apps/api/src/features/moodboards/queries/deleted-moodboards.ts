import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { MOODBOARD_RESTORE_DAYS } from '@toile/contracts';
import { PageDto } from '../../../kernel/http/dto/page.dto.js';
import { MoodboardSummaryDto } from '../moodboard.dto.js';
import { toSummary } from '../moodboards.js';
import { type DeletedBoard, MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

const RESTORE_MS = MOODBOARD_RESTORE_DAYS * 86_400_000;

/** A board that was deleted and can be restored. */
export class DeletedMoodboardDto extends MoodboardSummaryDto {
  /** @example "2026-11-21T10:00:00.000Z" */
  deleted_at: string;
  /** @example "2026-12-21T10:00:00.000Z" */
  until: string;
}

/** A member's boards that can be restored. */
export class DeletedMoodboardsDto extends PageDto {
  results: DeletedMoodboardDto[];
}

export class DeletedMoodboards extends Query<DeletedMoodboardsDto> {
  constructor(
    /** Subject of the member. */
    readonly owner: string,
  ) {
    super();
  }
}

@QueryHandler(DeletedMoodboards)
export class DeletedMoodboardsHandler implements IQueryHandler<DeletedMoodboards> {
  constructor(private readonly readModel: MoodboardsReadModel) {}

  async execute({ owner }: DeletedMoodboards): Promise<DeletedMoodboardsDto> {
    const results = (await this.readModel.deleted(owner)).map(toRow);
    return { results, total_count: results.length, page: 1, page_size: 100 };
  }
}

function toRow({ slug, doc }: DeletedBoard): DeletedMoodboardDto {
  const until = new Date(Date.parse(doc.deletedAt) + RESTORE_MS).toISOString();
  return { ...toSummary(slug, doc, doc.version), deleted_at: doc.deletedAt, until };
}
