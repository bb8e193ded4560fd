/** Everyday searches in five languages, pairs of garments and questions among them, written before anybody looked at what the search knows, and tried once before anything was mended by them. */
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
  JACKET,
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

const BOOTS = ['ankle-boots', 'knee-boots'];
const KNITS = [...SWEATER, 'cardigan'];
const LONG_SKIRT = SKIRT.filter((kind) => kind !== 'mini-skirt');
const PASTELS = ['blush', 'rose', 'mint', 'powder-blue', 'lilac', 'butter'];

const clinging = any(g('sheath-dress'), all(g(DRESS), any(tag('slim'), tag('hourglass'))));
const jeans = any(g('jeans'), g(TROUSERS, { fabric: 'denim' }));
const seeThrough = any(tag('sheer'), g(undefined, { fabric: ['tulle', 'organza', 'lace'] }));
const belted = any(g('belt'), tag('belted-waist'));
const shortHair = any(tag('bob'), tag('cropped-hair'));
const hairUp = any(tag('sleek-bun'), tag('ponytail'));
/** A garment of these, not in denim. */
const notDenim =
  (kinds) =>
  ({ garments }) =>
    garments.some((one) => kinds.includes(one.kind) && one.kind !== 'jeans' && one.fabric !== 'denim');
/** A garment of these without either kind of stripes. */
const unstriped =
  (kinds) =>
  ({ garments }) =>
    garments.some((one) => kinds.includes(one.kind) && !['stripes', 'pinstripe'].includes(one.pattern));
/** Somebody of this family walked. */
const family =
  (name) =>
  ({ models }) =>
    models.some((slug) => slug.endsWith(`-${name}`));

export const SEVENTH = {
  en: [
    ['black cardigan', g('cardigan', { colour: 'blacks' })],
    ['bodycon dress', clinging],
    ['pea coat', g('overcoat')],
    ['fedora', g('wide-brim-hat')],
    ['chelsea boots', g('ankle-boots')],
    ['mustard coloured jumper', g(SWEATER, { colour: 'mustard' })],
    ['hot pink blazer', g('blazer', { colour: 'fuchsia' })],
    ['terracotta trousers', g(TROUSERS, { colour: ['brick', 'rust'] })],
    ['paisley shirts', g('shirt', { pattern: 'paisley' })],
    ['argyle sweater vest', g([...KNITS, 'waistcoat'], { pattern: 'argyle' })],
    ['cowboy look', tag('western')],
    ['dress with pockets', all(g(DRESS), tag('patch-pockets'))],
    ['cut out dress', all(g(DRESS), tag('cut-outs'))],
    ['ruffled blouses', all(g('blouse'), tag('ruffles'))],
    ['belted coat', all(g(COAT), belted)],
    ['white vest top', g('tank-top', { colour: 'whites' })],
    ['coat with trousers', all(g(COAT), g(TROUSERS))],
    ['mini skirt and knee boots', all(g('mini-skirt'), g('knee-boots'))],
    ['turtleneck under a blazer', all(g('turtleneck'), g('blazer'))],
    ['what bag goes with a trench coat', all(g('trench-coat'), g(BAG))],
    ['how do you style wide leg jeans', any(g('jeans'), g('wide-leg-trousers', { fabric: 'denim' }))],
    ['what to wear to a gala', any(g(GOWN), tag('evening-glamour'))],
    ['resort 25 paris', all(season('resort-2025'), city('paris'))],
    ['ss24 milan menswear', all(SS(24), city('milan'), type('man'))],
    ['london fashion week spring 2026', all(city('london'), SS(26))],
    ['blazers not navy', otherThan(['blazer'], 'navy')],
    ['sunglases', g('sunglasses')],
    ['metalic skirt', any(g(SKIRT, { colour: 'metallics' }), g(SKIRT, { fabric: 'sequins' }))],
    ['curly hair', tag('curls')],
    ['rook and linden coats', all(by('rook-linden'), g(COAT))],
    ['noemi ravel', by('noemie-ravel')],
    ['quynh sangare dresses', all(walked('quynh-sangare'), g(DRESS))],
  ],
  fr: [
    ['gilet noir', g(['cardigan', 'waistcoat'], { colour: 'blacks' })],
    ['caban bleu marine', g(COAT, { colour: 'navy' })],
    ['béret rouge', g('beret', { colour: 'reds' })],
    ['pantalon fluide', any(g('wide-leg-trousers'), g(TROUSERS, { fabric: ['silk', 'satin'] }))],
    ['jean évasé', any(g('jeans'), g('flared-trousers', { fabric: 'denim' }))],
    ['robe vert d’eau', g(DRESS, { colour: ['mint', 'sage'] })],
    ['couleurs pastel', g(undefined, { colour: PASTELS })],
    ['top en dentelle', g(['blouse', 'corset', 'tank-top', 'crop-top', 'shirt'], { fabric: 'lace' })],
    ['chevrons', g(undefined, { pattern: 'herringbone' })],
    ['robe longue ou jupe longue', g([...DRESS, ...LONG_SKIRT])],
    ['blazer avec un jean', all(g('blazer'), jeans)],
    ['pull et jupe', all(g(SWEATER), g(SKIRT))],
    ['quelle veste porter avec une robe noire ?', all(g(JACKET), g(DRESS, { colour: 'blacks' }))],
    ['PE24 Paris homme', all(SS(24), city('paris'), type('man'))],
    ['pré-automne 2025', season('pre-fall-2025')],
    ['couture printemps 2024', all(type('couture'), SS(24))],
    ['pantalons sans rayures', unstriped(TROUSERS)],
    ['blousson noir', g(JACKET, { colour: 'blacks' })],
    ['cheveux courts', shortHair],
    ['verdane argent', all(by('verdane'), g(undefined, { colour: 'silver' }))],
    ['Soren Vike manteaux', all(by('soren-vike'), g(COAT))],
    ['yara mbekwe en noir', all(walked('yara-mbekwe'), g(undefined, { colour: 'blacks' }))],
  ],
  es: [
    ['abrigo de paño', g(COAT, { fabric: ['wool', 'tweed'] })],
    ['rebecas', g('cardigan')],
    ['pantalones pitillo', g(['cigarette-trousers', 'jeans'])],
    ['bermudas', g('shorts')],
    ['falda tubo', g('pencil-skirt')],
    ['vestido cruzado', g('wrap-dress')],
    ['top de tirantes', g(['tank-top', 'crop-top'])],
    ['corsé negro', g('corset', { colour: 'blacks' })],
    ['botas camperas', g(BOOTS)],
    ['pantalón cargo verde militar', g('cargo-trousers', { colour: 'olive' })],
    ['vestido naranja', g(DRESS, { colour: 'oranges' })],
    ['escote halter', tag('halter-neck')],
    ['vestidos transparentes', all(g(DRESS), seeThrough)],
    ['falda con botas', all(g(SKIRT), g(BOOTS))],
    ['¿cómo combinar una falda plisada?', g('pleated-skirt')],
    ['londres PV25 hombre', all(city('london'), SS(25), type('man'))],
    ['resort 2026 vestidos', all(season('resort-2026'), g(DRESS))],
    ['faldas que no sean cortas', g(LONG_SKIRT)],
    ['abrigos sin cinturón', all(g(COAT), not(belted))],
    ['camsia vaquera', g('shirt', { fabric: 'denim' })],
    ['torrisi encaje', all(by('bianca-torrisi'), g(undefined, { fabric: 'lace' }))],
    ['kaya roquelaure abrigos', all(walked('kaya-roquelaure'), g(COAT))],
  ],
  it: [
    ['giubbotti neri', g(JACKET, { colour: 'blacks' })],
    ['pantaloni larghi bianchi', g('wide-leg-trousers', { colour: 'whites' })],
    ['abito aderente', clinging],
    ['corpetto', g('corset')],
    ['anfibi', g(BOOTS)],
    ['shopper nera', g('tote', { colour: 'blacks' })],
    ['verde salvia', g(undefined, { colour: 'sage' })],
    ['blu notte', g(undefined, { colour: ['navy', 'ink'] })],
    ['cappotto color panna', g(COAT, { colour: 'whites' })],
    ['gonna asimmetrica', all(g(SKIRT), tag('asymmetry'))],
    ['look collegiale', tag('preppy')],
    ['dolcevita e gonna', all(g('turtleneck'), g(SKIRT))],
    ['come abbinare i mocassini', g('loafers')],
    ['sfilate New York autunno 2022', all(city('new-york'), FW(22))],
    ['alta moda primavera 2021', all(type('couture'), SS(21))],
    ['pre-fall 23 cappotti', all(season('pre-fall-2023'), g(COAT))],
    ['cappotti senza quadri', all(g(COAT), not(g(COAT, { pattern: 'checks' })))],
    ['pantaloni di pelle o jeans', any(g(TROUSERS, { fabric: 'leather' }), jeans)],
    ['stivlai marroni', g(BOOTS, { colour: 'browns' })],
    ['camcia rosa', g(['shirt', 'blouse'], { colour: 'pinks' })],
    ['capelli raccolti', hairUp],
    ['pellegrin lino', all(by('sandro-pellegrin'), g(undefined, { fabric: 'linen' }))],
  ],
  zh: [
    ['呢子大衣', g(COAT, { fabric: ['wool', 'tweed'] })],
    ['派克大衣', g('parka')],
    ['直筒裤', g(['straight-trousers', 'jeans'])],
    ['包臀裙', g(['pencil-skirt', 'sheath-dress'])],
    ['蓬蓬裙', g(['full-skirt', 'ball-gown'])],
    ['马丁靴', g('ankle-boots')],
    ['小白鞋', g('sneakers', { colour: 'whites' })],
    ['手提包', g(BAG)],
    ['墨绿色外套', g([...COAT, ...JACKET, 'cape', 'cardigan'], { colour: 'bottle-green' })],
    ['香芋紫', g(undefined, { colour: 'lilac' })],
    ['镂空连衣裙', all(g(DRESS), tag('cut-outs'))],
    ['学院风', tag('preppy')],
    ['未来感', tag('futurism')],
    ['连衣裙配靴子', all(g(DRESS), g(BOOTS))],
    ['风衣怎么搭配', g('trench-coat')],
    ['米兰时装周 24春夏', all(city('milan'), SS(24))],
    ['2026早秋', season('pre-fall-2026')],
    ['不是牛仔的裤子', notDenim(TROUSERS)],
    ['红色或绿色的毛衣', g(KNITS, { colour: ['reds', 'greens'] })],
    ['蓝色衬杉', g(['shirt', 'blouse'], { colour: 'blues' })],
    ['Tremontane', family('tremontane')],
    ['Yuki Castelmoor 连衣裙', all(walked('yuki-castelmoor'), g(DRESS))],
  ],
};
