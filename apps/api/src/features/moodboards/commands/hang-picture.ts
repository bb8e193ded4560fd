import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOODBOARD_ALT_LENGTH, MOODBOARD_CREDIT_LENGTH } from '@toile/contracts';
import { IsOptional } from 'class-validator';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { RateLimiter } from '../../../kernel/limits/rate-limiter.js';
import { PictureIntake } from '../../pictures/index.js';
import { boardFor } from '../domain/board-permissions.js';
import type { MoodboardChangeDto } from '../moodboard.dto.js';
import { Moodboards } from '../moodboards.js';
import { OwnPictures } from '../own-pictures/own-pictures.js';

/** A board of two hundred pictures can be filled in an hour, not more. */
const LIMIT = { what: 'own-pictures', most: 200, windowMs: 60 * 60_000 };

/** What is said of a picture; what is left out stays. */
export class DescribePictureDto {
  /**
   * What is to be seen on it, for those who cannot see it.
   * @example "A swatch of bottle green velvet"
   */
  @IsOptional()
  @IsText({ max: MOODBOARD_ALT_LENGTH })
  alt?: string;

  /**
   * Whose it is.
   * @example "Photograph: Ada"
   */
  @IsOptional()
  @IsText({ max: MOODBOARD_CREDIT_LENGTH })
  credit?: string;
}

/** Puts a picture of the member's own on a board. */
export class HangPicture extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly board: string,
    readonly card: string,
    /** Asked for the bytes once there is a place for them. */
    readonly read: () => Promise<Buffer>,
  ) {
    super();
  }
}

@CommandHandler(HangPicture)
export class HangPictureHandler implements ICommandHandler<HangPicture> {
  constructor(
    private readonly moodboards: Moodboards,
    private readonly pictures: OwnPictures,
    private readonly intake: PictureIntake,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws DomainError moodboard/…, own-pictures/…, upload/throttled, picture-type/unsupported, picture/invalid */
  async execute({ caller, board, card, read }: HangPicture) {
    const { subject } = caller;
    // Nothing of a picture is read for somebody else's board, nor where there is no room.
    boardFor(
      { type: 'WriteCard', by: subject },
      { ...(await this.moodboards.boardOf(board, subject)), status: 'open' },
    );
    await this.pictures.checkRoom(subject);
    await this.limiter.take(LIMIT, subject);
    const kept = await this.intake.take(subject, read, (examined) => this.pictures.keep(subject, examined));
    try {
      const hung = { ...kept, type: 'picture', slug: card, alt: '', credit: '' } as const;
      return await this.moodboards.change(board, caller, { type: 'WriteCard', card: hung });
    } catch (error) {
      await this.pictures.drop(kept.picture);
      throw error;
    }
  }
}

/** Says what is to be seen on a picture, and whose it is. */
export class DescribePicture extends Command<MoodboardChangeDto> {
  constructor(
    readonly caller: Caller,
    readonly board: string,
    readonly card: string,
    readonly words: DescribePictureDto,
  ) {
    super();
  }
}

@CommandHandler(DescribePicture)
export class DescribePictureHandler implements ICommandHandler<DescribePicture> {
  constructor(private readonly moodboards: Moodboards) {}

  /** @throws DomainError moodboard-item/unknown */
  execute({ caller, board, card, words: { alt, credit } }: DescribePicture) {
    return this.moodboards.change(board, caller, { type: 'DescribePicture', card, alt, credit });
  }
}
