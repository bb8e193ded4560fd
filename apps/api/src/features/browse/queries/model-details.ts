import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ContentOf } from '@toile/contracts';
import { PageDto } from '../../../kernel/http/dto/page.dto.js';
import { LookSummaryDto, ReferenceDto } from '../../catalogue/index.js';
import { Listings } from '../../search/index.js';
import { ModelSummaryDto } from '../dto/model.dto.js';
import { ModelsReadModel } from '../read-models/models.read-model.js';

export class ModelDto extends ModelSummaryDto {
  /** @example 180 */
  height_cm: number | null;
  /** The season of the first show. */
  debut: ReferenceDto | null;
}

export class FirstLooksDto extends PageDto {
  results: LookSummaryDto[];
}

/** A model with the newest looks; the others come from `/model/{slug}/more`. */
export class ModelDetailsDto {
  model: ModelDto;
  looks: FirstLooksDto;
}

export class ModelDetails extends Query<ModelDetailsDto> {
  constructor(
    readonly slug: string,
    /** In the place of what is published; there may be nothing published yet. */
    readonly draft?: ContentOf<'model'>,
  ) {
    super();
  }
}

@QueryHandler(ModelDetails)
export class ModelDetailsHandler implements IQueryHandler<ModelDetails> {
  constructor(
    private readonly models: ModelsReadModel,
    private readonly listings: Listings,
  ) {}

  /** @throws DomainError model/unknown */
  async execute({ slug, draft }: ModelDetails): Promise<ModelDetailsDto> {
    const model = draft ? await this.models.drafted(slug, draft) : await this.models.find(slug);
    const { next: _, ...looks } = await this.listings.looks({ model: slug, page: 1 });
    return { model, looks };
  }
}
