import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { CollectionFactsDto, Collections, LookFactsDto, shown } from '../../catalogue/index.js';
import { Picture, type RenderedPicture } from '../../pictures/index.js';
import { Previews } from '../previews.js';

/** A look in a preview. */
export class PreviewedLookDto {
  position: number;
  description: string;
  image_filename: string;
  width: number;
  height: number;
  thumbhash: string | null;
  models: LookFactsDto['models'];
}

/** A show as it will be. */
export class PreviewDto {
  facts: CollectionFactsDto;
  /** In the order of the show. */
  looks: PreviewedLookDto[];
  /** Until when the link works. */
  expires_at: string;
}

/** A show before its time, for who holds a link. */
export class PreviewOfShow extends Query<PreviewDto> {
  constructor(readonly token: string) {
    super();
  }
}

@QueryHandler(PreviewOfShow)
export class PreviewOfShowHandler implements IQueryHandler<PreviewOfShow> {
  constructor(
    private readonly previews: Previews,
    private readonly collections: Collections,
  ) {}

  /** @throws DomainError preview/unknown, collection/unknown */
  async execute({ token }: PreviewOfShow): Promise<PreviewDto> {
    const { collection, expires_at } = await this.previews.open(token);
    const { facts, looks } = shown(collection, await this.collections.state(collection));
    return {
      facts,
      looks: looks.map(
        ({ position, description, image_filename, width, height, thumbhash = null, models }) => ({
          position,
          description,
          image_filename,
          width,
          height,
          thumbhash,
          models,
        }),
      ),
      expires_at: expires_at.toISOString(),
    };
  }
}

/** A picture of a look of that show, and of no other. */
export class PreviewedPicture extends Query<RenderedPicture> {
  constructor(
    readonly token: string,
    readonly filename: string,
    readonly accept: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(PreviewedPicture)
export class PreviewedPictureHandler implements IQueryHandler<PreviewedPicture> {
  constructor(
    private readonly previews: Previews,
    private readonly collections: Collections,
    private readonly queries: QueryBus,
  ) {}

  /** @throws DomainError preview/unknown, collection/unknown, picture/unknown */
  async execute({ token, filename, accept }: PreviewedPicture): Promise<RenderedPicture> {
    const { collection } = await this.previews.open(token);
    const { looks } = await this.collections.state(collection);
    if (![...looks.values()].some(({ image_filename }) => image_filename === filename))
      throw new DomainError('picture/unknown', 'There is no such picture.');
    return this.queries.execute(new Picture('list_800', filename, accept, 'holder-of-link'));
  }
}
