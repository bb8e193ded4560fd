/** Everyday searches in five languages, written before anybody looked at what the search knows, and tried once before anything was mended by them. */
import {
  all,
  any,
  BAG,
  by,
  COAT,
  city,
  DRESS,
  FW,
  GOWN,
  g,
  HAT,
  JACKET,
  LONG_TROUSERS,
  not,
  otherThan,
  SKIRT,
  SS,
  SWEATER,
  TROUSERS,
  tag,
  type,
  walked,
} from './judging.mjs';

const HEELS = ['pumps', 'sandals'];
const BOOTS = ['ankle-boots', 'knee-boots'];
const BEIGE = ['sand', 'camel', 'ecru', 'taupe'];
const CLOTHES_APART = [
  ...BAG,
  ...HAT,
  ...HEELS,
  ...BOOTS,
  'loafers',
  'sneakers',
  'ballet-flats',
  'belt',
  'gloves',
  'scarf',
  'sunglasses',
  'statement-earrings',
];
const YEARS = [20, 21, 22, 23, 24, 25, 26, 27];
const autumn = FW(...YEARS);
const summer = SS(...YEARS);
const seeThrough = any(tag('sheer'), g(undefined, { fabric: ['tulle', 'organza', 'lace'] }));
const plain =
  (kinds) =>
  ({ garments }) =>
    garments.some((one) => kinds.includes(one.kind) && !one.pattern);
const sleeveless = not(any(tag('puff-sleeves'), tag('bishop-sleeves'), tag('bell-sleeves')));
const evening = any(g(GOWN), all(g(DRESS), tag('evening-glamour')));
const twice =
  (fabric) =>
  ({ garments }) =>
    garments.filter((one) => one.fabric === fabric).length > 1;
const whole =
  (colour) =>
  ({ garments }) =>
    garments
      .filter(({ kind }) => !CLOTHES_APART.includes(kind))
      .every((one) => g(undefined, { colour })({ garments: [one] }));

export const FIFTH = {
  en: [
    ['sheer skirt', all(g(SKIRT), seeThrough)],
    ['roll necks', g('turtleneck')],
    ['burgundy loafers', g('loafers', { colour: 'burgundy' })],
    ['camel coat paris autumn', all(g(COAT, { colour: 'camel' }), city('paris'), autumn)],
    ['denim on denim', twice('denim')],
    ['flat shoes', g(['loafers', 'ballet-flats', 'sneakers'])],
    ['slip dresses', g('slip-dress')],
    ['checked blazers', g('blazer', { pattern: 'checks' })],
    ['butter yellow', g(undefined, { colour: 'butter' })],
    ['bow blouse', g('blouse', { detail: 'bow' })],
    ['faux fur', g(undefined, { fabric: 'faux-fur' })],
    [
      'leopard coats no leather',
      all(g(COAT, { pattern: 'animal-print' }), not(g(undefined, { fabric: 'leather' }))),
    ],
    ['puffa jacket', g('puffer')],
    ['tuxedos', g('blazer')],
    ['see-through dress black milan', all(g(DRESS, { colour: 'blacks' }), seeThrough, city('milan'))],
    ['maxi skirts not black', otherThan(SKIRT, 'blacks')],
    ['dangly earings', g('statement-earrings')],
    ['chunky knits', g([...SWEATER, 'cardigan'])],
    ['mens suits london spring 27', all(g('blazer'), city('london'), SS(27), type('man'))],
    ['wide leg trousers grey wool', g('wide-leg-trousers', { colour: 'greys', fabric: 'wool' })],
    ['one shoulder dress', g(DRESS, { detail: 'one-shoulder' })],
    ['crop tops', g('crop-top')],
    ['ballet flats', g('ballet-flats')],
    ['pinstripe suits', g('blazer', { pattern: 'pinstripe' })],
    ['all white', whole('whites')],
    ['thigh high boots', g('knee-boots')],
    [
      'pastel pink knitwear new york',
      all(g(undefined, { colour: ['blush', 'rose'], fabric: 'knitwear' }), city('new-york')),
    ],
    ['dresses without sleeves', all(g(DRESS), sleeveless)],
    ['sparkly dress', any(g(DRESS, { fabric: 'sequins' }), g(DRESS, { colour: 'metallics' }))],
    ['pocketbook', g(BAG)],
    ['work bag', g(BAG)],
    ['oversized sunnies', g('sunglasses')],
    ['jewellery', g('statement-earrings')],
    ['party dresses winter', all(g(DRESS), autumn)],
    ['halloran and pike', by('halloran-pike')],
    ['lorimer wset coats', all(by('lorimer-west'), g(COAT))],
  ],
  fr: [
    ['col roulé', g('turtleneck')],
    ['petites robes noires', g(DRESS, { colour: 'blacks' })],
    ['manteau camel', g(COAT, { colour: 'camel' })],
    ['tailleurs', g('blazer')],
    ['robe sans manches', all(g(DRESS), sleeveless)],
    ['sacs à main rouges', g(BAG, { colour: 'reds' })],
    ['dentelle noire', g(undefined, { fabric: 'lace', colour: 'blacks' })],
    ['gros pulls', g(SWEATER)],
    ['vestes en jean', g([...JACKET, ...COAT], { fabric: 'denim' })],
    ['robes longues sauf noires', otherThan(DRESS, 'blacks')],
    ['carreaux', any(g(undefined, { pattern: 'checks' }), g(undefined, { pattern: 'houndstooth' }))],
    ['imprimé panthère', g(undefined, { pattern: 'animal-print' })],
    ['homme milan automne hiver', all(type('man'), city('milan'), autumn)],
    ['tenue de soirée', any(evening, tag('evening-glamour'))],
    ['escarpins', g('pumps')],
    ['chemise blache', g(['shirt', 'blouse'], { colour: 'whites' })],
    ['doudounes', g('puffer')],
    ['bijoux dorés', g('statement-earrings', { colour: 'gold' })],
    ['vert sapin', g(undefined, { colour: ['bottle-green', 'emerald'] })],
    ['jupes plissées paris été', all(g('pleated-skirt'), city('paris'), summer)],
    ['pantalon large gris', g('wide-leg-trousers', { colour: 'greys' })],
    ['robes lune fauvel', all(by('lune-fauvel'), g(DRESS))],
  ],
  es: [
    ['vestidos de fiesta', g(DRESS)],
    ['abrigos de pelo', g([...COAT, ...JACKET], { fabric: 'faux-fur' })],
    ['pantalones de pinzas', g(LONG_TROUSERS)],
    ['camisas blancas de hombre', all(g('shirt', { colour: 'whites' }), type('man'))],
    ['falda plisada', g('pleated-skirt')],
    ['vestidos sin estampado', plain(DRESS)],
    ['lunares', g(undefined, { pattern: 'polka-dots' })],
    ['azul klein', g(undefined, { colour: 'cobalt' })],
    ['gabardinas', g('trench-coat')],
    ['chaqueta de cuero negra', g(JACKET, { fabric: 'leather', colour: 'blacks' })],
    ['lentejuelas', any(g(undefined, { fabric: 'sequins' }), tag('sequins'))],
    ['bolsos grandes', g(BAG)],
    ['trajes de chaqueta', g('blazer')],
    ['rayas', any(g(undefined, { pattern: 'stripes' }), g(undefined, { pattern: 'pinstripe' }))],
    ['vestidos largos que no sean negros', otherThan(DRESS, 'blacks')],
    ['jerseys', g([...SWEATER, 'cardigan'])],
    ['verde botella', g(undefined, { colour: 'bottle-green' })],
    ['milan otoño invierno 26 mujer', all(city('milan'), FW(26), type('woman'))],
    ['vestio rojo', g(DRESS, { colour: 'reds' })],
    ['tacones', g(HEELS)],
    ['pendientes dorados', g('statement-earrings', { colour: 'gold' })],
    ['bolsos castellani', all(by('castellani-brera'), g(BAG))],
  ],
  it: [
    ['cappotto cammello', g(COAT, { colour: 'camel' })],
    ['giacche di pelle', g(JACKET, { fabric: 'leather' })],
    ['abito da sera', evening],
    ['borse rosse', g(BAG, { colour: 'reds' })],
    ['vestiti senza stampa', plain(DRESS)],
    ['maglioni', g(SWEATER)],
    ['piumini', g('puffer')],
    ['a pois', g(undefined, { pattern: 'polka-dots' })],
    ['camicie bianche', g(['shirt', 'blouse'], { colour: 'whites' })],
    ['velluto verde', g(undefined, { fabric: 'velvet', colour: 'greens' })],
    ['stivali neri', g(BOOTS, { colour: 'blacks' })],
    ['completi da uomo', all(g('blazer'), type('man'))],
    ['righe', any(g(undefined, { pattern: 'stripes' }), g(undefined, { pattern: 'pinstripe' }))],
    ['giaca di jeans', g([...JACKET, ...COAT], { fabric: 'denim' })],
    ['pizzo', any(g(undefined, { fabric: 'lace' }), tag('lace'))],
    ['milano primavera estate 27', all(city('milan'), SS(27))],
    ['trench beige', g('trench-coat', { colour: BEIGE })],
    ['abiti lunghi ma non neri', otherThan(DRESS, 'blacks')],
    ['orecchini', g('statement-earrings')],
    ['saskia ostrowe', walked('saskia-ostrowe')],
  ],
  zh: [
    ['黑色皮衣', g([...JACKET, ...COAT], { fabric: 'leather', colour: 'blacks' })],
    ['风衣', g('trench-coat')],
    ['百褶裙', g('pleated-skirt')],
    ['没有印花的连衣裙', plain(DRESS)],
    ['米色西装', g('blazer', { colour: [...BEIGE, 'ivory'] })],
    ['牛仔裤', any(g('jeans'), g(TROUSERS, { fabric: 'denim' }))],
    ['透视装', seeThrough],
    ['红色包包', g(BAG, { colour: 'reds' })],
    ['格子大衣', any(g(COAT, { pattern: 'checks' }), g(COAT, { pattern: 'houndstooth' }))],
    ['亮片', any(g(undefined, { fabric: 'sequins' }), tag('sequins'))],
    ['白衬衫', g(['shirt', 'blouse'], { colour: 'whites' })],
    ['巴黎秋冬', all(city('paris'), autumn)],
    ['男装 伦敦', all(type('man'), city('london'))],
    ['豹纹外套', g([...JACKET, ...COAT, 'cape', 'cardigan'], { pattern: 'animal-print' })],
    ['蕾丝', any(g(undefined, { fabric: 'lace' }), tag('lace'))],
    ['不要黑色的裙子', otherThan([...SKIRT, ...DRESS], 'blacks')],
  ],
};
