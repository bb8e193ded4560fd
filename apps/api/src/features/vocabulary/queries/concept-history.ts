import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type { ProjectionRunner } from '@toile/event-store';
import { isShipped } from '@toile/vocabulary';
import { In, Repository } from 'typeorm';
import { READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { MemberEntity } from '../../accounts/index.js';
import { unknownConcept } from '../domain/vocabulary.errors.js';
import { VocabularyChangeEntity } from '../read-models/vocabulary-change.entity.js';
import { vocabularyChanges } from '../read-models/vocabulary-changes.projection.js';

/** Who changed something. */
export class EditorDto {
  /** Random; names nobody by itself. */
  subject: string;
  /**
   * Null once they have left.
   * @example "Edith Editor"
   */
  name: string | null;
}

export class ConceptChangeDto {
  /**
   * Of the concept after it.
   * @example 1
   */
  version: number;
  /** @example "ConceptReworded" */
  type: string;
  /**
   * What is different.
   * @example { "concept": "garment/trench-coat", "label": { "fr": "Imper" } }
   */
  data: Record<string, unknown>;
  by: EditorDto | null;
  /** @example "2026-11-24T10:00:00.000Z" */
  at: string;
}

export class ConceptHistoryDto {
  /** The first comes first. */
  changes: ConceptChangeDto[];
}

/** What editors have made of a concept, also of one that was merged or retired. */
export class ConceptHistory extends Query<ConceptHistoryDto> {
  constructor(readonly concept: string) {
    super();
  }
}

@QueryHandler(ConceptHistory)
export class ConceptHistoryHandler implements IQueryHandler<ConceptHistory> {
  constructor(
    @InjectRepository(VocabularyChangeEntity) private readonly changes: Repository<VocabularyChangeEntity>,
    @InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
  ) {}

  /** @throws DomainError concept/unknown */
  async execute({ concept }: ConceptHistory): Promise<ConceptHistoryDto> {
    await this.readModels.whenCurrent(vocabularyChanges);
    const found = await this.changes
      .createQueryBuilder('change')
      .where("change.doc->'concepts' @> to_jsonb(:concept::text)", { concept })
      .orderBy('change.number')
      .getMany();
    if (found.length === 0 && !isShipped(concept)) throw unknownConcept(concept);
    const names = await this.namesOf(found.flatMap(({ doc }) => doc.by ?? []));
    const changes = found.map(({ doc: { event, by, at } }, index) => ({
      version: index + 1,
      type: event.type,
      data: { ...event.data },
      by: by === null ? null : { subject: by, name: names.get(by) ?? null },
      at,
    }));
    return { changes };
  }

  private async namesOf(subjects: readonly string[]): Promise<Map<string, string>> {
    const members = await this.members.findBy({ subject: In([...new Set(subjects)]) });
    return new Map(
      members.map(({ subject, doc: { first_name, last_name } }) => [
        subject,
        [first_name, last_name].filter(Boolean).join(' '),
      ]),
    );
  }
}
