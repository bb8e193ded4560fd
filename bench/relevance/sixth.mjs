/** Everyday searches in five languages, whole outfits and names among them, written before anybody looked at what the search knows, and tried once before anything was mended by them. */
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
  isOf,
  JACKET,
  LONG_TROUSERS,
  not,
  otherThan,
  SKIRT,
  SS,
  SWEATER,
  season,
  TROUSERS,
  tag,
  type,
  walked,
} from './judging.mjs';

const HEELS = ['pumps', 'sandals'];
const BOOTS = ['ankle-boots', 'knee-boots'];
const APART = [
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
const LONG_SKIRT = SKIRT.filter((kind) => kind !== 'mini-skirt');
const TOPS_WITHOUT_SLEEVES = ['tank-top', 'crop-top', 'corset', 'waistcoat'];
const YEARS = [20, 21, 22, 23, 24, 25, 26, 27];
const summer = SS(...YEARS);

/** A garment of these that is all of it and has no pattern, or has one. */
const plain =
  (kinds, what) =>
  ({ garments }) =>
    garments.some((one) => !one.pattern && g(kinds, what)({ garments: [one] }));
const patterned =
  (kinds, what) =>
  ({ garments }) =>
    garments.some((one) => one.pattern && g(kinds, what)({ garments: [one] }));
/** Every piece of clothing in nothing but this colour. */
const whole =
  (colour) =>
  ({ garments }) =>
    garments.filter(({ kind }) => !APART.includes(kind)).every((one) => one.colours.every(isOf(colour)));
/** A blazer and, of these, something of the same cloth and colour. */
const suit =
  (kinds) =>
  ({ garments }) =>
    garments.some(
      (one) =>
        one.kind === 'blazer' &&
        garments.some(
          (other) =>
            kinds.includes(other.kind) &&
            other.fabric === one.fabric &&
            other.pattern === one.pattern &&
            other.colours[0] === one.colours[0],
        ),
    );
/** A garment with both colours. */
const twoColoured =
  (pattern, first, second) =>
  ({ garments }) =>
    garments.some(
      (one) => one.pattern === pattern && one.colours.some(isOf(first)) && one.colours.some(isOf(second)),
    );
const threePieces = all(g('blazer'), g('waistcoat'), g(TROUSERS));
const bridal = g([...GOWN, 'slip-dress'], { colour: 'whites' });
const office = any(
  tag('tailoring'),
  g(['blazer', 'pencil-skirt', 'sheath-dress']),
  all(g(['shirt', 'blouse']), g(LONG_TROUSERS)),
);
/** Somebody of this family walked. */
const family =
  (name) =>
  ({ models }) =>
    models.some((slug) => slug.endsWith(`-${name}`));
const bellSleeves = g(undefined, { detail: 'bell-sleeves' });
const balloonSleeves = any(tag('puff-sleeves'), tag('bishop-sleeves'));

export const SIXTH = {
  en: [
    ['trouser suits', suit(TROUSERS)],
    ['three piece suit', threePieces],
    ['head to toe red', whole('reds')],
    ['all black outfits', whole('blacks')],
    ['wedding dress', bridal],
    [
      'cocktail dresses',
      any(g(['slip-dress', 'sheath-dress', 'wrap-dress']), all(g(DRESS), tag('evening-glamour'))),
    ],
    ['black tie', any(g(GOWN), tag('evening-glamour'), all(g('blazer'), type('man')))],
    ['business attire', office],
    ['windbreakers', any(g('parka'), g([...JACKET, ...COAT], { fabric: 'nylon' }))],
    ['slacks', g(LONG_TROUSERS)],
    ['cigarette pants', g('cigarette-trousers')],
    ['stilleto heels', g('pumps')],
    ['cable knit jumper', g(SWEATER)],
    ['plain white tee', plain('t-shirt', { colour: 'whites' })],
    ['patterned trousers', patterned(TROUSERS)],
    ['printed silk dresses', patterned(DRESS, { fabric: 'silk' })],
    ['bell sleeves', bellSleeves],
    ['knee length skirts', g(LONG_SKIRT)],
    ['sleeveless tops', g(TOPS_WITHOUT_SLEEVES)],
    ['neckerchief', g('scarf')],
    ['shopper bag', g('tote')],
    ['evening bags', any(g('clutch'), all(g(BAG), tag('evening-glamour')))],
    ['royal blue dress', g(DRESS, { colour: 'cobalt' })],
    ['grey coats london aw23', all(g(COAT, { colour: 'greys' }), city('london'), FW(23))],
    ['white shirts paris spring 2022', all(g('shirt', { colour: 'whites' }), city('paris'), SS(22))],
    ['florals for spring', all(g(undefined, { pattern: 'florals' }), summer)],
    [
      'shirts without stripes',
      all(g('shirt'), not(g('shirt', { pattern: 'stripes' })), not(g('shirt', { pattern: 'pinstripe' }))),
    ],
    ['heels anything but black', otherThan(HEELS, 'blacks')],
    ['black and white stripes', twoColoured('stripes', 'blacks', 'whites')],
    ['zebra print', g(undefined, { pattern: 'animal-print' })],
    ['prefall 2024 coats', all(g(COAT), season('pre-fall-2024'))],
    ['menswear knits aw 24', all(g(undefined, { fabric: 'knitwear' }), type('man'), FW(24))],
    ['ottoline marsh florals', all(by('ottoline-marsh'), g(undefined, { pattern: 'florals' }))],
    ['thorne abernathy tweed', all(by('thorne-abernathy'), g(undefined, { fabric: 'tweed' }))],
    ['delphine stonleigh', walked('delphine-stoneleigh')],
    ['calloway fnich leather', all(by('calloway-finch'), g(undefined, { fabric: 'leather' }))],
  ],
  fr: [
    ['tailleur-pantalon', suit(TROUSERS)],
    ['costume trois pièces', threePieces],
    ['total look blanc', whole('whites')],
    ['robe de mariée', bridal],
    ['tenue de bureau', office],
    ['manches ballon', balloonSleeves],
    ['manches pagode', bellSleeves],
    ['jupe évasée', g(['a-line-skirt', 'full-skirt'])],
    ['chandails', g(SWEATER)],
    ['velours bordeaux', g(undefined, { fabric: 'velvet', colour: 'burgundy' })],
    ['bottes hautes', g('knee-boots')],
    ['besaces', g('shoulder-bag')],
    ['boucles d’oreilles', g('statement-earrings')],
    ['écharpes rouges', g('scarf', { colour: 'reds' })],
    ['jeans noirs', g('jeans', { colour: 'blacks' })],
    ['chemise unie', plain('shirt')],
    ['jupes imprimées', patterned(SKIRT)],
    ['vestes ni noires ni grises', otherThan(JACKET, ['blacks', 'greys'])],
    ['pantlon noir', g(TROUSERS, { colour: 'blacks' })],
    ['robes rose poudré milan', all(g(DRESS, { colour: 'blush' }), city('milan'))],
    ['manteaux gris londres AH24', all(g(COAT, { colour: 'greys' }), city('london'), FW(24))],
    ['lin homme printemps-été 2022', all(g(undefined, { fabric: 'linen' }), type('man'), SS(22))],
    ['broderies haute couture', all(tag('embroidery'), type('couture'))],
    ['automne-hiver 2021-2022 cuir', all(g(undefined, { fabric: 'leather' }), FW(21))],
    ['solane robes', all(by('marguerite-solane'), g(DRESS))],
    ['mannequin wintermere', family('wintermere')],
    ['agathe bellorm', by('agathe-bellorme')],
  ],
  es: [
    ['traje de tres piezas', threePieces],
    ['look total negro', whole('blacks')],
    ['vestidos de novia', bridal],
    ['ropa de oficina', office],
    ['mangas acampanadas', bellSleeves],
    ['mono largo', g('jumpsuit')],
    ['chompas', g(SWEATER)],
    ['bufandas', g('scarf')],
    ['botas de caña alta', g('knee-boots')],
    ['zapatos de salón', g('pumps')],
    ['sombrero de ala ancha', g('wide-brim-hat')],
    ['pantalón de vestir negro', g(LONG_TROUSERS, { colour: 'blacks' })],
    ['camisa lisa', plain('shirt')],
    ['faldas estampadas', patterned(SKIRT)],
    ['terciopelo burdeos', g(undefined, { fabric: 'velvet', colour: 'burgundy' })],
    ['blusa rosa palo', g('blouse', { colour: ['blush', 'rose'] })],
    ['faldas de vuelo', g(['full-skirt', 'a-line-skirt'])],
    [
      'pantalones que no sean vaqueros',
      ({ garments }) =>
        garments.some((one) => TROUSERS.includes(one.kind) && one.kind !== 'jeans' && one.fabric !== 'denim'),
    ],
    ['abrigo de cuadros nueva york', all(g(COAT, { pattern: 'checks' }), city('new-york'))],
    ['cinturon dorado', g('belt', { colour: 'gold' })],
    ['vestdios verdes', g(DRESS, { colour: 'greens' })],
    ['lino primavera verano 22', all(g(undefined, { fabric: 'linen' }), SS(22))],
    ['nadja vantongeren vestidos', all(walked('nadja-vantongeren'), g(DRESS))],
    ['otoño-invierno 2024/25 parís cuero', all(g(undefined, { fabric: 'leather' }), city('paris'), FW(24))],
    ['dahlia montverdi terciopelo', all(by('dahlia-monteverdi'), g(undefined, { fabric: 'velvet' }))],
  ],
  it: [
    ['tailleur pantalone', suit(TROUSERS)],
    ['completo tre pezzi', threePieces],
    ['total black', whole('blacks')],
    ['abiti da sposa', bridal],
    ['look da ufficio', office],
    ['soprabiti', g(COAT)],
    ['pullover', g(SWEATER)],
    ['lupetto', g('turtleneck')],
    ['borsetta', g(BAG)],
    ['gonna a ruota', g('full-skirt')],
    ['maniche a campana', bellSleeves],
    ['maniche a palloncino', balloonSleeves],
    ['top senza maniche', g(TOPS_WITHOUT_SLEEVES)],
    ['camicia fantasia', patterned('shirt')],
    ['giacca tinta unita', plain(JACKET)],
    ['rosa cipria', g(undefined, { colour: 'blush' })],
    ['verde petrolio', g(undefined, { colour: 'teal' })],
    ['guanti rossi', g('gloves', { colour: 'reds' })],
    ['cappoti neri', g(COAT, { colour: 'blacks' })],
    ['pantaloni né neri né grigi', otherThan(TROUSERS, ['blacks', 'greys'])],
    [
      'giacche senza righe',
      all(g(JACKET), not(g(JACKET, { pattern: 'stripes' })), not(g(JACKET, { pattern: 'pinstripe' }))),
    ],
    [
      'lana uomo londra autunno inverno 2023/24',
      all(g(undefined, { fabric: 'wool' }), type('man'), city('london'), FW(23)),
    ],
    ['lino primavera 2023', all(g(undefined, { fabric: 'linen' }), SS(23))],
    ['lilja ostrowe abiti', all(walked('lilja-ostrowe'), g(DRESS))],
    ['elettra vassali', by('elettra-vassalli')],
  ],
  zh: [
    ['西装套装', suit([...TROUSERS, ...SKIRT, 'shorts'])],
    ['三件套西装', threePieces],
    ['全身黑色', whole('blacks')],
    ['一身白', whole('whites')],
    ['婚纱', bridal],
    ['通勤', office],
    ['皮草', g(undefined, { fabric: 'faux-fur' })],
    ['羊毛大衣', g(COAT, { fabric: 'wool' })],
    ['飞行员夹克', g('bomber-jacket')],
    ['冲锋衣', any(g('parka'), g([...JACKET, ...COAT], { fabric: 'nylon' }))],
    ['粗花呢外套', g([...JACKET, ...COAT, 'cape'], { fabric: 'tweed' })],
    ['喇叭袖', bellSleeves],
    ['灯笼袖', balloonSleeves],
    ['无袖上衣', g(TOPS_WITHOUT_SLEEVES)],
    ['纯色衬衫', plain(['shirt', 'blouse'])],
    ['印花半身裙', patterned(SKIRT)],
    ['克莱因蓝', g(undefined, { colour: 'cobalt' })],
    ['焦糖色大衣', g(COAT, { colour: ['camel', 'tobacco'] })],
    ['丝巾', g('scarf')],
    ['超短裙', g('mini-skirt')],
    ['红色连衣群', g(DRESS, { colour: 'reds' })],
    ['不是黑色的包', otherThan(BAG, 'blacks')],
    ['伦敦 男士西装 2024秋冬', all(g('blazer'), city('london'), type('man'), FW(24))],
    ['23春夏巴黎连衣裙', all(g(DRESS), city('paris'), SS(23))],
    ['Oriel Castagne 黑色', all(by('oriel-castagne'), g(undefined, { colour: 'blacks' }))],
    ['Anouk Fairlocke', walked('anouk-fairlocke')],
  ],
};
