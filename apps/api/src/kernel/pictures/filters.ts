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

export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** The best format the client says it takes. */
export function negotiateFormat(accept: string | undefined): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif';
  if (accept?.includes('image/webp')) return 'webp';
  return 'jpeg';
}
