import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { openPage, type PaywallReader } from '../../paywall/index.js';
import { Listings, type LookPageDto } from '../../search/index.js';
import { ModelsReadModel } from '../read-models/models.read-model.js';

/** Looks of a model, the newest first. */
export class LooksOfModel extends Query<LookPageDto> {
  constructor(
    readonly model: string,
    readonly page: number,
    readonly reader: PaywallReader,
  ) {
    super();
  }
}

@QueryHandler(LooksOfModel)
export class LooksOfModelHandler implements IQueryHandler<LooksOfModel> {
  constructor(
    private readonly models: ModelsReadModel,
    private readonly listings: Listings,
  ) {}

  /** @throws DomainError model/unknown */
  async execute({ model, page, reader }: LooksOfModel): Promise<LookPageDto> {
    await this.models.find(model);
    return openPage(reader, 'looks', page, async () => {
      const { next: _, ...looks } = await this.listings.looks({ model, page });
      return looks;
    });
  }
}
