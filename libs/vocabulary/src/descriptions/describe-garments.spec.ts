import { expect, it } from '@jest/globals';
import { type Garment, LOCALES, PALETTE } from '@toile/contracts';
import { CONCEPTS } from '../concepts.js';
import { describeGarments } from './describe-garments.js';
import { GRAMMARS } from './grammar.js';

/** `overcoat black+ivory wool pinstripe bow`, with a dash for what is not there. */
function garment(written: string): Garment {
  const [kind = '', colours = '', fabric = '-', pattern = '-', ...details] = written.split(' ');
  return {
    kind,
    colours: colours === '-' ? [] : colours.split('+'),
    fabric: fabric === '-' ? null : fabric,
    pattern: pattern === '-' ? null : pattern,
    details,
  };
}

/** Garments, and what is said of them in English, Spanish, French, Italian and Chinese. */
const SAID: [garments: string, en: string, es: string, fr: string, it: string, zh: string][] = [
  [
    'straight-trousers black wool',
    'Black wool straight trousers.',
    'Pantalón recto negro de lana.',
    'Pantalon droit noir en laine.',
    'Pantaloni dritti neri in lana.',
    '一条黑色羊毛直筒裤。',
  ],
  [
    'overcoat black wool',
    'Black wool overcoat.',
    'Sobretodo negro de lana.',
    'Pardessus noir en laine.',
    'Cappotto lungo nero in lana.',
    '一件黑色羊毛长款大衣。',
  ],
  [
    'skirt black leather',
    'Black leather skirt.',
    'Falda negra de cuero.',
    'Jupe noire en cuir.',
    'Gonna nera in pelle.',
    '一条黑色皮革半身裙。',
  ],
  [
    'trench-coat scarlet leather',
    'Scarlet leather trench coat.',
    'Gabardina escarlata de cuero.',
    'Trench écarlate en cuir.',
    'Trench scarlatto in pelle.',
    '一件猩红皮革风衣。',
  ],
  [
    'cape tobacco wool',
    'Tobacco wool cape.',
    'Capa tabaco de lana.',
    'Cape tabac en laine.',
    'Mantella tabacco in lana.',
    '一件烟草棕羊毛斗篷。',
  ],
  [
    'shirt black+ivory cotton stripes',
    'Black and ivory striped cotton shirt.',
    'Camisa de algodón a rayas negras y marfil.',
    'Chemise en coton à rayures noir et ivoire.',
    'Camicia in cotone a righe nere e avorio.',
    '一件黑色与象牙白条纹棉质衬衫。',
  ],
  [
    'evening-gown ivory+gold silk ombre',
    'Ivory and gold ombré silk evening gown.',
    'Vestido de noche de seda en degradado de marfil y dorado.',
    'Robe du soir en soie en dégradé d’ivoire et de doré.',
    'Abito da sera in seta sfumato in avorio e dorato.',
    '一件象牙白与金色渐变丝绸晚礼服。',
  ],
  [
    'blouse black+ecru silk polka-dots bow',
    'Black and ecru polka-dot silk blouse with a bow.',
    'Blusa de seda de lunares negros y crudos con lazo.',
    'Blouse à nœud en soie à pois noir et écru.',
    'Blusa in seta a pois neri ed écru con fiocco.',
    '一件黑色与本白色波点丝绸蝴蝶结女衬衫。',
  ],
  [
    'slip-dress silver satin; jeans denim denim',
    'Silver satin slip dress and jeans.',
    'Vestido lencero plateado de satén y vaqueros.',
    'Robe nuisette argentée en satin et jean.',
    'Abito sottoveste argentato in raso e jeans.',
    '一条银色缎面吊带裙配一条牛仔裤。',
  ],
  [
    'jeans navy denim; knit-sweater denim knitwear',
    'Navy jeans and denim blue sweater.',
    'Vaqueros azul marino y jersey azul vaquero.',
    'Jean bleu marine et pull bleu jean.',
    'Jeans blu navy e maglione blu jeans.',
    '一条海军蓝牛仔裤配一件牛仔蓝毛衣。',
  ],
  [
    'blazer navy+camel wool pinstripe; blouse violet silk - puff-sleeves bow; wide-leg-trousers rust linen; loafers tobacco; tote gold',
    'Navy and camel pinstripe wool blazer over a violet silk blouse with puff sleeves and a bow and rust linen wide-leg trousers, worn with tobacco loafers and a gold tote.',
    'Blazer de lana de raya diplomática en azul marino y camel sobre una blusa violeta de seda con mangas abullonadas y lazo y un pantalón ancho óxido de lino, con mocasines tabaco y un bolso tote dorado.',
    'Blazer en laine à rayures tennis bleu marine et camel porté sur une blouse violette à manches bouffantes et à nœud en soie et un pantalon large rouille en lin, avec des mocassins tabac et un cabas doré.',
    'Blazer in lana gessato in blu navy e cammello portato su una blusa viola in seta con maniche a sbuffo e fiocco e pantaloni ampi ruggine in lino, con mocassini tabacco e una tote dorata.',
    '一件海军蓝与驼色细条纹羊毛西装外套，内搭一件紫罗兰丝绸泡泡袖蝴蝶结女衬衫和一条铁锈红亚麻阔腿裤，搭配一双烟草棕乐福鞋和一只金色托特包。',
  ],
  [
    'turtleneck ecru wool; pencil-skirt tangerine velvet; parka olive cotton; knee-boots black',
    'Olive cotton parka over an ecru wool turtleneck and a tangerine velvet pencil skirt, worn with black knee boots.',
    'Parka verde oliva de algodón sobre un jersey de cuello alto crudo de lana y una falda lápiz mandarina de terciopelo, con botas altas negras.',
    'Parka vert olive en coton portée sur un col roulé écru en laine et une jupe crayon mandarine en velours, avec des bottes hautes noires.',
    'Parka verde oliva in cotone portato su un dolcevita écru in lana e una gonna a tubo mandarino in velluto, con stivali alti neri.',
    '一件橄榄绿棉质派克大衣，内搭一件本白色羊毛高领衫和一条橘色天鹅绒铅笔裙，搭配一双黑色长靴。',
  ],
  [
    'cardigan rose wool; slip-dress mint satin',
    'Rose wool cardigan over a mint satin slip dress.',
    'Cárdigan rosa de lana sobre un vestido lencero verde menta de satén.',
    'Cardigan rose en laine porté sur une robe nuisette vert menthe en satin.',
    'Cardigan rosa in lana portato su un abito sottoveste verde menta in raso.',
    '一件玫瑰粉羊毛开衫，内搭一条薄荷绿缎面吊带裙。',
  ],
  [
    'sunglasses black; gloves violet; beret scarlet',
    'Black sunglasses, violet gloves and scarlet beret.',
    'Gafas de sol negras, guantes violeta y boina escarlata.',
    'Lunettes de soleil noires, gants violets et béret écarlate.',
    'Occhiali da sole neri, guanti viola e basco scarlatto.',
    '一副黑色太阳镜、一副紫罗兰手套和一顶猩红贝雷帽。',
  ],
  [
    'polo-shirt emerald cotton animal-print bow',
    'Emerald animal-print cotton polo shirt with a bow.',
    'Polo verde esmeralda de algodón con estampado animal y con lazo.',
    'Polo vert émeraude à nœud en coton à imprimé animal.',
    'Polo verde smeraldo in cotone con stampa animalier e con fiocco.',
    '一件祖母绿动物纹棉质蝴蝶结Polo衫。',
  ],
  [
    'jumpsuit aubergine cotton; sneakers optic-white; bucket-bag sand; scarf burgundy; statement-earrings silver',
    'Aubergine cotton jumpsuit, worn with optic white sneakers, a sand bucket bag, a burgundy scarf and silver statement earrings.',
    'Mono berenjena de algodón, con zapatillas blanco óptico, un bolso saco arena, una bufanda burdeos y pendientes llamativos plateados.',
    'Combinaison aubergine en coton, avec des baskets blanc optique, un sac seau sable, un foulard bordeaux et des boucles d’oreilles imposantes argentées.',
    'Tuta melanzana in cotone, con sneaker bianco ottico, un secchiello sabbia, una sciarpa bordeaux e orecchini vistosi argentati.',
    '一件茄紫棉质连体裤，搭配一双亮白色运动鞋、一只沙色水桶包、一条勃艮第红围巾和一对银色夸张耳环。',
  ],
  [
    'ball-gown blush tulle - sweetheart-neckline; ankle-boots bottle-green',
    'Blush tulle ball gown with a sweetheart neckline, worn with bottle green ankle boots.',
    'Vestido de baile rosa empolvado de tul con escote corazón, con botines verde botella.',
    'Robe de bal rose poudré à décolleté cœur en tulle, avec des bottines vert bouteille.',
    'Abito da ballo rosa cipria in tulle con scollo a cuore, con stivaletti verde bottiglia.',
    '一件腮红粉薄纱心形领舞会礼服，搭配一双墨绿短靴。',
  ],
  [
    'a-line-skirt black+ivory wool houndstooth; t-shirt sky cotton',
    'Black and ivory houndstooth wool A-line skirt and sky blue cotton T-shirt.',
    'Falda evasé de lana de pata de gallo en negro y marfil y camiseta celeste de algodón.',
    'Jupe trapèze en laine pied-de-poule noir et ivoire et t-shirt bleu ciel en coton.',
    'Gonna ad A in lana pied-de-poule in nero e avorio e T-shirt celeste in cotone.',
    '一条黑色与象牙白千鸟格羊毛A字裙配一件天蓝棉质T恤。',
  ],
  [
    'cape lilac wool; overcoat camel wool; shirt optic-white cotton; shorts chocolate linen',
    'Camel wool overcoat over a lilac wool cape, an optic white cotton shirt and chocolate linen shorts.',
    'Sobretodo camel de lana sobre una capa lila de lana, una camisa blanco óptico de algodón y un pantalón corto chocolate de lino.',
    'Pardessus camel en laine porté sur une cape lilas en laine, une chemise blanc optique en coton et un short chocolat en lin.',
    'Cappotto lungo cammello in lana portato su una mantella lilla in lana, una camicia bianco ottico in cotone e shorts cioccolato in lino.',
    '一件驼色羊毛长款大衣，内搭一件丁香紫羊毛斗篷、一件亮白色棉质衬衫和一条巧克力棕亚麻短裤。',
  ],
  [
    'shirt-dress scarlet+black cotton checks',
    'Scarlet and black checked cotton shirt dress.',
    'Vestido camisero de algodón a cuadros escarlata y negros.',
    'Robe chemise en coton à carreaux écarlate et noir.',
    'Abito chemisier in cotone a quadri scarlatti e neri.',
    '一条猩红与黑色格纹棉质衬衫裙。',
  ],
  [
    'crop-top fuchsia sequins; flared-trousers gold leather; sandals ivory; clutch emerald',
    'Fuchsia sequinned crop top and gold leather flared trousers, worn with ivory sandals and an emerald clutch.',
    'Top corto fucsia de lentejuelas y pantalón acampanado dorado de cuero, con sandalias marfil y un clutch verde esmeralda.',
    'Crop top fuchsia à sequins et pantalon évasé doré en cuir, avec des sandales ivoire et une pochette vert émeraude.',
    'Crop top fucsia in paillettes e pantaloni svasati dorati in pelle, con sandali avorio e una pochette verde smeraldo.',
    '一件玫红亮片短上衣配一条金色皮革喇叭裤，搭配一双象牙白凉鞋和一只祖母绿手拿包。',
  ],
  [
    'tunic-dress ink+mustard silk florals bell-sleeves',
    'Ink and mustard floral silk tunic dress with bell sleeves.',
    'Vestido túnica de seda de flores negro tinta y mostaza con mangas acampanadas.',
    'Robe tunique à manches évasées en soie à fleurs noir d’encre et moutarde.',
    'Abito tunica in seta a fiori nero inchiostro e senape con maniche a campana.',
    '一条墨黑与芥末黄花卉丝绸喇叭袖束腰裙。',
  ],
  [
    'no-such-thing black wool; pumps cherry',
    'Cherry pumps.',
    'Zapatos de salón rojo cereza.',
    'Escarpins rouge cerise.',
    'Décolleté rosso ciliegia.',
    '一双樱桃红高跟鞋。',
  ],
  [
    'waistcoat - - pinstripe',
    'Pinstripe waistcoat.',
    'Chaleco de raya diplomática.',
    'Gilet de costume à rayures tennis.',
    'Gilet gessato.',
    '一件细条纹马甲。',
  ],
];

it.each(SAID)('describes %s', (garments, ...sentences) => {
  const worn = garments.split('; ').map(garment);
  expect(LOCALES.map((locale) => describeGarments(worn, locale))).toEqual(sentences);
});

it('says nothing of what nobody knows', () => {
  expect(describeGarments([], 'fr')).toBeUndefined();
  expect(describeGarments([garment('no-such-thing black wool')], 'zh')).toBeUndefined();
});

const slugsOf = (...kinds: string[]) =>
  CONCEPTS.filter(({ kind }) => kinds.includes(kind)).map(({ slug }) => slug);

it.each(LOCALES)('has words for all the vocabulary has: %s', (locale) => {
  const { nouns, colours, fabrics, patterns, details } = GRAMMARS[locale];
  expect(Object.keys(nouns).sort()).toEqual(slugsOf('garment', 'shoes', 'bag', 'accessory').sort());
  expect(Object.keys(colours).sort()).toEqual(PALETTE.map(({ slug }) => slug as string).sort());
  expect(Object.keys(fabrics).sort()).toEqual(slugsOf('fabric').sort());
  expect(Object.keys(patterns).sort()).toEqual(slugsOf('pattern').sort());
  expect(Object.keys(details).sort()).toEqual(slugsOf('detail').sort());
});

it.each(['fr', 'es', 'it'] as const)('gives every noun its gender and number: %s', (locale) => {
  const { nouns, colours, patterns } = GRAMMARS[locale];
  expect(Object.values(nouns).filter((noun) => !/^[mf][sp] \S/.test(noun))).toEqual([]);
  const adjectives = [...Object.values(colours), ...Object.values(patterns)];
  expect(adjectives.filter((forms) => ![1, 4].includes(forms.split('|').length))).toEqual([]);
});
