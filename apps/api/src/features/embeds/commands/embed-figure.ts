import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { DomainError } from '@toile/platform';
import { IsInt, Max, Min } from 'class-validator';
import { Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { hashOfToken } from '../../figures/index.js';
import { AskedByReference, ChosenReferenceDto, referenceOf } from '../../questions/index.js';
import { type NewEmbedDto, newToken, withToken } from '../embed.dto.js';
import { EmbedEntity } from '../embed.entity.js';

const MOST = 50;
const DAY_MS = 86_400_000;

/** A figure with its filters or a question, and for how long it is shown. */
export class EmbedFigureDto extends ChosenReferenceDto {
  /** After how many days it is shown no more; it does not end by itself where this is left out. */
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(365)
  days?: number;
}

/** A member shows a figure with its filters, or a question, elsewhere. */
export class EmbedFigure extends Command<NewEmbedDto> {
  constructor(
    readonly member: Member,
    readonly chosen: EmbedFigureDto,
  ) {
    super();
  }
}

/**
 * Makes a token that opens one figure with its filters or one question, and nothing else. It stands in the address of a page that anybody may
 * read, so it is worth no more than that; the database keeps hashes. What cannot be asked is not embedded.
 */
@CommandHandler(EmbedFigure)
export class EmbedFigureHandler implements ICommandHandler<EmbedFigure> {
  constructor(
    @InjectRepository(EmbedEntity) private readonly embeds: Repository<EmbedEntity>,
    private readonly asked: AskedByReference,
  ) {}

  /** @throws ValidationError, DomainError as its address does, embed/conflict */
  async execute({ member, chosen }: EmbedFigure): Promise<NewEmbedDto> {
    const reference = referenceOf(chosen);
    await this.asked.read(reference, member);
    const { subject } = member;
    if ((await this.embeds.countBy({ subject })) >= MOST)
      throw new DomainError('embed/conflict', `At most ${MOST} embedded figures. Withdraw one first.`);
    const token = newToken();
    const { days } = chosen;
    const made = this.embeds.create({
      figure: null,
      filters: null,
      question: null,
      ...reference,
      id: randomUUID(),
      subject,
      token_hash: hashOfToken(token),
      expires_at: days ? new Date(Date.now() + days * DAY_MS) : null,
    });
    // Fills in what the database has set.
    await this.embeds.insert(made);
    return withToken(made, token);
  }
}
