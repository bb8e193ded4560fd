import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { ValidationError } from '@toile/platform';
import { IsIn, IsOptional, Matches } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsSlug } from '../../../kernel/http/dto/slug.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import type { Subject } from '../domain/follows.events.js';
import { FollowedLooks, ordered } from '../followed-looks.js';
import { FollowsStore } from '../follows-store.js';

const KINDS = ['brand', 'model', 'tag', 'search', 'board'] as const;

/** What to follow: a brand, a model or a tag by its slug, a search of looks by its filters, or a public board by what its address ends with. */
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

  /**
   * What the address of the board's public page ends with.
   * @example "mB4Yp2nQk7c1sVtXz0aLrw"
   */
  @IsOptional()
  @Matches(/^[\w-]{22}$/, { message: 'must be what the address of a public board ends with' })
  board?: string;
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
    const count = await this.looks.countExisting(about, caller.subject);
    await this.endGone(caller);
    const own = idOf(about, caller.commandId);
    const command = { type: 'Follow', owner: caller.subject, id: own, about, count } as const;
    const { follows } = await this.store.decide(caller, command);
    const same = follows.find(
      (follow) =>
        follow.id === own ||
        (about.kind === 'search' && 'search' in follow && follow.search === about.search),
    );
    return { id: same?.id ?? own };
  }

  /** Boards that are not public any more take no place among the fifty. */
  private async endGone({ subject }: Caller): Promise<void> {
    const { follows } = await this.store.of(subject);
    for (const follow of follows)
      if (follow.kind === 'board' && !(await this.looks.of(follow)))
        await this.store.decideAlone(subject, { type: 'Unfollow', id: follow.id }, new Date());
  }
}

/** Ids are in jobs and in counts, where what opens a board must not be read. */
function idOf(about: Subject, commandId: string): string {
  if (about.kind === 'search') return `search:${commandId}`;
  if (about.kind !== 'board') return `${about.kind}:${about.slug}`;
  return `board:${createHash('sha256').update(about.board).digest('hex').slice(0, 32)}`;
}

/** @throws ValidationError */
function subjectOf({ kind, slug, search, board }: FollowDto): Subject {
  if (kind === 'search') {
    const filters = ordered(search ?? '');
    if (filters) return { kind, search: filters };
    throw new ValidationError([
      { propertyPath: 'search', message: 'names at least one filter, as in "tags=lace"', code: 'missing' },
    ]);
  }
  if (kind === 'board') {
    if (board) return { kind, board };
    throw new ValidationError([
      { propertyPath: 'board', message: 'says which board to follow', code: 'missing' },
    ]);
  }
  if (slug) return { kind, slug };
  throw new ValidationError([{ propertyPath: 'slug', message: 'says what to follow', code: 'missing' }]);
}
