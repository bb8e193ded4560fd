import type { Fabric, Garment, Length, Neck, Pattern, Silhouette, Sleeve } from './outfit.js';

/** Choices with their weights, written `hip*4 waist` (weight 1 when none is given). */
type Choices<T extends string> = readonly (readonly [T, number])[];
type Table = Partial<Record<Garment, string>>;

function parse<T extends string>(text: string): Choices<T> {
  return text.split(' ').map((word) => {
    const [name, weight] = word.split('*');
    return [name as T, Number(weight ?? 1)] as const;
  });
}

const reader =
  <T extends string>(table: Table, otherwise: string) =>
  (garment: Garment): Choices<T> =>
    parse<T>(table[garment] ?? otherwise);

const FABRICS: Table = {
  shirt: 'cotton silk linen denim satin organza leather',
  blouse: 'silk cotton organza lace satin tulle',
  't-shirt': 'cotton knitwear silk sequins',
  'tank-top': 'cotton knitwear silk sequins satin',
  'knit-sweater': 'knitwear wool',
  turtleneck: 'knitwear wool nylon',
  corset: 'satin leather velvet lace denim',
  'crop-top': 'knitwear cotton sequins satin leather',
  'polo-shirt': 'knitwear cotton',
  jeans: 'denim',
  cardigan: 'knitwear wool',
  puffer: 'nylon satin leather',
  parka: 'cotton nylon',
  'biker-jacket': 'leather denim',
  'bomber-jacket': 'nylon satin leather wool',
  'trench-coat': 'cotton leather wool linen',
  overcoat: 'wool tweed faux-fur leather',
  cape: 'wool velvet tweed silk organza',
  'slip-dress': 'silk satin lace velvet sequins',
  'evening-gown': 'silk satin velvet sequins tulle lace',
  'ball-gown': 'tulle organza satin velvet silk',
  'shirt-dress': 'cotton silk denim linen leather',
  'full-skirt': 'tulle organza satin cotton silk',
  'pleated-skirt': 'wool silk satin cotton leather',
  jumpsuit: 'cotton denim silk leather nylon satin',
};
const SOFT = 'silk satin tulle organza lace cotton linen sequins velvet';
const FIRM = 'wool cotton denim leather tweed linen velvet satin nylon';

/** Fabrics a garment can be cut from. */
export const fabricsOf = (garment: Garment): Choices<Fabric> =>
  parse<Fabric>(FABRICS[garment] ?? (/dress$|gown$|skirt$/.test(garment) ? SOFT : FIRM));

const LENGTHS: Table = {
  'crop-top': 'crop',
  corset: 'waist',
  waistcoat: 'waist',
  'knit-sweater': 'hip*4 waist*2',
  shorts: 'mini*3',
  'mini-skirt': 'mini',
  'pencil-skirt': 'knee*2',
  'a-line-skirt': 'mini knee*2',
  'pleated-skirt': 'knee midi*4',
  'full-skirt': 'knee midi*3',
  'slip-dress': 'mini midi*4',
  'sheath-dress': 'mini knee*3',
  'shirt-dress': 'knee*2 midi*3',
  'wrap-dress': 'knee*2',
  'tunic-dress': 'mini*2 midi*2',
  'evening-gown': 'floor',
  'ball-gown': 'floor',
  overcoat: 'knee*2 midi*4',
  'trench-coat': 'knee*3',
  cape: 'hip knee*2',
  puffer: 'waist hip*3',
  parka: 'hip',
  blazer: 'hip',
  'bomber-jacket': 'waist',
  'biker-jacket': 'waist',
};
export const lengthsOf = reader<Length>(LENGTHS, 'hip');

const SLEEVES: Table = {
  't-shirt': 'short',
  'polo-shirt': 'short*3',
  'tank-top': 'none',
  waistcoat: 'none',
  corset: 'none',
  'crop-top': 'none*2 straps',
  'slip-dress': 'straps',
  'ball-gown': 'none*4 puff',
  'evening-gown': 'none*4 straps*2 long*2',
  'sheath-dress': 'none*3 cap elbow',
  'tunic-dress': 'none elbow*2 bell*2',
  'wrap-dress': 'short elbow long*2',
  blouse: 'long*2 bishop*3 puff*2 bell',
};
export const sleevesOf = reader<Sleeve>(SLEEVES, 'long');

const NECKS: Table = {
  shirt: 'collar',
  'shirt-dress': 'collar',
  'polo-shirt': 'collar',
  blouse: 'bow*3 v-neck*2 high*2',
  turtleneck: 'high',
  'knit-sweater': 'crew*3',
  't-shirt': 'crew',
  'tank-top': 'crew*2 v-neck',
  corset: 'sweetheart',
  'crop-top': 'crew*2 halter one-shoulder',
  waistcoat: 'v-neck',
  'slip-dress': 'v-neck*2',
  'wrap-dress': 'v-neck',
  'evening-gown': 'v-neck*2 one-shoulder*2 halter*2 sweetheart*2',
  'ball-gown': 'sweetheart*3 v-neck',
  jumpsuit: 'collar v-neck*2',
};
export const necksOf = reader<Neck>(NECKS, 'crew');

/** Fabrics that are never printed. */
export const UNPRINTED: readonly Fabric[] = ['sequins', 'lace', 'faux-fur', 'leather', 'tulle', 'denim'];

export const PATTERNS: readonly Pattern[] = parse<Pattern>(
  'stripes pinstripe checks houndstooth polka-dots florals animal-print abstract-print paisley herringbone argyle ombre',
).map(([pattern]) => pattern);
export const SILHOUETTES: readonly Silhouette[] = [
  'slim',
  'straight',
  'a-line',
  'oversized',
  'full',
  'hourglass',
];

/** Sleeves and necklines that readers search for by a name of their own. */
export const DETAIL_TAGS: Partial<Record<Sleeve | Neck, string>> = {
  puff: 'puff-sleeves',
  bishop: 'bishop-sleeves',
  bell: 'bell-sleeves',
  bow: 'bow',
  'one-shoulder': 'one-shoulder',
  halter: 'halter-neck',
  sweetheart: 'sweetheart-neckline',
};
