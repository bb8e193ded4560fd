import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsTime } from '../../../kernel/http/dto/time.decorator.js';
import { Collections, OwnBrands, shown } from '../../catalogue/index.js';

/** When a show is to be, and when it was where that was seen. */
export class MoveShowDto {
  /** Another moment by now is refused with 409. */
  @IsTime()
  seen: string;

  @IsTime()
  to: string;
}

/** When a show is now, and until when it is closed. */
export class MovedShowDto {
  /** @example "2026-02-24T14:00:00.000Z" */
  show_date: string;
  /** Null where there is none. */
  embargo_until: string | null;
  /** Whether the embargo ended with the show, and so has moved along. */
  embargo_moved: boolean;
}

/** Somebody who keeps a brand puts a show on another day or hour; putting it back undoes that. */
export class MoveShow extends Command<MovedShowDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly show: string,
    readonly wanted: MoveShowDto,
  ) {
    super();
  }
}

@CommandHandler(MoveShow)
export class MoveShowHandler implements ICommandHandler<MoveShow> {
  constructor(
    private readonly collections: Collections,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden, show-date/conflict, collection/conflict */
  async execute({ caller, member, show, wanted }: MoveShow): Promise<MovedShowDto> {
    const before = shown(show, await this.own.collection(member, show));
    const to = new Date(wanted.to).toISOString();
    const now = new Date(before.facts.show_date).toISOString();
    // What came twice, since the first answer was lost, has been done.
    const isDone = now === to;
    if (!isDone && now !== new Date(wanted.seen).toISOString()) throw movedMeanwhile(now);
    const { until, publishes } = before.embargo;
    const goesAlong = until === now && before.status !== 'published' && !isDone;
    const after = await this.collections.edit(show, caller, {
      type: 'Revise',
      collection: show,
      facts: { ...before.facts, show_date: to },
      version: before.version,
    });
    if (!goesAlong) return { show_date: to, embargo_until: until, embargo_moved: false };
    const { commandId, metadata } = caller;
    await this.collections.edit(
      show,
      { commandId: `${commandId}:embargo`, metadata },
      { type: 'SetEmbargo', collection: show, until: to, publishes, version: after.version },
    );
    return { show_date: to, embargo_until: to, embargo_moved: true };
  }
}

const movedMeanwhile = (show_date: string) =>
  new DomainError(
    'show-date/conflict',
    `Somebody has moved this show meanwhile: it is at ${show_date} now. Look at it, and say again what you want.`,
    { show_date },
  );
