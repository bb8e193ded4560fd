import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import {
  acceptedFormats,
  isFilterName,
  isPictureName,
  PAGE_FILTERS,
  type PictureFormat,
} from '../../../kernel/pictures/filters.js';
import type { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { PICTURES } from '../../../kernel/tokens.js';
import { PicturesAskedFor } from '../making/pictures-asked-for.js';

export interface RenderedPicture {
  bytes: Buffer;
  format: PictureFormat;
  /** Whether a better format comes later under the same address. */
  isProvisional: boolean;
}

/** A picture in one of the sizes, in the best format that the client takes and that costs it no waiting. */
export class Picture extends Query<RenderedPicture> {
  constructor(
    readonly filter: string,
    readonly filename: string,
    readonly accept: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(Picture)
export class PictureHandler implements IQueryHandler<Picture> {
  constructor(
    @Inject(PICTURES) private readonly pictures: PictureStore,
    private readonly asked: PicturesAskedFor,
  ) {}

  /** @throws DomainError picture/unknown, picture/unavailable */
  async execute({ filter, filename, accept }: Picture): Promise<RenderedPicture> {
    if (!isFilterName(filter) || !isPictureName(filename)) throw unknown();
    const formats = acceptedFormats(accept);
    const wantsAvif = formats.includes('avif') && PAGE_FILTERS.includes(filter);
    const avif = wantsAvif ? await this.pictures.kept(filter, filename, 'avif') : null;
    if (avif) return { bytes: avif, format: 'avif', isProvisional: false };
    const format = formats.includes('webp') ? 'webp' : 'jpeg';
    const bytes = await this.pictures.picture(filter, filename, format);
    if (!bytes) throw unknown();
    if (wantsAvif) this.asked.add(filename);
    return { bytes, format, isProvisional: wantsAvif };
  }
}

const unknown = () => new DomainError('picture/unknown', 'There is no such picture.');
