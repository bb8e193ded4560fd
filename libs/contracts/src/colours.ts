/** Tone families of the palette, for the dashboard's `colour_tones` view. */
export const TONES = [
  { slug: 'whites', name: 'Whites' },
  { slug: 'blacks', name: 'Blacks' },
  { slug: 'greys', name: 'Greys' },
  { slug: 'browns', name: 'Browns and beiges' },
  { slug: 'reds', name: 'Reds' },
  { slug: 'pinks', name: 'Pinks' },
  { slug: 'oranges', name: 'Oranges' },
  { slug: 'yellows', name: 'Yellows' },
  { slug: 'greens', name: 'Greens' },
  { slug: 'blues', name: 'Blues' },
  { slug: 'purples', name: 'Purples' },
  { slug: 'metallics', name: 'Metallics' },
] as const;
export type ToneSlug = (typeof TONES)[number]['slug'];

export interface PaletteColour {
  slug: string;
  name: string;
  /** `#rrggbb`. */
  hex: string;
  tone: ToneSlug;
}

const colour = (slug: string, name: string, hex: string, tone: ToneSlug): PaletteColour => ({
  slug,
  name,
  hex,
  tone,
});

/** The named palette: every dominant colour of a picture is mapped to one of these. */
export const PALETTE: readonly PaletteColour[] = [
  colour('optic-white', 'Optic White', '#f7f6f3', 'whites'),
  colour('ivory', 'Ivory', '#f1e9d8', 'whites'),
  colour('ecru', 'Ecru', '#e0d4bb', 'whites'),
  colour('black', 'Black', '#17161a', 'blacks'),
  colour('ink', 'Ink', '#262a35', 'blacks'),
  colour('charcoal', 'Charcoal', '#45474c', 'greys'),
  colour('slate', 'Slate', '#6d757f', 'greys'),
  colour('dove-grey', 'Dove Grey', '#a8a8a6', 'greys'),
  colour('pearl', 'Pearl', '#d5d3cf', 'greys'),
  colour('sand', 'Sand', '#d3bd9a', 'browns'),
  colour('camel', 'Camel', '#b98b57', 'browns'),
  colour('tobacco', 'Tobacco', '#8a5f3a', 'browns'),
  colour('chocolate', 'Chocolate', '#4b3025', 'browns'),
  colour('taupe', 'Taupe', '#8f8073', 'browns'),
  colour('scarlet', 'Scarlet', '#c4252b', 'reds'),
  colour('cherry', 'Cherry', '#8d1a2f', 'reds'),
  colour('burgundy', 'Burgundy', '#561a2a', 'reds'),
  colour('brick', 'Brick', '#a3492f', 'reds'),
  colour('blush', 'Blush', '#ecc9c3', 'pinks'),
  colour('rose', 'Rose', '#d98a9b', 'pinks'),
  colour('fuchsia', 'Fuchsia', '#c42c78', 'pinks'),
  colour('coral', 'Coral', '#ea7c68', 'oranges'),
  colour('tangerine', 'Tangerine', '#e4752b', 'oranges'),
  colour('rust', 'Rust', '#b3561f', 'oranges'),
  colour('butter', 'Butter', '#f3e3a2', 'yellows'),
  colour('lemon', 'Lemon', '#efd23f', 'yellows'),
  colour('mustard', 'Mustard', '#c7972c', 'yellows'),
  colour('mint', 'Mint', '#bcdcc6', 'greens'),
  colour('sage', 'Sage', '#97a78c', 'greens'),
  colour('emerald', 'Emerald', '#1d7a55', 'greens'),
  colour('olive', 'Olive', '#6b6a3a', 'greens'),
  colour('bottle-green', 'Bottle Green', '#1e3d31', 'greens'),
  colour('powder-blue', 'Powder Blue', '#bccfe0', 'blues'),
  colour('sky', 'Sky', '#7fb0d6', 'blues'),
  colour('cobalt', 'Cobalt', '#2450a8', 'blues'),
  colour('denim', 'Denim', '#4f6b8c', 'blues'),
  colour('navy', 'Navy', '#1d2a4a', 'blues'),
  colour('teal', 'Teal', '#1f6f78', 'blues'),
  colour('lilac', 'Lilac', '#c6b4dc', 'purples'),
  colour('violet', 'Violet', '#6d4296', 'purples'),
  colour('aubergine', 'Aubergine', '#3d2140', 'purples'),
  colour('silver', 'Silver', '#bfc3c8', 'metallics'),
  colour('gold', 'Gold', '#c9a75a', 'metallics'),
];
