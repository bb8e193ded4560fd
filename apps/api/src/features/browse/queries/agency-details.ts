import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ContentQuery, ReferenceDto, ReferenceLists } from '../../catalogue/index.js';
import { decide, type PaywallReader } from '../../paywall/index.js';
import { ModelSummaryDto } from '../dto/model.dto.js';
import { ModelsReadModel } from '../read-models/models.read-model.js';

export class AgencyDto extends ReferenceDto {
  city: ReferenceDto;
  /** @example "Looks after forty faces." */
  about: string;
  /** @example "https://agency.example" */
  website: string | null;
}

/** An agency with its models; locked, its new faces only. */
export class AgencyDetailsDto {
  agency: AgencyDto;
  models: ModelSummaryDto[];
  locked: boolean;
}

export class AgencyDetails extends Query<AgencyDetailsDto> {
  constructor(
    readonly slug: string,
    readonly reader: PaywallReader,
  ) {
    super();
  }
}

@QueryHandler(AgencyDetails)
export class AgencyDetailsHandler implements IQueryHandler<AgencyDetails> {
  constructor(
    private readonly content: ContentQuery,
    private readonly models: ModelsReadModel,
    private readonly lists: ReferenceLists,
  ) {}

  /** @throws DomainError agency/unknown */
  async execute({ slug, reader }: AgencyDetails): Promise<AgencyDetailsDto> {
    const { name, about, website, city: where } = (await this.content.find('agency', slug)).doc;
    const { locked } = decide(reader, 'models');
    const [models, found] = await Promise.all([
      this.models.ofAgency(slug, { newFacesOnly: locked }),
      this.lists.find('city', where),
    ]);
    const city = { slug: where, name: found?.name ?? where };
    return { agency: { slug, name, about, website, city }, models, locked };
  }
}
