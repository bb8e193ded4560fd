import type { RenderedSlideDto, SlidePictureDto } from '../rendering/rendered-slide.dto.js';

/** A deck in words, ready to be written. */
export interface DeckDocument {
  locale: string;
  title: string;
  /** By whom and when it was made. */
  made: string;
  /** What the link of a footnote says. */
  live: string;
  /** Where the site is. */
  url: string;
  slides: (RenderedSlideDto & { receipt: string | null })[];
}

/** As JPEG, with its size in pixels. */
export interface DeckPicture {
  data: Uint8Array;
  width: number;
  height: number;
}
/** By filename. */
export type DeckPictures = ReadonlyMap<string, DeckPicture>;
/** What stands on the cover: the first picture of the deck, large. */
export type DeckCover = SlidePictureDto & { picture: DeckPicture };
