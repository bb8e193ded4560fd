import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsNested, IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { IsNewSlug } from '../../../kernel/http/dto/new-slug.decorator.js';
import { plain } from '../../../kernel/http/dto/plain.js';
import { Collections } from '../collections.js';
import { withGarmentTags } from '../domain/garment-tags.js';
import { LookFactsDto, ShowFactsDto } from '../dto/collection-facts.dto.js';
import type { ShownCollectionDto } from '../dto/shown-collection.dto.js';

/** Which collection is meant. */
export class NewCollectionPathDto {
  /** @example "castellani-brera-fall-winter-2026" */
  @IsNewSlug(150)
  slug: string;
}

/** A collection with looks of it. */
export class CatalogueCollectionDto {
  @IsNested(() => ShowFactsDto)
  facts: ShowFactsDto;

  /** New ones and those that have changed; the others stay. */
  @IsNestedList(() => LookFactsDto, { max: 500 })
  @ApiProperty({ type: () => [LookFactsDto], default: [] })
  looks: LookFactsDto[] = [];

  /** Whether readers see it at once. */
  @IsBoolean()
  publish: boolean = false;
}

/** An editor makes or revises a collection. */
export class CatalogueCollection extends Command<ShownCollectionDto> {
  constructor(
    readonly caller: Caller,
    readonly collection: string,
    readonly wanted: CatalogueCollectionDto,
  ) {
    super();
  }
}

@CommandHandler(CatalogueCollection)
export class CatalogueCollectionHandler implements ICommandHandler<CatalogueCollection> {
  constructor(private readonly collections: Collections) {}

  /** @throws DomainError collection-looks/invalid, collection-embargo/conflict */
  execute({ caller, collection, wanted }: CatalogueCollection): Promise<ShownCollectionDto> {
    const { facts, looks, publish } = plain(wanted);
    const command = {
      type: 'Catalogue',
      facts: { ...facts, collection },
      looks: looks.map(withGarmentTags),
      publish,
      at: caller.metadata.occurredAt.toISOString(),
    } as const;
    return this.collections.edit(collection, caller, command);
  }
}
