/** Everything a croquis is drawn from. Values that a reader can search for are tag slugs. */
export const TOPS = [
  'shirt',
  'blouse',
  't-shirt',
  'tank-top',
  'knit-sweater',
  'turtleneck',
  'corset',
  'crop-top',
  'polo-shirt',
  'waistcoat',
] as const;
export const BOTTOMS = [
  'wide-leg-trousers',
  'straight-trousers',
  'cigarette-trousers',
  'flared-trousers',
  'cargo-trousers',
  'jeans',
  'shorts',
  'pencil-skirt',
  'a-line-skirt',
  'pleated-skirt',
  'full-skirt',
  'mini-skirt',
] as const;
export const DRESSES = [
  'slip-dress',
  'sheath-dress',
  'shirt-dress',
  'wrap-dress',
  'tunic-dress',
  'evening-gown',
  'ball-gown',
  'jumpsuit',
] as const;
export const LAYERS = [
  'overcoat',
  'trench-coat',
  'blazer',
  'bomber-jacket',
  'biker-jacket',
  'cape',
  'puffer',
  'cardigan',
  'parka',
] as const;

export type Top = (typeof TOPS)[number];
export type Bottom = (typeof BOTTOMS)[number];
export type Dress = (typeof DRESSES)[number];
export type Layer = (typeof LAYERS)[number];
export type Garment = Top | Bottom | Dress | Layer;

export type Silhouette = 'slim' | 'straight' | 'a-line' | 'oversized' | 'full' | 'hourglass';
export type Length = 'crop' | 'waist' | 'hip' | 'mini' | 'knee' | 'midi' | 'ankle' | 'floor';
export type Sleeve = 'none' | 'straps' | 'cap' | 'short' | 'elbow' | 'long' | 'bishop' | 'puff' | 'bell';
export type Neck =
  | 'crew'
  | 'v-neck'
  | 'high'
  | 'collar'
  | 'boat'
  | 'sweetheart'
  | 'halter'
  | 'one-shoulder'
  | 'bow'
  | 'lapel';
export type Fabric =
  | 'wool'
  | 'cotton'
  | 'silk'
  | 'satin'
  | 'denim'
  | 'leather'
  | 'knitwear'
  | 'velvet'
  | 'tweed'
  | 'linen'
  | 'tulle'
  | 'organza'
  | 'lace'
  | 'sequins'
  | 'faux-fur'
  | 'nylon';
export type Pattern =
  | 'plain'
  | 'stripes'
  | 'pinstripe'
  | 'checks'
  | 'houndstooth'
  | 'polka-dots'
  | 'florals'
  | 'animal-print'
  | 'abstract-print'
  | 'paisley'
  | 'herringbone'
  | 'argyle'
  | 'ombre';

/** One piece of clothing. Colours are palette slugs. */
export interface Piece {
  garment: Garment;
  silhouette: Silhouette;
  length: Length;
  sleeve: Sleeve;
  neck: Neck;
  fabric: Fabric;
  pattern: Pattern;
  colour: string;
  accent: string;
}

export type Shoes =
  | 'pumps'
  | 'sandals'
  | 'ankle-boots'
  | 'knee-boots'
  | 'loafers'
  | 'sneakers'
  | 'ballet-flats';
export type Bag = 'tote' | 'clutch' | 'shoulder-bag' | 'top-handle-bag' | 'bucket-bag';
export type Accessory =
  | 'sunglasses'
  | 'wide-brim-hat'
  | 'beret'
  | 'scarf'
  | 'belt'
  | 'statement-earrings'
  | 'gloves';
export type Hair =
  | 'sleek-bun'
  | 'long-waves'
  | 'bob'
  | 'ponytail'
  | 'cropped-hair'
  | 'curls'
  | 'braid'
  | 'slicked-back';

export interface Outfit {
  top: Piece | null;
  bottom: Piece | null;
  dress: Piece | null;
  layer: Piece | null;
  /** The layer is worn open, closed, or hung on the shoulders. */
  layer_worn: 'open' | 'closed' | 'shoulders';
  shoes: Shoes;
  shoes_colour: string;
  bag: Bag | null;
  bag_colour: string;
  accessories: Accessory[];
  accessory_colour: string;
  hair: Hair;
}

/** Who wears it: colours as `#rrggbb`; `build` widens shoulders and straightens hips towards 1. */
export interface Person {
  skin: string;
  hair_colour: string;
  build: number;
}

export type ScenePlace =
  | 'seamless'
  | 'arches'
  | 'columns'
  | 'curtain'
  | 'garden'
  | 'gallery'
  | 'hangar'
  | 'mirror'
  | 'sunset'
  | 'haussmann'
  | 'crossing'
  | 'colonnade'
  | 'brownstone'
  | 'terrace'
  | 'canal'
  | 'park';

/** `hue` is a palette slug that tints the paper; `light` 0 (evening) to 1 (noon); `seed` places the furniture. */
export interface Scene {
  place: ScenePlace;
  hue: string;
  light: number;
  seed: string;
}

/** Pieces from the skin outwards. */
export const pieces = (outfit: Outfit): Piece[] =>
  [outfit.dress, outfit.top, outfit.bottom, outfit.layer].filter((piece) => piece !== null);
