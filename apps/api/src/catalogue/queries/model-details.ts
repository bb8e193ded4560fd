import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ModelDetails as Details } from '@toile/contracts';
import { PageDto } from '../../http/dto/page.dto.js';
import { LookSummaryDto } from '../dto/look-summary.dto.js';
import { ModelSummaryDto } from '../dto/model.dto.js';
import { ReferenceDto } from '../dto/reference.dto.js';
import { PictureSearchQuery } from '../filters/picture-search.query.js';
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
export class ModelDetailsDto implements Details {
  model: ModelDto;
  looks: FirstLooksDto;
}

export class ModelDetails extends Query<ModelDetailsDto> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(ModelDetails)
export class ModelDetailsHandler implements IQueryHandler<ModelDetails> {
  constructor(
    private readonly models: ModelsReadModel,
    private readonly pictures: PictureSearchQuery,
  ) {}

  /** @throws DomainError model/unknown */
  async execute({ slug }: ModelDetails): Promise<ModelDetailsDto> {
    const model = await this.models.find(slug);
    return { model, looks: await this.pictures.looks({ model: slug, page: 1 }) };
  }
}
