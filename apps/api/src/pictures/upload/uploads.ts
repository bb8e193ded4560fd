import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import { ORIGINALS } from '../../tokens.js';
import type { Originals } from '../originals/originals.js';
import { Turns } from '../turns.js';
import { examineApart } from './examine-apart.js';
import type { PictureFacts } from './examine-picture.js';

/** POST `/api/upload`. */
export interface ReceivedPicture extends PictureFacts {
  path: string;
  filename: string;
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
@Injectable()
export class Uploads {
  readonly #members: string[] = [];
  readonly #turns = new Turns({ atOnce: 1, mostWaiting: PLACES, longestWaitMs: 25_000, refusal });

  constructor(@Inject(ORIGINALS) private readonly originals: Originals) {}

  /**
   * Takes a picture in; the same picture gets the same name. `read` is asked for its bytes once there is a place.
   * @throws DomainError upload/throttled, picture-type/unsupported, picture/invalid
   */
  async receive(member: string, read: () => Promise<Buffer>): Promise<ReceivedPicture> {
    const own = this.#members.filter((one) => one === member).length;
    if (this.#members.length >= PLACES || own >= PLACES_A_MEMBER)
      throw new DomainError(refusal.code, refusal.message);
    this.#members.push(member);
    try {
      const bytes = await read();
      return await this.#turns.run(() => this.keep(bytes));
    } finally {
      this.#members.splice(this.#members.indexOf(member), 1);
    }
  }

  private async keep(sent: Buffer): Promise<ReceivedPicture> {
    const { bytes, extension, facts } = await examineApart(sent);
    const filename = `upload-${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${extension}`;
    await this.originals.put(filename, bytes, facts.mime);
    return { path: `/cdn/look_1200/${filename}`, filename, ...facts };
  }
}
