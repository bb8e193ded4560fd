import { randomBytes, randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { DomainError } from '@toile/platform';
import { Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import { type ChosenFigureDto, FigureByReference, hashOfToken, referenceTo } from '../../figures/index.js';
import { EmbedDto, shownEmbed } from '../embed.dto.js';
import { EmbedEntity } from '../embed.entity.js';

const MOST = 50;

/** A figure that is shown elsewhere, with what opens it. */
export class NewEmbedDto extends EmbedDto {
  /**
   * Shown this once.
   * @example "Jx0mYw"
   */
  token: string;
  /**
   * Where the figure is shown, without the language.
   * @example "/data/embed/Jx0mYw"
   */
  path: string;
}

/** A member shows a figure with its filters elsewhere. */
export class EmbedFigure extends Command<NewEmbedDto> {
  constructor(
    readonly member: Member,
    readonly chosen: ChosenFigureDto,
  ) {
    super();
  }
}

/**
 * Makes a token that opens one figure with its filters, and nothing else. It stands in the address of a page that anybody may
 * read, so it is worth no more than that; the database keeps hashes. A figure that cannot be asked is not embedded.
 */
@CommandHandler(EmbedFigure)
export class EmbedFigureHandler implements ICommandHandler<EmbedFigure> {
  constructor(
    @InjectRepository(EmbedEntity) private readonly embeds: Repository<EmbedEntity>,
    private readonly figures: FigureByReference,
  ) {}

  /** @throws ValidationError, DomainError as the figure does, embed/conflict */
  async execute({ member, chosen }: EmbedFigure): Promise<NewEmbedDto> {
    const reference = referenceTo(chosen);
    await this.figures.read(reference, member);
    const { subject } = member;
    if ((await this.embeds.countBy({ subject })) >= MOST)
      throw new DomainError('embed/conflict', `At most ${MOST} embedded figures. Withdraw one first.`);
    const token = randomBytes(24).toString('base64url');
    const made = this.embeds.create({
      ...reference,
      id: randomUUID(),
      subject,
      token_hash: hashOfToken(token),
    });
    // Fills in what the database has set.
    await this.embeds.insert(made);
    return { ...shownEmbed(made), token, path: `/data/embed/${token}` };
  }
}
