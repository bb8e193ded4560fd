import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { ValidationError } from '@toile/platform';
import { IsIn, IsOptional } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import type { Subject } from '../domain/follows.events.js';
import { FollowedLooks, ordered } from '../followed-looks.js';
import { FollowsStore } from '../follows-store.js';

const KINDS = ['brand', 'model', 'tag', 'search'] as const;

/** What to follow: a brand, a model or a tag by its slug, or a search of looks by its filters. */
export class FollowDto {
  @IsIn(KINDS)
  @ApiProperty({ enum: KINDS })
  kind: (typeof KINDS)[number];

  /** @example "castellani-brera" */
  @IsOptional()
  @IsSlug()
  slug?: string;

  /**
   * Filters as the listing's address has them.
   * @example "tags=lace&type=woman"
   */
  @IsOptional()
  @IsText({ min: 1, max: 1000 })
  search?: string;
}

/** What is followed now. */
export class FollowedDto {
  /** @example "brand:castellani-brera" */
  id: string;
}

/** Begins to follow something; what is followed already stays. */
export class FollowSomething extends Command<FollowedDto> {
  constructor(
    readonly caller: Caller,
    readonly input: FollowDto,
  ) {
    super();
  }
}

@CommandHandler(FollowSomething)
export class FollowSomethingHandler implements ICommandHandler<FollowSomething> {
  constructor(
    private readonly store: FollowsStore,
    private readonly looks: FollowedLooks,
  ) {}

  /** @throws ValidationError for what is not there, DomainError follows-size/invalid */
  async execute({ caller, input }: FollowSomething): Promise<FollowedDto> {
    const about = subjectOf(input);
    const count = await this.looks.countExisting(about);
    const own = about.kind === 'search' ? `search:${caller.commandId}` : `${about.kind}:${about.slug}`;
    const command = { type: 'Follow', owner: caller.subject, id: own, about, count } as const;
    const { follows } = await this.store.decide(caller, command);
    const same = follows.find(
      (follow) =>
        follow.id === own ||
        (about.kind === 'search' && 'search' in follow && follow.search === about.search),
    );
    return { id: same?.id ?? own };
  }
}

/** @throws ValidationError */
function subjectOf({ kind, slug, search }: FollowDto): Subject {
  if (kind === 'search') {
    const filters = ordered(search ?? '');
    if (filters) return { kind, search: filters };
    throw new ValidationError([
      { propertyPath: 'search', message: 'names at least one filter, as in "tags=lace"', code: 'missing' },
    ]);
  }
  if (slug) return { kind, slug };
  throw new ValidationError([{ propertyPath: 'slug', message: 'says what to follow', code: 'missing' }]);
}
