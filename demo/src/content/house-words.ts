type Other = 'es' | 'fr' | 'it' | 'zh';
type BannerWords = Record<Other, { title: string; text: string; label: string }>;

const words = (title: string, text: string, label: string) => ({ title, text, label });

/** What the demo's banners say, in the languages beside English. */
export const BANNER_WORDS: Record<string, BannerWords> = {
  'the-fitting': {
    es: words(
      'La prueba',
      'Nuestra newsletter, una vez al mes: una casa, un hilo, una guía.',
      'Leer el último número',
    ),
    fr: words(
      'L’essayage',
      'Notre newsletter, une fois par mois : une maison, un fil, un guide.',
      'Lire le dernier numéro',
    ),
    it: words(
      'La prova',
      'La nostra newsletter, una volta al mese: una maison, un filo, una guida.',
      'Leggi l’ultimo numero',
    ),
    zh: words('试衣', '我们的电子报，每月一期：一个品牌，一条线索，一份指南。', '阅读最新一期'),
  },
  'all-included': {
    es: words('Todo incluido', 'Todos los looks, todos los informes, un solo plan.', 'Ver los planes'),
    fr: words('Tout compris', 'Tous les looks, tous les rapports, une seule formule.', 'Voir les formules'),
    it: words('Tutto incluso', 'Ogni look, ogni report, un solo abbonamento.', 'Vedi gli abbonamenti'),
    zh: words('全包', '所有造型，所有报告，一个方案。', '查看方案'),
  },
  'latest-shows': {
    es: words('Los últimos desfiles', 'Look a look, en el orden de la pasarela.', 'Ver los desfiles'),
    fr: words('Les derniers défilés', 'Look après look, dans l’ordre de passage.', 'Voir les défilés'),
    it: words('Le ultime sfilate', 'Look dopo look, in ordine di uscita.', 'Vedi le sfilate'),
    zh: words('最新秀场', '按出场顺序，逐套呈现。', '查看秀场'),
  },
  trends: {
    es: words('Lo que sube', 'Etiquetas según su peso en la temporada.', 'Abrir las tendencias'),
    fr: words('Ce qui monte', 'Les mots-clés selon leur part dans la saison.', 'Ouvrir les tendances'),
    it: words('Che cosa cresce', 'I tag secondo la loro quota nella stagione.', 'Apri le tendenze'),
    zh: words('上升中的趋势', '按本季占比排列的标签。', '打开趋势'),
  },
  dashboard: {
    es: words('Cifras para su mesa', 'Marcas, tendencias y temporadas, lado a lado.', 'Descubrir'),
    fr: words('Des chiffres pour votre bureau', 'Marques, tendances et saisons, côte à côte.', 'Découvrir'),
    it: words('Numeri per la vostra scrivania', 'Marchi, tendenze e stagioni, fianco a fianco.', 'Scopri'),
    zh: words('案头数据', '品牌、趋势与季节，并排对照。', '了解更多'),
  },
};

/** The poll, with its options in order. */
export const POLL_WORDS: Record<Other, { question: string; labels: string[] }> = {
  es: { question: '¿En qué se fija primero?', labels: ['El hombro', 'El bajo', 'Los zapatos', 'El andar'] },
  fr: {
    question: 'Que regardez-vous en premier ?',
    labels: ['L’épaule', 'L’ourlet', 'Les chaussures', 'La démarche'],
  },
  it: {
    question: 'Che cosa guardate per prima cosa?',
    labels: ['La spalla', 'L’orlo', 'Le scarpe', 'La camminata'],
  },
  zh: { question: '您最先看什么？', labels: ['肩线', '下摆', '鞋履', '步态'] },
};
