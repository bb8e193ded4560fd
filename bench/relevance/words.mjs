/**
 * What judges write, apart from the vocabulary of the product. Things: singular, plural, gender; colours: masculine and
 * feminine, singular and plural; slugs say what is meant in the demo's garments.
 */
export const THINGS = [
  {
    kinds: ['overcoat', 'trench-coat', 'parka'],
    en: 'coat|coats',
    fr: 'manteau|manteaux|m',
    es: 'abrigo|abrigos|m',
    it: 'cappotto|cappotti|m',
    zh: '大衣',
  },
  {
    kinds: ['trench-coat'],
    en: 'trench coat|trench coats',
    fr: 'trench|trenchs|m',
    es: 'gabardina|gabardinas|f',
    it: 'trench|trench|m',
    zh: '风衣',
  },
  {
    kinds: ['blazer'],
    en: 'blazer|blazers',
    fr: 'blazer|blazers|m',
    es: 'americana|americanas|f',
    it: 'blazer|blazer|m',
    zh: '西装外套',
  },
  {
    kinds: [
      'slip-dress',
      'sheath-dress',
      'shirt-dress',
      'wrap-dress',
      'tunic-dress',
      'evening-gown',
      'ball-gown',
    ],
    en: 'dress|dresses',
    fr: 'robe|robes|f',
    es: 'vestido|vestidos|m',
    it: 'abito|abiti|m',
    zh: '连衣裙',
  },
  {
    kinds: ['evening-gown'],
    en: 'evening gown|evening gowns',
    fr: 'robe du soir|robes du soir|f',
    es: 'vestido de noche|vestidos de noche|m',
    it: 'abito da sera|abiti da sera|m',
    zh: '晚礼服',
  },
  {
    kinds: ['pencil-skirt', 'a-line-skirt', 'pleated-skirt', 'full-skirt', 'mini-skirt'],
    en: 'skirt|skirts',
    fr: 'jupe|jupes|f',
    es: 'falda|faldas|f',
    it: 'gonna|gonne|f',
    zh: '半身裙',
  },
  {
    kinds: ['mini-skirt'],
    en: 'mini skirt|miniskirts',
    fr: 'minijupe|minijupes|f',
    es: 'minifalda|minifaldas|f',
    it: 'minigonna|minigonne|f',
    zh: '迷你裙',
  },
  {
    kinds: ['pleated-skirt'],
    en: 'pleated skirt|pleated skirts',
    fr: 'jupe plissée|jupes plissées|f',
    es: 'falda plisada|faldas plisadas|f',
    it: 'gonna plissettata|gonne plissettate|f',
    zh: '百褶裙',
  },
  {
    kinds: [
      'wide-leg-trousers',
      'straight-trousers',
      'cigarette-trousers',
      'flared-trousers',
      'cargo-trousers',
      'jeans',
    ],
    en: 'trousers|pants',
    fr: 'pantalon|pantalons|m',
    es: 'pantalón|pantalones|m',
    it: 'pantalone|pantaloni|m',
    zh: '裤子',
  },
  {
    kinds: ['shirt'],
    en: 'shirt|shirts',
    fr: 'chemise|chemises|f',
    es: 'camisa|camisas|f',
    it: 'camicia|camicie|f',
    zh: '衬衫',
  },
  {
    kinds: ['blouse'],
    en: 'blouse|blouses',
    fr: 'blouse|blouses|f',
    es: 'blusa|blusas|f',
    it: 'blusa|bluse|f',
    zh: '女衬衫',
  },
  {
    kinds: ['tote', 'clutch', 'shoulder-bag', 'top-handle-bag', 'bucket-bag'],
    en: 'bag|handbags',
    fr: 'sac|sacs|m',
    es: 'bolso|bolsos|m',
    it: 'borsa|borse|f',
    zh: '手袋',
  },
  {
    kinds: ['ankle-boots', 'knee-boots'],
    en: 'boot|boots',
    fr: 'botte|bottes|f',
    es: 'bota|botas|f',
    it: 'stivale|stivali|m',
    zh: '靴子',
  },
  {
    kinds: ['jumpsuit'],
    en: 'jumpsuit|jumpsuits',
    fr: 'combinaison|combinaisons|f',
    es: 'mono|monos|m',
    it: 'tuta|tute|f',
    zh: '连体裤',
  },
];
/** Of the things above only these have a cloth of their own. */
export const CUT = (thing) => !['tote', 'ankle-boots'].includes(thing.kinds[0]);

export const COLOURS = [
  {
    tone: 'reds',
    en: 'red',
    fr: 'rouge rouge rouges rouges',
    es: 'rojo roja rojos rojas',
    it: 'rosso rossa rossi rosse',
    zh: '红色',
  },
  {
    tone: 'blacks',
    en: 'black',
    fr: 'noir noire noirs noires',
    es: 'negro negra negros negras',
    it: 'nero nera neri nere',
    zh: '黑色',
  },
  {
    tone: 'whites',
    en: 'white',
    fr: 'blanc blanche blancs blanches',
    es: 'blanco blanca blancos blancas',
    it: 'bianco bianca bianchi bianche',
    zh: '白色',
  },
  {
    tone: 'greens',
    en: 'green',
    fr: 'vert verte verts vertes',
    es: 'verde verde verdes verdes',
    it: 'verde verde verdi verdi',
    zh: '绿色',
  },
  {
    tone: 'blues',
    en: 'blue',
    fr: 'bleu bleue bleus bleues',
    es: 'azul azul azules azules',
    it: 'blu blu blu blu',
    zh: '蓝色',
  },
  {
    tone: 'pinks',
    en: 'pink',
    fr: 'rose rose roses roses',
    es: 'rosa rosa rosas rosas',
    it: 'rosa rosa rosa rosa',
    zh: '粉色',
  },
  {
    tone: 'greys',
    en: 'gray',
    fr: 'gris grise gris grises',
    es: 'gris gris grises grises',
    it: 'grigio grigia grigi grigie',
    zh: '灰色',
  },
  {
    tone: 'yellows',
    en: 'yellow',
    fr: 'jaune jaune jaunes jaunes',
    es: 'amarillo amarilla amarillos amarillas',
    it: 'giallo gialla gialli gialle',
    zh: '黄色',
  },
  {
    slug: 'navy',
    en: 'navy',
    fr: 'bleu-marine bleu-marine bleu-marine bleu-marine',
    es: 'azul-marino azul-marino azul-marino azul-marino',
    it: 'blu-navy blu-navy blu-navy blu-navy',
    zh: '藏青色',
  },
  {
    slug: 'camel',
    en: 'camel',
    fr: 'camel camel camel camel',
    es: 'camel camel camel camel',
    it: 'cammello cammello cammello cammello',
    zh: '驼色',
  },
];

export const FABRICS = [
  { slug: 'leather', en: 'leather', fr: 'cuir', es: 'cuero', it: 'pelle', zh: '皮' },
  { slug: 'velvet', en: 'velvet', fr: 'velours', es: 'terciopelo', it: 'velluto', zh: '丝绒' },
  { slug: 'silk', en: 'silk', fr: 'soie', es: 'seda', it: 'seta', zh: '真丝' },
  { slug: 'wool', en: 'wool', fr: 'laine', es: 'lana', it: 'lana', zh: '羊毛' },
  { slug: 'cotton', en: 'cotton', fr: 'coton', es: 'algodón', it: 'cotone', zh: '棉' },
  { slug: 'lace', en: 'lace', fr: 'dentelle', es: 'encaje', it: 'pizzo', zh: '蕾丝' },
  { slug: 'denim', en: 'denim', fr: 'denim', es: 'denim', it: 'denim', zh: '牛仔' },
  { slug: 'satin', en: 'satin', fr: 'satin', es: 'satén', it: 'raso', zh: '缎面' },
  { slug: 'linen', en: 'linen', fr: 'lin', es: 'lino', it: 'lino', zh: '亚麻' },
  { slug: 'sequins', en: 'sequin', fr: 'sequins', es: 'lentejuelas', it: 'paillettes', zh: '亮片' },
];

export const PATTERNS = [
  { slug: 'stripes', en: 'striped', fr: 'à rayures', es: 'a rayas', it: 'a righe', zh: '条纹' },
  { slug: 'checks', en: 'plaid', fr: 'à carreaux', es: 'a cuadros', it: 'a quadri', zh: '格纹' },
  { slug: 'polka-dots', en: 'polka dot', fr: 'à pois', es: 'de lunares', it: 'a pois', zh: '波点' },
  { slug: 'florals', en: 'floral', fr: 'à fleurs', es: 'de flores', it: 'a fiori', zh: '碎花' },
  { slug: 'animal-print', en: 'leopard', fr: 'léopard', es: 'de leopardo', it: 'leopardato', zh: '豹纹' },
  {
    slug: 'pinstripe',
    en: 'pinstriped',
    fr: 'à fines rayures',
    es: 'de raya diplomática',
    it: 'gessato',
    zh: '细条纹',
  },
];

export const TAGS = [
  { slug: 'gothic', en: 'goth', fr: 'gothique', es: 'gótico', it: 'gotico', zh: '哥特' },
  { slug: 'bohemian', en: 'boho', fr: 'bohème', es: 'bohemio', it: 'boho', zh: '波西米亚' },
  { slug: 'ruffles', en: 'ruffles', fr: 'volants', es: 'volantes', it: 'balze', zh: '荷叶边' },
  { slug: 'fringe', en: 'fringes', fr: 'franges', es: 'flecos', it: 'frange', zh: '流苏' },
  {
    slug: 'puff-sleeves',
    en: 'puff sleeves',
    fr: 'manches bouffantes',
    es: 'mangas abullonadas',
    it: 'maniche a sbuffo',
    zh: '泡泡袖',
  },
  { slug: 'oversized', en: 'oversized', fr: 'oversize', es: 'oversize', it: 'oversize', zh: '宽松' },
];

export const CITIES = [
  { slug: 'milan', en: 'Milano', fr: 'Milan', es: 'Milán', it: 'Milano', zh: '米兰' },
  { slug: 'paris', en: 'Paris', fr: 'Paris', es: 'París', it: 'Parigi', zh: '巴黎' },
  { slug: 'london', en: 'London', fr: 'Londres', es: 'Londres', it: 'Londra', zh: '伦敦' },
  { slug: 'new-york', en: 'NYC', fr: 'New York', es: 'Nueva York', it: 'New York', zh: '纽约' },
];

export const SEASONS = [
  {
    slug: 'spring-summer-2027',
    en: 'SS27',
    fr: 'PE27',
    es: 'primavera-verano 2027',
    it: 'PE 2027',
    zh: '2027春夏',
  },
  {
    slug: 'fall-winter-2026',
    en: 'fall 2026',
    fr: 'automne-hiver 2026',
    es: 'OI26',
    it: 'AI26',
    zh: '秋冬2026',
  },
  {
    slug: 'spring-summer-2025',
    en: 'summer 2025',
    fr: 'été 2025',
    es: 'verano 2025',
    it: 'estate 2025',
    zh: '2025年夏季',
  },
];
export const LAST_SUMMERS = {
  slugs: ['spring-summer-2027', 'spring-summer-2026', 'spring-summer-2025'],
  en: 'last three summers',
  fr: 'trois derniers étés',
  es: 'últimos tres veranos',
  it: 'ultime tre estati',
  zh: '过去三个夏季',
};
export const MEN = { en: 'menswear', fr: 'homme', es: 'hombre', it: 'uomo', zh: '男装' };
export const WITHOUT = { en: 'without', fr: 'sans', es: 'sin', it: 'senza', zh: '不要' };
export const OR = { en: 'or', fr: 'ou', es: 'o', it: 'o', zh: '或' };
