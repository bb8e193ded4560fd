import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { LISTING_PAGE_SIZE } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { In, type Repository } from 'typeorm';
import { pageOf } from '../../../kernel/http/dto/page.dto.js';
import { Semaphore } from '../../../kernel/semaphore.js';
import { PICTURE_MODEL } from '../../../kernel/tokens.js';
import { LookEntity, toLookSummary } from '../../catalogue/index.js';
import { openPage, type PaywallReader } from '../../paywall/index.js';
import { LookPageDto } from '../../search/index.js';
import { describeApart } from '../vectors/describe-apart.js';
import { VectorIndex } from '../vectors/vector-index.js';

/** Looks that are like a picture somebody sent, the nearest first: one page. */
export class LooksLikePictureDto extends LookPageDto {
  /**
   * How many looks were compared.
   * @example 24000
   */
  compared_count: number;
  /** What was compared: `layout`, the colours, shape and patterns of the figure; `model`, what an image model sees. */
  by: 'layout' | 'model';
}

/** Looks like a picture that is sent, held in memory for as long as the question takes and kept nowhere. */
export class LooksLikePicture extends Query<LooksLikePictureDto> {
  constructor(
    /** Asked for the bytes once there is a place for them. */
    readonly read: () => Promise<Buffer>,
    readonly reader: PaywallReader,
  ) {
    super();
  }
}

/** As many files of 15 MB are in memory at most. */
const PLACES = 8;
const refusal = {
  code: 'picture-search/throttled',
  message: 'Many pictures are being searched with. Try again in a minute.',
};

@QueryHandler(LooksLikePicture)
export class LooksLikePictureHandler implements IQueryHandler<LooksLikePicture> {
  readonly #semaphore = new Semaphore({ atOnce: 2, mostWaiting: PLACES - 2, longestWaitMs: 10_000, refusal });

  constructor(
    @InjectRepository(LookEntity) private readonly looks: Repository<LookEntity>,
    @Inject(PICTURE_MODEL) private readonly model: string | null,
    private readonly index: VectorIndex,
  ) {}

  /** @throws DomainError picture-search/throttled, picture-type/unsupported, picture/invalid */
  async execute({ read, reader }: LooksLikePicture): Promise<LooksLikePictureDto> {
    const page = await openPage(reader, 'looks', 1, () =>
      this.#semaphore.run(async () => {
        const looks = await this.nearest(await read());
        return pageOf(looks.map(toLookSummary), looks.length, 1);
      }),
    );
    return {
      ...page,
      compared_count: await this.index.size(),
      by: this.model === null ? 'layout' : 'model',
    };
  }

  private async nearest(picture: Buffer): Promise<LookEntity[]> {
    const [vector] = await describeApart({ model: this.model, pictures: [picture], isOurs: false });
    if (!vector)
      throw new DomainError(
        'picture-type/unsupported',
        'A picture is a JPEG, PNG, WebP or AVIF that is whole.',
      );
    // Some may be of looks that are withdrawn.
    const near = await this.index.nearest(vector, LISTING_PAGE_SIZE * 2);
    const filenames = near.map(({ filename }) => filename);
    const place = new Map(filenames.map((filename, index) => [filename, index]));
    const found = await this.looks.findBy({ image_filename: In(filenames) });
    return found
      .sort((a, b) => (place.get(a.image_filename) ?? 0) - (place.get(b.image_filename) ?? 0))
      .slice(0, LISTING_PAGE_SIZE);
  }
}
