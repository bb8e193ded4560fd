/** A picture of the viewer. */
export interface Slide {
  slug: string;
  /** What it shows, as its page's title says. */
  label: string;
  image: string;
  /** Of the original, in pixels. */
  width: number;
  height: number;
}

/** Its file in the size of one of the renderings (`/cdn/{filter}/…`). */
export const fileOf = ({ image }: Pick<Slide, 'image'>, filter: 'thumb_200' | 'look_1200' | 'zoom_2000') =>
  `/cdn/${filter}/${encodeURIComponent(image)}`;

/** What the viewer says. */
export type ViewerWords = Record<
  | (
      | 'open'
      | 'close'
      | 'larger'
      | 'smaller'
      | 'previous'
      | 'next'
      | 'count'
      | 'save'
      | 'compare'
      | 'details'
      | 'download'
    )
  | ('shop' | 'shopAt' | 'shopNote')
  | ('page' | 'keys' | 'boards' | 'tags' | 'models' | 'colours' | 'missing' | 'toasts' | 'closeToast'),
  string
>;
