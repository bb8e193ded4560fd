import { createHash } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import type { Originals } from '../../../kernel/pictures/originals/originals.js';
import { Semaphore } from '../../../kernel/semaphore.js';
import { ORIGINALS } from '../../../kernel/tokens.js';
import type { OF_A_SHOW } from '../../catalogue/index.js';
import { examineApart } from '../upload/examine-apart.js';
import type { PictureFacts } from '../upload/examine-picture.js';

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

/** As many files of 15 MB are in memory at most, of one member so many of them. */
const PLACES = 8;
const PLACES_A_MEMBER = 3;
const refusal = {
  code: 'upload/throttled',
  message: 'Many pictures are being taken in. Try again in a minute.',
};

/**
 * Takes in what people upload, one picture after the other. With the time a picture may take at most, who waits has an
 * answer before a proxy gives up on it.
 */
@CommandHandler(UploadPicture)
export class UploadPictureHandler implements ICommandHandler<UploadPicture> {
  readonly #members: string[] = [];
  readonly #semaphore = new Semaphore({ atOnce: 1, mostWaiting: PLACES, longestWaitMs: 25_000, refusal });

  constructor(@Inject(ORIGINALS) private readonly originals: Originals) {}

  /** @throws DomainError upload/throttled, picture-type/unsupported, picture/invalid */
  async execute({ member, read, prefix }: UploadPicture): Promise<UploadedPictureDto> {
    const own = this.#members.filter((one) => one === member).length;
    if (this.#members.length >= PLACES || own >= PLACES_A_MEMBER)
      throw new DomainError(refusal.code, refusal.message);
    this.#members.push(member);
    try {
      const bytes = await read();
      return await this.#semaphore.run(() => this.keep(bytes, prefix));
    } finally {
      this.#members.splice(this.#members.indexOf(member), 1);
    }
  }

  private async keep(sent: Buffer, prefix: string): Promise<UploadedPictureDto> {
    const { bytes, extension, facts, print } = await examineApart(sent);
    const filename = `${prefix}${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${extension}`;
    await this.originals.put(filename, bytes, facts.mime);
    return { path: `/cdn/look_1200/${filename}`, filename, ...facts, print };
  }
}
