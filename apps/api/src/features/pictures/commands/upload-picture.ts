import { createHash } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Originals } from '../../../kernel/pictures/originals/originals.js';
import { ORIGINALS } from '../../../kernel/tokens.js';
import type { OF_A_SHOW } from '../../catalogue/index.js';
import type { ExaminedPicture, PictureFacts } from '../upload/examine-picture.js';
import { PictureIntake } from '../upload/picture-intake.js';

/** A picture that was taken in. */
export class UploadedPictureDto implements PictureFacts {
  /** @example "/cdn/look_1200/upload-1a2b.jpg" */
  path: string;
  /** @example "upload-1a2b.jpg" */
  filename: string;
  /** @example 1200 */
  width: number;
  /** @example 1800 */
  height: number;
  /** @example "image/jpeg" */
  mime: string;
  /**
   * A blurred preview of about 25 bytes, in base64.
   * @example "1QcSHQRnh493V4dIh4eXh1h4kJUI"
   */
  thumbhash: string;
  /**
   * Dominant colours of the subject, the most present first.
   * @example ["#2f3a5f", "#d8d4cf"]
   */
  colours: string[];
  /**
   * 64 bits; pictures that are alike differ in few.
   * @example "1f3c7e7e3c183c3c"
   */
  print: string;
}

/** Takes a picture in; the same picture gets the same name. */
export class UploadPicture extends Command<UploadedPictureDto> {
  constructor(
    readonly member: string,
    /** Asked for the bytes once there is a place for them. */
    readonly read: () => Promise<Buffer>,
    /** What its name begins with: by it a picture is closed until it is shown (`catalogue`, `OF_A_SHOW`), or open. */
    readonly prefix: 'upload-' | typeof OF_A_SHOW = 'upload-',
  ) {
    super();
  }
}

/** Keeps what people upload among the originals. */
@CommandHandler(UploadPicture)
export class UploadPictureHandler implements ICommandHandler<UploadPicture> {
  constructor(
    @Inject(ORIGINALS) private readonly originals: Originals,
    private readonly intake: PictureIntake,
  ) {}

  /** @throws DomainError upload/throttled, picture-type/unsupported, picture/invalid */
  execute({ member, read, prefix }: UploadPicture): Promise<UploadedPictureDto> {
    return this.intake.take(member, read, (examined) => this.keep(examined, prefix));
  }

  private async keep(
    { bytes, extension, facts, print }: ExaminedPicture,
    prefix: string,
  ): Promise<UploadedPictureDto> {
    const filename = `${prefix}${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${extension}`;
    await this.originals.put(filename, bytes, facts.mime);
    return { path: `/cdn/look_1200/${filename}`, filename, ...facts, print };
  }
}
