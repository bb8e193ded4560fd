import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { DomainError } from '@toile/platform';
import { IsIn, Matches } from 'class-validator';
import { type OwnPictureSize, OwnPictures, SIZES } from '../own-pictures/own-pictures.js';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

/** In place of a board's address: a picture of the member's own, whichever board it hangs on. */
const OWN = 'own';
const NAMES = Object.keys(SIZES) as OwnPictureSize[];

/** A picture of a board, in a path. */
export class OwnPictureParamsDto {
  /**
   * Slug of a board of the member, the token of a public page, or `own`.
   * @example "5f1c2d3e4a5b6c7d"
   */
  @Matches(/^[\w-]{3,64}$/)
  address: string;

  /** @example "0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e" */
  @Matches(/^[0-9a-f]{32}$/)
  picture: string;

  @IsIn(NAMES)
  @ApiProperty({ enum: NAMES })
  size: OwnPictureSize;
}

/** A picture of a member's own, for whoever may see a board it hangs on. */
export class OwnPicture extends Query<{ bytes: Buffer; type: string }> {
  constructor(
    readonly of: OwnPictureParamsDto,
    /** Subject of the member who asks. */
    readonly viewer: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(OwnPicture)
export class OwnPictureHandler implements IQueryHandler<OwnPicture> {
  constructor(
    private readonly readModel: MoodboardsReadModel,
    private readonly pictures: OwnPictures,
  ) {}

  /** @throws DomainError own-picture/unknown, also for what is not the reader's to see */
  async execute({ of: { address, picture, size }, viewer }: OwnPicture) {
    const isOpen = await this.hangsOn(address, picture, viewer);
    const bytes = isOpen ? await this.pictures.file(picture, size) : null;
    if (!bytes) throw new DomainError('own-picture/unknown', 'There is no such picture.');
    return { bytes, type: `image/${SIZES[size].format}` };
  }

  /** Their own a member sees on every board, also on one as it was. */
  private async hangsOn(address: string, picture: string, viewer: string | undefined): Promise<boolean> {
    if (viewer !== undefined && (await this.pictures.ownerOf(picture)) === viewer) return true;
    if (address === OWN) return false;
    try {
      const { doc } = await this.readModel.addressed(address, viewer);
      return doc.items.some((item) => item.type === 'picture' && item.picture === picture);
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}
