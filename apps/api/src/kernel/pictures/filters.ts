/** The closed set of renderings `/cdn/{filter}/…` offers; widths and heights in pixels. */
export const FILTERS = {
  thumb_200: { width: 200 },
  list_400: { width: 400 },
  list_800: { width: 800 },
  look_1200: { width: 1200 },
  zoom_2000: { width: 2000 },
  og_1200x630: { width: 1200, height: 630 },
} as const satisfies Record<string, { width: number; height?: number }>;
export type FilterName = keyof typeof FILTERS;

export const isFilterName = (name: string): name is FilterName => Object.hasOwn(FILTERS, name);

/** What pages show: these are made ahead, and only they as AVIF. */
export const PAGE_FILTERS: readonly FilterName[] = ['list_400', 'list_800', 'thumb_200', 'look_1200'];

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** What the client says it takes, the best first; JPEG is taken by all. */
export const acceptedFormats = (accept = ''): PictureFormat[] =>
  FORMATS.filter((format) => format === 'jpeg' || accept.includes(`image/${format}`));

/** A name without any path: what it names is inside the media root or nowhere. */
export const isPictureName = (filename: string): boolean =>
  /^[a-z0-9][a-z0-9._-]{0,254}$/i.test(filename) && !filename.includes('..');
