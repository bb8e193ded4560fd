import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LOCALES, type Locale } from '@toile/contracts';
import { PageQueryDto } from '../../../kernel/http/dto/page.dto.js';
import { decide, type PaywallReader } from '../../paywall/index.js';
import { OneOfFilter, WordsFilter, type YesOrNo } from '../../search/index.js';
import { ModelPageDto, ModelSummaryDto } from '../dto/model.dto.js';
import { ModelsReadModel } from '../read-models/models.read-model.js';

const GENDERS = ['woman', 'man', 'non-binary'] as const;

/** Which models are asked for; an empty field means "any". */
export class ModelsQueryDto extends PageQueryDto {
  /**
   * Words of the name, accents and case aside.
   * @example "zof"
   */
  @WordsFilter()
  search?: string;

  @OneOfFilter(GENDERS)
  gender?: (typeof GENDERS)[number];

  /**
   * The first of the name.
   * @example "Z"
   */
  @WordsFilter({ max: 1 })
  letter?: string;
}

/** The same, or, with `model=true`, what a reader has typed into a field for a model. */
export class ModelSearchDto extends ModelsQueryDto {
  /** `true`: rows for a dropdown. */
  @OneOfFilter(['true', 'false'])
  model?: YesOrNo;

  /** The language the reader writes in. */
  @OneOfFilter(LOCALES)
  language?: Locale;
}

/** Models that were found, those seen most first. Locked, of the new faces only. */
export class Models extends Query<ModelPageDto> {
  constructor(
    readonly search: ModelsQueryDto,
    readonly reader: PaywallReader,
  ) {
    super();
  }
}

@QueryHandler(Models)
export class ModelsHandler implements IQueryHandler<Models> {
  constructor(private readonly models: ModelsReadModel) {}

  execute({ search, reader }: Models): Promise<ModelPageDto> {
    return this.models.list(search, { newFacesOnly: decide(reader, 'models').locked });
  }
}

/** Models and who walked for the first time; locked, of these only. */
export class ModelsPageDto extends ModelPageDto {
  new_faces: ModelSummaryDto[];
  locked: boolean;
}

/** The page of models: as in a search, with the new faces beside. */
export class ModelsAndNewFaces extends Query<ModelsPageDto> {
  constructor(
    readonly search: ModelsQueryDto,
    readonly reader: PaywallReader,
  ) {
    super();
  }
}

@QueryHandler(ModelsAndNewFaces)
export class ModelsAndNewFacesHandler implements IQueryHandler<ModelsAndNewFaces> {
  constructor(private readonly models: ModelsReadModel) {}

  async execute({ search, reader }: ModelsAndNewFaces): Promise<ModelsPageDto> {
    const { locked } = decide(reader, 'models');
    const [list, new_faces] = await Promise.all([
      this.models.list(search, { newFacesOnly: locked }),
      this.models.newFaces(),
    ]);
    return { ...list, new_faces, locked };
  }
}
