import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { IsWeekday } from '../../../kernel/http/dto/weekday.decorator.js';
import { AskedByReference, LivingReferenceDto, livingReference } from '../../questions/index.js';
import type { DigestDto } from '../digest/digest.dto.js';
import { DigestsAsSeen } from '../digest/digests-as-seen.js';
import { othersDigest } from '../domain/saved-items.errors.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** The figures and questions of the weekly digest and its weekday; without any there is no digest. */
export class ChooseDigestDto {
  @IsNestedList(() => LivingReferenceDto, { max: 12 })
  figures: LivingReferenceDto[];

  /**
   * Monday is 1; at seven in Paris.
   * @example 1
   */
  @IsWeekday()
  weekday: number;
}

/** A member chooses their weekly digest, or that of a colleague who lets them, by its id. */
export class ChooseDigest extends Command<DigestDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly chosen: ChooseDigestDto,
    readonly id?: string,
  ) {
    super();
  }
}

/** What cannot be asked is not chosen. */
@CommandHandler(ChooseDigest)
export class ChooseDigestHandler implements ICommandHandler<ChooseDigest> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly shared: SharedSavedItems,
    private readonly digests: DigestsAsSeen,
    private readonly asked: AskedByReference,
  ) {}

  /** @throws ValidationError, DomainError as their addresses do, digest/unknown, digest/forbidden, item/forbidden */
  async execute({ caller, member, chosen: { figures, weekday }, id }: ChooseDigest): Promise<DigestDto> {
    const { subject } = caller;
    const owner = id ? (await this.shared.editable('digest', id, subject)).owner : subject;
    if (owner !== subject && figures.length === 0) throw othersDigest();
    const references = figures.map(livingReference);
    for (const reference of references) await this.asked.read(reference, member);
    const at = caller.metadata.occurredAt.toISOString();
    const command = { type: 'ChooseDigest', figures: references, weekday, at } as const;
    const { digest } = await this.savedItems.decide({ ...caller, subject: owner }, command);
    return this.digests.of(digest, owner, subject);
  }
}
