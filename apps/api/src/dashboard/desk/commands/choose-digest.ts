import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsInt, Max, Min } from 'class-validator';
import type { Member } from '../../../accounts/members/member.js';
import type { Caller } from '../../../event-store/caller.decorator.js';
import { IsNestedList } from '../../../http/dto/nested.decorator.js';
import { AskFigure } from '../../figure-reference/ask-figure.js';
import { LivingFigureDto, referenceTo } from '../../figure-reference/figure-reference.dto.js';
import { Desks } from '../desks.js';
import { type DigestDto, shownDigest } from '../digest/digest.dto.js';

/** The figures of the weekly letter and its weekday; without figures there is no letter. */
export class ChooseDigestDto {
  @IsNestedList(() => LivingFigureDto, { max: 12 })
  figures: LivingFigureDto[];

  /**
   * Monday is 1; at seven in Paris.
   * @example 1
   */
  @IsInt()
  @Min(1)
  @Max(7)
  weekday: number;
}

/** A member chooses their weekly letter. */
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
    private readonly desks: Desks,
    private readonly figures: AskFigure,
  ) {}

  /** @throws ValidationError, DomainError as the figures do */
  async execute({ caller, member, chosen: { figures, weekday } }: ChooseDigest): Promise<DigestDto> {
    const references = figures.map(referenceTo);
    for (const reference of references) await this.figures.ask(reference, member);
    const at = caller.metadata.occurredAt.toISOString();
    const command = { type: 'ChooseDigest', figures: references, weekday, at } as const;
    return shownDigest((await this.desks.decide(caller, command)).digest);
  }
}
