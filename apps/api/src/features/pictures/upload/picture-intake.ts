import { Injectable } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import { Semaphore } from '../../../kernel/semaphore.js';
import { examineApart } from './examine-apart.js';
import type { ExaminedPicture } from './examine-picture.js';

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
export class PictureIntake {
  readonly #members: string[] = [];
  readonly #semaphore = new Semaphore({ atOnce: 1, mostWaiting: PLACES, longestWaitMs: 25_000, refusal });

  /**
   * What `keep` makes of the picture, examined in a process of its own.
   * @param read asked for the bytes once there is a place for them
   * @throws DomainError upload/throttled, picture-type/unsupported, picture/invalid
   */
  async take<Kept>(
    member: string,
    read: () => Promise<Buffer>,
    keep: (examined: ExaminedPicture) => Promise<Kept>,
  ): Promise<Kept> {
    const own = this.#members.filter((one) => one === member).length;
    if (this.#members.length >= PLACES || own >= PLACES_A_MEMBER)
      throw new DomainError(refusal.code, refusal.message);
    this.#members.push(member);
    try {
      const bytes = await read();
      return await this.#semaphore.run(async () => keep(await examineApart(bytes)));
    } finally {
      this.#members.splice(this.#members.indexOf(member), 1);
    }
  }
}
