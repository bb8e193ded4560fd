import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { plain } from '../../../kernel/http/dto/plain.js';
import { AreSlugs } from '../../../kernel/http/dto/slug-list.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { Collections } from '../collections.js';
import type { LookChange } from '../domain/collection.decider.js';
import { GarmentDto } from '../dto/collection-facts.dto.js';
import { SeenVersion } from '../dto/seen-version.decorator.js';
import { type ShownCollectionDto, shown } from '../dto/shown-collection.dto.js';
import { OwnBrands } from '../own-brands.js';
import { SuggestedValues } from '../read-models/suggested-values.js';

const STATUSES = ['published', 'withdrawn'] as const;

/** Details of a look anew; what is left out stays. */
export class ChangeOwnLookDto {
  /** @example "castellani-brera-fall-winter-2026-look-1" */
  @IsText({ min: 1, max: 200 })
  slug: string;

  /** @example "A velvet coat." */
  @IfGiven()
  @IsText({ max: 2_000 })
  description?: string;

  /**
   * Slugs of tags that there are.
   * @example ["velvet"]
   */
  @IfGiven()
  @AreSlugs({ max: 500 })
  tags?: string[];

  /** Slugs of models that there are. */
  @IfGiven()
  @AreSlugs({ max: 500 })
  models?: string[];

  /**
   * Whose picture it is.
   * @example "Ines Marchetti"
   */
  @IfGiven()
  @IsText({ max: 200 })
  credit?: string;

  /** What it is made of, from the skin outwards. */
  @IfGiven()
  @IsNestedList(() => GarmentDto, { max: 20 })
  @ApiProperty({ type: () => [GarmentDto], required: false })
  garments?: GarmentDto[];
}

/** Details of looks, and whether readers see the collection. */
export class ChangeOwnCollectionDto {
  @IfGiven()
  @IsIn(STATUSES)
  status?: (typeof STATUSES)[number];

  @SeenVersion()
  version?: number;

  @IsNestedList(() => ChangeOwnLookDto, { max: 500 })
  @ApiProperty({ type: () => [ChangeOwnLookDto], default: [] })
  looks: ChangeOwnLookDto[] = [];
}

/** What the form of the page sends. */
export class ShowOwnCollectionDto {
  @IsIn(STATUSES)
  status: (typeof STATUSES)[number];
}

/** A brand changes looks of its own collection, shows it to readers or takes it back. */
export class ChangeOwnCollection extends Command<ShownCollectionDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly collection: string,
    readonly wanted: ChangeOwnCollectionDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeOwnCollection)
export class ChangeOwnCollectionHandler implements ICommandHandler<ChangeOwnCollection> {
  constructor(
    private readonly collections: Collections,
    private readonly own: OwnBrands,
    private readonly suggested: SuggestedValues,
  ) {}

  /**
   * @throws DomainError collection/unknown, collection/conflict, designer/forbidden, look/unknown, collection-looks/invalid,
   * collection-embargo/conflict; ValidationError naming
   * tags and models that are not there
   */
  async execute({ caller, member, collection, wanted }: ChangeOwnCollection): Promise<ShownCollectionDto> {
    let now = shown(collection, await this.own.collection(member, collection));
    const changes = await this.named(wanted.looks);
    const { version } = wanted;
    if (changes.length > 0)
      now = await this.collections.edit(collection, caller, {
        type: 'ChangeLooks',
        collection,
        changes,
        version,
      });
    if (wanted.status) {
      const second = { ...caller, commandId: `${caller.commandId}:status` };
      now = await this.collections.show(collection, second, wanted.status);
    }
    return now;
  }

  /** Tags and models with the names they have. */
  private async named(looks: readonly ChangeOwnLookDto[]): Promise<LookChange[]> {
    const [tagOf, modelOf] = await Promise.all([
      this.suggested.named(
        'tags',
        'tag',
        looks.flatMap(({ tags }) => tags ?? []),
      ),
      this.suggested.named(
        'models',
        'individual',
        looks.flatMap(({ models }) => models ?? []),
      ),
    ]);
    return looks.map(({ slug, description, tags, models, credit, garments }) => ({
      slug,
      ...(credit === undefined ? {} : { credit }),
      ...(garments === undefined ? {} : { garments: plain(garments) }),
      ...(description === undefined ? {} : { description }),
      ...(tags ? { tags: tags.flatMap((slug) => tagOf.get(slug) ?? []) } : {}),
      ...(models ? { models: models.flatMap((slug) => modelOf.get(slug) ?? []) } : {}),
    }));
  }
}
