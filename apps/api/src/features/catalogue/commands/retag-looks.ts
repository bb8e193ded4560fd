import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import { NEW_SLUG, type Reference } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches, MaxLength } from 'class-validator';
import { Repository } from 'typeorm';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { IsNewSlug } from '../../../kernel/http/dto/new-slug.decorator.js';
import { plain } from '../../../kernel/http/dto/plain.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { unknownLook } from '../domain/collection.errors.js';
import type { RetagProgressDto } from '../dto/retag-progress.dto.js';
import { LookEntity } from '../read-models/picture.entity.js';
import { Retags } from './retags.js';

const NOT_A_SLUG = { each: true, message: 'must be slugs: lower-case words joined by hyphens' };

/** A tag that looks get; it may be a new one. */
export class NewTagDto implements Reference {
  /** @example "velvet" */
  @IsNewSlug(150)
  slug: string;

  /** @example "Velvet" */
  @IsText({ min: 1, max: 200 })
  name: string;
}

/** Other tags for looks; something must be added or removed. */
export class RetagLooksDto {
  /**
   * Slugs of looks of any collections.
   * @example ["castellani-brera-fall-winter-2026-look-1"]
   */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100_000)
  @MaxLength(150, { each: true })
  @Matches(NEW_SLUG, NOT_A_SLUG)
  looks: string[];

  @IsNestedList(() => NewTagDto, { max: 20 })
  @ApiProperty({ type: () => [NewTagDto], default: [] })
  add: NewTagDto[] = [];

  /**
   * Slugs of tags.
   * @example ["denim"]
   */
  @IsArray()
  @ArrayMaxSize(20)
  @MaxLength(150, { each: true })
  @Matches(NEW_SLUG, NOT_A_SLUG)
  @ApiProperty({ type: [String], default: [] })
  remove: string[] = [];
}

/** An editor gives looks of any number of collections other tags. */
export class RetagLooks extends Command<RetagProgressDto> {
  constructor(
    readonly caller: Caller,
    readonly wanted: RetagLooksDto,
  ) {
    super();
  }
}

@CommandHandler(RetagLooks)
export class RetagLooksHandler implements ICommandHandler<RetagLooks> {
  constructor(
    @InjectRepository(LookEntity) private readonly looks: Repository<LookEntity>,
    private readonly retags: Retags,
  ) {}

  /** @throws DomainError look/unknown; ValidationError when nothing is to be changed */
  async execute({ caller, wanted }: RetagLooks): Promise<RetagProgressDto> {
    const { add, remove, looks } = plain(wanted);
    if (add.length + remove.length === 0)
      throw new ValidationError([
        { propertyPath: '', message: 'name tags to add or to remove', code: 'custom' },
      ]);
    const { commandId, metadata } = caller;
    const commands = [...(await this.byCollection([...new Set(looks)]))].map(([collection, own]) => ({
      collection,
      command: { type: 'Retag' as const, collection, retag: commandId, looks: own, add, remove },
    }));
    const tags = { added: add.map(({ slug }) => slug), removed: remove };
    return this.retags.begin(commandId, { commandId, metadata, commands }, false, tags);
  }

  /** @throws DomainError look/unknown */
  private async byCollection(slugs: readonly string[]): Promise<Map<string, string[]>> {
    const found = await this.looks
      .createQueryBuilder('look')
      .select('look.slug', 'slug')
      .addSelect('look.collection', 'collection')
      .where('look.slug = ANY(:slugs)', { slugs })
      .orderBy('look.collection')
      .getRawMany<{ slug: string; collection: string }>();
    const known = new Set(found.map(({ slug }) => slug));
    const missing = slugs.find((slug) => !known.has(slug));
    if (missing !== undefined) throw unknownLook(missing);
    const byCollection = new Map<string, string[]>();
    for (const { slug, collection } of found) {
      const own = byCollection.get(collection) ?? [];
      own.push(slug);
      byCollection.set(collection, own);
    }
    return byCollection;
  }
}
