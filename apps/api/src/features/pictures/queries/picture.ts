import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import {
  acceptedFormats,
  isFilterName,
  isPictureName,
  PAGE_FILTERS,
  type PictureFormat,
} from '../../../kernel/pictures/filters.js';
import type { PictureStore } from '../../../kernel/pictures/picture-store.js';
import { PICTURES, PICTURES_AHEAD } from '../../../kernel/tokens.js';
import { OwnBrands, WithheldPictures } from '../../catalogue/index.js';
import { PicturesAskedFor } from '../making/pictures-asked-for.js';

export interface RenderedPicture {
  bytes: Buffer;
  format: PictureFormat;
  /** Whether a better format comes later under the same address. */
  isProvisional: boolean;
  /** Whether it is shown to this viewer and not to everybody yet. */
  isWithheld: boolean;
}

/** A picture in one of the sizes, in the best format that the client takes and that costs it no waiting. */
export class Picture extends Query<RenderedPicture> {
  constructor(
    readonly filter: string,
    readonly filename: string,
    readonly accept: string | undefined,
    /** Who asks; a link to a preview opens what it was asked for before. */
    readonly viewer: Member | 'holder-of-link' | undefined,
  ) {
    super();
  }
}

@QueryHandler(Picture)
export class PictureHandler implements IQueryHandler<Picture> {
  constructor(
    @Inject(PICTURES) private readonly pictures: PictureStore,
    /** 0: none is made but what somebody waits for. */
    @Inject(PICTURES_AHEAD) private readonly ahead: number | null,
    private readonly asked: PicturesAskedFor,
    private readonly withheld: WithheldPictures,
    private readonly own: OwnBrands,
  ) {}

  /** @throws DomainError picture/unknown, picture/unavailable */
  async execute({ filter, filename, accept, viewer }: Picture): Promise<RenderedPicture> {
    if (!isFilterName(filter) || !isPictureName(filename)) throw unknown();
    const formats = acceptedFormats(accept);
    const withheld = await this.withheld.withheld(filename);
    // As if there were none: what is under embargo is not even confirmed.
    if (withheld && !(await this.mayOpen(viewer, withheld.designer))) throw unknown();
    const isWithheld = withheld !== null;
    // Nothing is made ahead of what is not shown.
    const wantsAvif = !isWithheld && formats.includes('avif') && PAGE_FILTERS.includes(filter);
    const avif = wantsAvif ? await this.pictures.kept(filter, filename, 'avif') : null;
    if (avif) return { bytes: avif, format: 'avif', isProvisional: false, isWithheld };
    const format = formats.includes('webp') ? 'webp' : 'jpeg';
    const bytes = await this.pictures.picture(filter, filename, format);
    if (!bytes) throw unknown();
    const isProvisional = wantsAvif && this.ahead !== 0;
    if (isProvisional) this.asked.add(filename);
    return { bytes, format, isProvisional, isWithheld };
  }

  private async mayOpen(viewer: Picture['viewer'], designer: string | null): Promise<boolean> {
    if (viewer === undefined || viewer === 'holder-of-link') return viewer !== undefined;
    return this.own.mayWorkOn(viewer, designer);
  }
}

const unknown = () => new DomainError('picture/unknown', 'There is no such picture.');
