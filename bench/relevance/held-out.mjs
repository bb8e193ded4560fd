/**
 * Searches as strangers type them: everyday and regional words, plurals, forms by gender, slips, seasons, negations, parts of names.
 * Written before the understanding was tried on them, judged by predicates over garments; ours to be measured by, not tuned to.
 */
import { PALETTE } from '@toile/contracts';

const TONES = new Map(PALETTE.map(({ slug, tone }) => [slug, tone]));

const COAT = ['overcoat', 'trench-coat', 'parka'];
const JACKET = ['blazer', 'biker-jacket', 'bomber-jacket', 'puffer'];
const GOWN = ['evening-gown', 'ball-gown'];
const DRESS = [...GOWN, 'slip-dress', 'sheath-dress', 'shirt-dress', 'wrap-dress', 'tunic-dress'];
const SKIRT = ['pencil-skirt', 'a-line-skirt', 'pleated-skirt', 'full-skirt', 'mini-skirt'];
const LONG_TROUSERS = ['wide-leg-trousers', 'straight-trousers', 'cigarette-trousers', 'flared-trousers'];
const TROUSERS = [...LONG_TROUSERS, 'cargo-trousers', 'jeans'];
const SWEATER = ['knit-sweater', 'turtleneck'];
const HAT = ['beret', 'wide-brim-hat'];
const BAG = ['tote', 'clutch', 'shoulder-bag', 'top-handle-bag', 'bucket-bag'];

const list = (one) => (Array.isArray(one) ? one : [one]);
/** Tones or single colours of the palette. */
const isOf = (colours) => (slug) => list(colours).some((one) => one === slug || one === TONES.get(slug));
const fitsGarment = (kinds, { colour, fabric, pattern, detail }) => {
  const isColour = colour && isOf(colour);
  return (one) =>
    (!kinds || list(kinds).includes(one.kind)) &&
    (!isColour || one.colours.some(isColour)) &&
    (!fabric || list(fabric).includes(one.fabric)) &&
    (!pattern || one.pattern === pattern) &&
    (!detail || one.details.includes(detail));
};
/** A garment that is all of it. */
const g = (kinds, what = {}) => {
  const fits = fitsGarment(kinds, what);
  return ({ garments }) => garments.some(fits);
};
const tag =
  (slug) =>
  ({ tags }) =>
    tags.includes(slug);
const all =
  (...them) =>
  (look) =>
    them.every((one) => one(look));
const any =
  (...them) =>
  (look) =>
    them.some((one) => one(look));
const not = (one) => (look) => !one(look);
const city = (slug) => (look) => look.city === slug;
const season =
  (...slugs) =>
  (look) =>
    slugs.includes(look.season);
const type = (slug) => (look) => look.type === slug;
const by = (slug) => (look) => look.designer === slug;
const walked = (slug) => (look) => look.models.includes(slug);
/** A garment of these that is not in this colour. */
const otherThan = (kinds, colour) => (look) =>
  look.garments.some((one) => kinds.includes(one.kind) && !one.colours.some(isOf(colour)));

const FW = (...years) => season(...years.map((year) => `fall-winter-20${year}`));
const SS = (...years) => season(...years.map((year) => `spring-summer-20${year}`));

const en = [
  ['frock', g(DRESS)],
  ['jumpers', g(SWEATER)],
  ['polo neck', g('turtleneck')],
  ['roll neck sweater', g('turtleneck')],
  ['tees', g('t-shirt')],
  ['trainers', g('sneakers')],
  ['high heels', g('pumps')],
  ['stilettos', g('pumps')],
  ['shades', g('sunglasses')],
  ['down jacket', g('puffer')],
  ['silver puffer jackets', g('puffer', { colour: 'silver' })],
  ['leather biker jackets', g('biker-jacket', { fabric: 'leather' })],
  ['motorcycle jacket', g('biker-jacket')],
  ['burgundy velvet blazer', g('blazer', { colour: 'burgundy', fabric: 'velvet' })],
  ['maroon coats', g(COAT, { colour: 'burgundy' })],
  ['wine coloured dress', g(DRESS, { colour: 'burgundy' })],
  ['off-white shirts', g('shirt', { colour: 'whites' })],
  ['cream trousers', g(TROUSERS, { colour: 'whites' })],
  ['beige trench', g('trench-coat', { colour: ['sand', 'camel', 'ecru', 'taupe'] })],
  ['purple gowns', g(DRESS, { colour: 'purples' })],
  ['olive green parka', g('parka', { colour: 'olive' })],
  ['spotty blouse', g('blouse', { pattern: 'polka-dots' })],
  ['tartan skirts', g(SKIRT, { pattern: 'checks' })],
  ['gingham shirt', g('shirt', { pattern: 'checks' })],
  ['flowery dresses', g(DRESS, { pattern: 'florals' })],
  ['dogtooth blazer', g('blazer', { pattern: 'houndstooth' })],
  ['houndstooth coats, London', all(g(COAT, { pattern: 'houndstooth' }), city('london'))],
  ['mens pinstripe trousers', all(g(TROUSERS, { pattern: 'pinstripe' }), type('man'))],
  ['sequinned evening dresses', g(GOWN, { fabric: 'sequins' })],
  ['little black dress', g(DRESS, { colour: 'blacks' })],
  ['fake fur coat', g(COAT, { fabric: 'faux-fur' })],
  ['tweed jackets autumn winter 2025', all(g(JACKET, { fabric: 'tweed' }), FW(25))],
  ['jeans paris fw26', all(g('jeans'), city('paris'), FW(26))],
  ['Atelier Severin dress', all(by('atelier-sevarin'), g(DRESS))],
  ['sevarin coats', all(by('atelier-sevarin'), g(COAT))],
  ['Halloran Pike shirts', all(by('halloran-pike'), g('shirt'))],
  ['okafor bell knitwear', all(by('tamsin-okafor-bell'), tag('knitwear'))],
  ['looks with Wen Oduyale', walked('wen-oduyale')],
  ['skirts but not pleated', all(g(SKIRT), not(tag('pleated-skirt')))],
  ['dresses no lace', all(g(DRESS), not(tag('lace')))],
  ['coats not in black', otherThan(COAT, 'blacks')],
  ['coats or capes', any(g(COAT), g('cape'))],
  ['red or burgundy dress', g(DRESS, { colour: 'reds' })],
  ['leahter jackt', g(JACKET, { fabric: 'leather' })],
  ['embroidred dress', all(g(DRESS), tag('embroidery'))],
  ['sneekers', g('sneakers')],
  ['cardigna', g('cardigan')],
  ['one shoulder gown', g(DRESS, { detail: 'one-shoulder' })],
  ['double breasted blazers', all(g('blazer'), tag('double-breasted'))],
  ['bell bottoms', g('flared-trousers')],
  ['combat trousers', g('cargo-trousers')],
  ['waist coat', g('waistcoat')],
  ['last two winters tweed', all(g(null, { fabric: 'tweed' }), FW(26, 25))],
  ['cruise 2027', season('resort-2027')],
  ['90s slip dress', all(g('slip-dress'), tag('nineties'))],
  ['navy blue double-breasted coat', all(g(COAT, { colour: 'navy' }), tag('double-breasted'))],
  ['shirtdresses', g('shirt-dress')],
  ['mens shorts milan', all(g('shorts'), type('man'), city('milan'))],
  ['gold hoops', g('statement-earrings', { colour: 'gold' })],
  ['knee high boots in brown', g('knee-boots', { colour: 'browns' })],
];

const fr = [
  ['pull', g(SWEATER)],
  ['pulls en laine', g(SWEATER, { fabric: 'wool' })],
  ['col roulé noir', g('turtleneck', { colour: 'blacks' })],
  ['doudoune', g('puffer')],
  ['doudounes argentées', g('puffer', { colour: 'silver' })],
  ['perfecto', g('biker-jacket')],
  ['blouson en cuir', g(JACKET, { fabric: 'leather' })],
  ['baskets blanches', g('sneakers', { colour: 'whites' })],
  ['talons hauts', g('pumps')],
  ['lunettes de soleil', g('sunglasses')],
  ['cabas', g('tote')],
  ['sac seau', g('bucket-bag')],
  ['pattes d’éléphant', g('flared-trousers')],
  ["pattes d'eph", g('flared-trousers')],
  ['pantalons larges', g('wide-leg-trousers')],
  ['jean', g('jeans')],
  ['jupe crayon', g('pencil-skirt')],
  ['jupe trapèze', g('a-line-skirt')],
  ['robes chemise', g('shirt-dress')],
  ['robe portefeuille', g('wrap-dress')],
  ['petite robe noire', g(DRESS, { colour: 'blacks' })],
  ['robes bordeaux', g(DRESS, { colour: 'burgundy' })],
  ['robe lie de vin', g(DRESS, { colour: 'burgundy' })],
  ['manteaux marron', g(COAT, { colour: 'browns' })],
  ['imper beige', g('trench-coat', { colour: ['sand', 'camel', 'ecru', 'taupe'] })],
  ['jupe écossaise', g(SKIRT, { pattern: 'checks' })],
  ['chemise vichy', g('shirt', { pattern: 'checks' })],
  ['manteau pied de poule Londres', all(g(COAT, { pattern: 'houndstooth' }), city('london'))],
  ['robes fleuries', g(DRESS, { pattern: 'florals' })],
  ['jupe léopard', g(SKIRT, { pattern: 'animal-print' })],
  ['manteau sans fourrure', all(g(COAT), not(tag('faux-fur')))],
  ['robes sans dentelle ni broderie', all(g(DRESS), not(tag('lace')), not(tag('embroidery')))],
  ['jupe pas noire', otherThan(SKIRT, 'blacks')],
  ['manteau ou cape', any(g(COAT), g('cape'))],
  ['robe rouge ou rose', g(DRESS, { colour: ['reds', 'pinks'] })],
  ['veste tweed automne hiver 2025', all(g(JACKET, { fabric: 'tweed' }), FW(25))],
  ['robe blanche PE27', all(g(DRESS, { colour: 'whites' }), SS(27))],
  ['les trois derniers hivers velours', all(g(null, { fabric: 'velvet' }), FW(26, 25, 24))],
  ['croisière 2027', season('resort-2027')],
  ['homme milan cuir', all(type('man'), city('milan'), g(null, { fabric: 'leather' }))],
  ['années 90', tag('nineties')],
  ['robe de bal haute couture', all(g('ball-gown'), type('couture'))],
  ['manteu en lene', g(COAT, { fabric: 'wool' })],
  ['chaussures à talons', g('pumps')],
  ['ballerines', g('ballet-flats')],
  ['sandales dorées', g('sandals', { colour: 'gold' })],
  ['bottines noires', g('ankle-boots', { colour: 'blacks' })],
  ['débardeur', g('tank-top')],
  ['tee shirt rayé', g('t-shirt', { pattern: 'stripes' })],
  ['combi-pantalon', g('jumpsuit')],
  ['foulards', g('scarf')],
  ['chapeaux', g(HAT)],
  ['Fiorella Dossi robe verte', all(by('fiorella-dossi'), g(DRESS, { colour: 'greens' }))],
  ['delcambre pantalon', all(by('isaure-delcambre'), g(TROUSERS))],
  ['gilet tailleur', g('waistcoat')],
  ['chemisier en soie', g('blouse', { fabric: 'silk' })],
  ['jupes plissées bleu marine', g('pleated-skirt', { colour: 'navy' })],
  ['veste croisée', all(g(JACKET), tag('double-breasted'))],
  ['robe à paillettes', g(DRESS, { fabric: 'sequins' })],
  ['pantalon violette', g(TROUSERS, { colour: 'purples' })],
];

const es = [
  ['jersey', g(SWEATER)],
  ['suéteres de lana', g(SWEATER, { fabric: 'wool' })],
  ['cuello tortuga', g('turtleneck')],
  ['plumífero', g('puffer')],
  ['chamarra de cuero', g(JACKET, { fabric: 'leather' })],
  ['campera de cuero negra', g(JACKET, { fabric: 'leather', colour: 'blacks' })],
  ['chaqueta motera', g('biker-jacket')],
  ['zapatillas deportivas', g('sneakers')],
  ['tenis blancos', g('sneakers', { colour: 'whites' })],
  ['zapatos de tacón', g('pumps')],
  ['lentes de sol', g('sunglasses')],
  ['pollera roja', g(SKIRT, { colour: 'reds' })],
  ['remera', g('t-shirt')],
  ['playeras', g('t-shirt')],
  ['vaqueros', g('jeans')],
  ['pantalones de mezclilla', g(TROUSERS, { fabric: 'denim' })],
  ['pantalón palazzo', g('wide-leg-trousers')],
  ['pantalones de campana', g('flared-trousers')],
  ['falda lápiz', g('pencil-skirt')],
  ['falda tableada', g('pleated-skirt')],
  ['vestido camisero', g('shirt-dress')],
  ['vestido lencero', g('slip-dress')],
  ['vestido color vino', g(DRESS, { colour: 'burgundy' })],
  ['abrigo café', g(COAT, { colour: 'browns' })],
  ['abrigos marrones', g(COAT, { colour: 'browns' })],
  ['blusa de lunares', g('blouse', { pattern: 'polka-dots' })],
  ['camisas de cuadros', g('shirt', { pattern: 'checks' })],
  ['falda escocesa', g(SKIRT, { pattern: 'checks' })],
  ['abrigo pata de gallo londres', all(g(COAT, { pattern: 'houndstooth' }), city('london'))],
  ['vestidos floreados', g(DRESS, { pattern: 'florals' })],
  ['abrigos sin piel', all(g(COAT), not(any(tag('faux-fur'))))],
  ['vestidos sin encaje', all(g(DRESS), not(tag('lace')))],
  ['falda que no sea negra', otherThan(SKIRT, 'blacks')],
  ['abrigos o capas', any(g(COAT), g('cape'))],
  ['vestido rojo o rosa', g(DRESS, { colour: ['reds', 'pinks'] })],
  ['chaqueta de tweed otoño invierno 2025', all(g(JACKET, { fabric: 'tweed' }), FW(25))],
  ['vestidos blancos PV27', all(g(DRESS, { colour: 'whites' }), SS(27))],
  ['últimos dos inviernos terciopelo', all(g(null, { fabric: 'velvet' }), FW(26, 25))],
  ['crucero 2027', season('resort-2027')],
  ['hombre milán cuero', all(type('man'), city('milan'), g(null, { fabric: 'leather' }))],
  ['años noventa', tag('nineties')],
  ['vestido de gala alta costura', all(g(GOWN), type('couture'))],
  ['vesitdo de terciopleo', g(DRESS, { fabric: 'velvet' })],
  ['bailarinas', g('ballet-flats')],
  ['sandalias plateadas', g('sandals', { colour: 'silver' })],
  ['botines negros', g('ankle-boots', { colour: 'blacks' })],
  ['botas altas', g('knee-boots')],
  ['cartera de mano', g('clutch')],
  ['aretes dorados', g('statement-earrings', { colour: 'gold' })],
  ['gabardina beige', g('trench-coat', { colour: ['sand', 'camel', 'ecru', 'taupe'] })],
  ['chalecos', g('waistcoat')],
  ['boinas', g('beret')],
  ['saco cruzado', all(g('blazer'), tag('double-breasted'))],
  ['camisetas sin mangas', g('tank-top')],
  ['Paloma Ferreyra vestidos azules', all(by('paloma-ferreyra'), g(DRESS, { colour: 'blues' }))],
  ['monteverdi faldas', all(by('dahlia-monteverdi'), g(SKIRT))],
  ['traje pantalón morado', g(TROUSERS, { colour: 'purples' })],
  ['blusas moradas de seda', g('blouse', { colour: 'purples', fabric: 'silk' })],
  ['vestido de lentejuelas dorado', g(DRESS, { fabric: 'sequins', colour: 'gold' })],
  ['bolsas', g(BAG)],
];

const it = [
  ['maglioni di lana', g(SWEATER, { fabric: 'wool' })],
  ['dolcevita nero', g('turtleneck', { colour: 'blacks' })],
  ['piumino', g('puffer')],
  ['piumini argento', g('puffer', { colour: 'silver' })],
  ['chiodo', g('biker-jacket')],
  ['giubbotto di pelle', g(JACKET, { fabric: 'leather' })],
  ['scarpe da ginnastica', g('sneakers')],
  ['tacchi alti', g('pumps')],
  ['décolleté rosse', g('pumps', { colour: 'reds' })],
  ['occhiali da sole', g('sunglasses')],
  ['magliette a righe', g('t-shirt', { pattern: 'stripes' })],
  ['canotta', g('tank-top')],
  ['pantaloni a zampa', g('flared-trousers')],
  ['pantaloni a palazzo', g('wide-leg-trousers')],
  ['gonna a matita', g('pencil-skirt')],
  ['gonne a pieghe', g('pleated-skirt')],
  ['tubino nero', g('sheath-dress', { colour: 'blacks' })],
  ['abito chemisier', g('shirt-dress')],
  ['abito a portafoglio', g('wrap-dress')],
  ['vestiti a fiori', g(DRESS, { pattern: 'florals' })],
  ['vestito color vino', g(DRESS, { colour: 'burgundy' })],
  ['cappotti marroni', g(COAT, { colour: 'browns' })],
  ['giacca doppiopetto', all(g(JACKET), tag('double-breasted'))],
  ['panciotto', g('waistcoat')],
  ['camicia a quadretti', g('shirt', { pattern: 'checks' })],
  ['gonna scozzese', g(SKIRT, { pattern: 'checks' })],
  ['cappotto spigato', g(COAT, { pattern: 'herringbone' })],
  ['gonna maculata', g(SKIRT, { pattern: 'animal-print' })],
  ['cappotto senza pelliccia', all(g(COAT), not(tag('faux-fur')))],
  ['abiti senza pizzo', all(g(DRESS), not(tag('lace')))],
  ['gonna non nera', otherThan(SKIRT, 'blacks')],
  ['cappotti o mantelle', any(g(COAT), g('cape'))],
  ['vestito rosso o rosa', g(DRESS, { colour: ['reds', 'pinks'] })],
  ['giacca di tweed autunno inverno 2025', all(g(JACKET, { fabric: 'tweed' }), FW(25))],
  ['abiti bianchi PE27', all(g(DRESS, { colour: 'whites' }), SS(27))],
  ['ultimi tre inverni velluto', all(g(null, { fabric: 'velvet' }), FW(26, 25, 24))],
  ['cruise 27', season('resort-2027')],
  ['uomo milano pelle', all(type('man'), city('milan'), g(null, { fabric: 'leather' }))],
  ['anni novanta', tag('nineties')],
  ['abito da ballo alta moda', all(g('ball-gown'), type('couture'))],
  ['vetsito di velutto', g(DRESS, { fabric: 'velvet' })],
  ['ballerine', g('ballet-flats')],
  ['sandali dorati', g('sandals', { colour: 'gold' })],
  ['stivaletti neri', g('ankle-boots', { colour: 'blacks' })],
  ['stivali al ginocchio', g('knee-boots')],
  ['borsa a secchiello', g('bucket-bag')],
  ['borse a tracolla', g('shoulder-bag')],
  ['basco', g('beret')],
  ['orecchini oro', g('statement-earrings', { colour: 'gold' })],
  ['cappelli', g(HAT)],
  ['pantaloni viola', g(TROUSERS, { colour: 'purples' })],
  ['camicette di seta', g('blouse', { fabric: 'silk' })],
  ['impermeabile beige', g('trench-coat', { colour: ['sand', 'camel', 'ecru', 'taupe'] })],
  ['jeans Parigi AI26', all(g('jeans'), city('paris'), FW(26))],
  ['Castellani Brera gonne', all(by('castellani-brera'), g(SKIRT))],
  ['salvemini cappotti', all(by('pietro-salvemini'), g(COAT))],
  ['maglia a collo alto', g('turtleneck')],
  ['abito monospalla', g(DRESS, { detail: 'one-shoulder' })],
  ['vestito con paillettes', g(DRESS, { fabric: 'sequins' })],
  ['gonnellina', g('mini-skirt')],
];

const zh = [
  ['毛衣', g([...SWEATER, 'cardigan'])],
  ['高领毛衣', g('turtleneck')],
  ['皮衣', g(JACKET, { fabric: 'leather' })],
  ['机车夹克', g('biker-jacket')],
  ['羽绒服', g('puffer')],
  ['小黑裙', g(DRESS, { colour: 'blacks' })],
  ['高跟鞋', g('pumps')],
  ['球鞋', g('sneakers')],
  ['白色运动鞋', g('sneakers', { colour: 'whites' })],
  ['墨镜', g('sunglasses')],
  ['阔腿裤', g('wide-leg-trousers')],
  ['喇叭裤', g('flared-trousers')],
  ['工装裤', g('cargo-trousers')],
  ['马甲', g('waistcoat')],
  ['铅笔裙', g('pencil-skirt')],
  ['A字裙', g('a-line-skirt')],
  ['米色风衣', g('trench-coat', { colour: ['sand', 'camel', 'ecru', 'taupe'] })],
  ['酒红色连衣裙', g(DRESS, { colour: 'burgundy' })],
  ['咖啡色大衣', g(COAT, { colour: 'browns' })],
  ['格子裙', g([...SKIRT, ...DRESS], { pattern: 'checks' })],
  ['千鸟格大衣 伦敦', all(g(COAT, { pattern: 'houndstooth' }), city('london'))],
  ['豹纹连衣裙', g(DRESS, { pattern: 'animal-print' })],
  ['波点衬衫', g(['shirt', 'blouse'], { pattern: 'polka-dots' })],
  ['碎花裙', g([...SKIRT, ...DRESS], { pattern: 'florals' })],
  ['巴黎皮夹克', all(g(JACKET, { fabric: 'leather' }), city('paris'))],
  ['2026秋冬毛衣', all(g([...SWEATER, 'cardigan']), FW(26))],
  ['26秋冬大衣', all(g(COAT), FW(26))],
  ['春夏2027连衣裙', all(g(DRESS), SS(27))],
  ['不含皮草的大衣', all(g(COAT), not(tag('faux-fur')))],
  ['没有蕾丝的连衣裙', all(g(DRESS), not(tag('lace')))],
  ['不要黑色的半身裙', otherThan(SKIRT, 'blacks')],
  ['红色或粉色的连衣裙', g(DRESS, { colour: ['reds', 'pinks'] })],
  ['大衣或斗篷', any(g(COAT), g('cape'))],
  ['男士短裤 米兰', all(g('shorts'), type('man'), city('milan'))],
  ['高定礼服', all(g(GOWN), type('couture'))],
  ['刺绣连衣裙', all(g(DRESS), tag('embroidery'))],
  ['亮片礼服', g(GOWN, { fabric: 'sequins' })],
  ['九十年代', tag('nineties')],
  ['朋克皮衣', all(g(JACKET, { fabric: 'leather' }), tag('punk'))],
  ['平底鞋', g(['ballet-flats', 'loafers', 'sandals', 'sneakers'])],
  ['乐福鞋', g('loafers')],
  ['金色凉鞋', g('sandals', { colour: 'gold' })],
  ['单肩包', g('shoulder-bag')],
  ['水桶包', g('bucket-bag')],
  ['手拿包', g('clutch')],
  ['牛仔外套', g([...JACKET, ...COAT], { fabric: 'denim' })],
  ['贝雷帽', g('beret')],
  ['围巾', g('scarf')],
  ['双排扣西装', all(g('blazer'), tag('double-breasted'))],
  ['过去两个冬季天鹅绒', all(g(null, { fabric: 'velvet' }), FW(26, 25))],
  ['紫色裤子', g(TROUSERS, { colour: 'purples' })],
  ['灰色羊毛大衣纽约', all(g(COAT, { colour: 'greys', fabric: 'wool' }), city('new-york'))],
  ['黑色短靴', g('ankle-boots', { colour: 'blacks' })],
  ['背心', g(['tank-top', 'waistcoat'])],
  ['吊带裙', g('slip-dress')],
  ['T恤', g('t-shirt')],
  ['Wexcombe 大衣', all(by('wexcombe'), g(COAT))],
  ['单肩连衣裙', g(DRESS, { detail: 'one-shoulder' })],
  ['海军蓝西装外套', g('blazer', { colour: 'navy' })],
  ['早春2027', season('resort-2027')],
];

/** @returns {{language: string, template: string, text: string, fits: (look: object) => boolean}[]} */
export const heldOutQueries = () =>
  Object.entries({ en, fr, es, it, zh }).flatMap(([language, queries]) =>
    queries.map(([text, fits]) => ({ language, template: 'held out', text, fits })),
  );
