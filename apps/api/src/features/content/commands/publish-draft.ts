import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { IsInt, Max, Min } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import type { Entry } from '../domain/content.events.js';
import type { EntryName } from '../drafts.js';
import { PublishDrafts } from '../publish-drafts.js';
import { WrittenEntries } from '../written-entries.js';

/** Which draft is meant, and over what. */
export class SeenDraftDto {
  /**
   * Of the draft as it was seen.
   * @example 12
   */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version: number;

  /**
   * Of what was published, as it was seen; 0 where nothing was. 409 where somebody has published something else since.
   * @example 3
   */
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  live_version: number;
}

/** An editor lets readers see a draft. */
export class PublishDraft extends Command<Entry> {
  constructor(
    readonly caller: Caller,
    readonly name: EntryName,
    readonly seen: SeenDraftDto,
  ) {
    super();
  }
}

@CommandHandler(PublishDraft)
export class PublishDraftHandler implements ICommandHandler<PublishDraft> {
  constructor(
    private readonly entries: WrittenEntries,
    private readonly drafts: PublishDrafts,
  ) {}

  /** @throws DomainError content-draft/unknown, content-draft/conflict, content-live/conflict; ValidationError */
  async execute({ caller, name, seen }: PublishDraft): Promise<Entry> {
    refuseUnseen((await this.entries.history(name.kind, name.slug)).length, seen);
    return this.drafts.publish(name, seen.version, caller);
  }
}

/** Nothing that was published meanwhile is written over unseen. */
export function refuseUnseen(live_version: number, seen: SeenDraftDto): void {
  if (live_version === seen.live_version) return;
  throw new DomainError('content-live/conflict', 'Something else was published or withdrawn meanwhile.', {
    live_version,
  });
}
