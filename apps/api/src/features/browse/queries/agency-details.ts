import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@toile/contracts';
import { inLanguage } from '../../../kernel/http/in-language.js';
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
  /** Of `about`: English where editors wrote none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
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
    readonly locale: Locale,
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
  async execute({ slug, reader, locale }: AgencyDetails): Promise<AgencyDetailsDto> {
    const { doc } = await this.content.find('agency', slug);
    const { city: where, ...said } = inLanguage(doc, locale);
    const { locked } = decide(reader, 'models');
    const [models, found] = await Promise.all([
      this.models.ofAgency(slug, { newFacesOnly: locked }),
      this.lists.find('city', where),
    ]);
    const city = { slug: where, name: found?.name ?? where };
    return { agency: { slug, ...said, city }, models, locked };
  }
}
