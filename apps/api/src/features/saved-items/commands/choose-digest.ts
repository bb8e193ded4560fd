import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsNestedList } from '../../../kernel/http/dto/nested.decorator.js';
import { IsWeekday } from '../../../kernel/http/dto/weekday.decorator.js';
import { FigureByReference, LivingFigureDto, referenceTo } from '../../figures/index.js';
import { type DigestDto, shownDigest } from '../digest/digest.dto.js';
import { SavedItemsStore } from '../saved-items-store.js';

/** The figures of the weekly digest and its weekday; without figures there is no digest. */
export class ChooseDigestDto {
  @IsNestedList(() => LivingFigureDto, { max: 12 })
  figures: LivingFigureDto[];

  /**
   * Monday is 1; at seven in Paris.
   * @example 1
   */
  @IsWeekday()
  weekday: number;
}

/** A member chooses their weekly digest. */
export class ChooseDigest extends Command<DigestDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly chosen: ChooseDigestDto,
  ) {
    super();
  }
}

/** Figures that cannot be asked are not chosen. */
@CommandHandler(ChooseDigest)
export class ChooseDigestHandler implements ICommandHandler<ChooseDigest> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly figures: FigureByReference,
  ) {}

  /** @throws ValidationError, DomainError as the figures do */
  async execute({ caller, member, chosen: { figures, weekday } }: ChooseDigest): Promise<DigestDto> {
    const references = figures.map(referenceTo);
    for (const reference of references) await this.figures.read(reference, member);
    const at = caller.metadata.occurredAt.toISOString();
    const command = { type: 'ChooseDigest', figures: references, weekday, at } as const;
    return shownDigest((await this.savedItems.decide(caller, command)).digest);
  }
}
