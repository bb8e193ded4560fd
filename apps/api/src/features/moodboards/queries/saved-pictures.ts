import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from 'class-validator';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

const MOST = 100;

/** The pictures of a page, as `type:slug`, parted by commas. */
export class SavedPicturesQueryDto {
  /** @example "look:castellani-brera-fall-winter-2026-look-12,street-style:a-coat" */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST)
  @Matches(/^(look|street-style):[a-z0-9-]{1,200}$/, {
    each: true,
    message: 'must be look:… or street-style:…, parted by commas',
  })
  @ApiProperty({ type: String })
  pictures: string[];
}

/** Which of them stand on a board of the member. */
export class SavedPicturesDto {
  /** @example ["look:castellani-brera-fall-winter-2026-look-12"] */
  saved: string[];
}

export class SavedPictures extends Query<SavedPicturesDto> {
  constructor(
    /** Subject of the member. */
    readonly owner: string,
    readonly pictures: readonly string[],
  ) {
    super();
  }
}

@QueryHandler(SavedPictures)
export class SavedPicturesHandler implements IQueryHandler<SavedPictures> {
  constructor(private readonly readModel: MoodboardsReadModel) {}

  async execute({ owner, pictures }: SavedPictures): Promise<SavedPicturesDto> {
    return { saved: await this.readModel.saved(owner, pictures) };
  }
}
