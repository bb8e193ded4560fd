/** What the demo has to read, with what is the same in every language: slugs, names, tags of walks. */
export const MEMBERS = [
  ['marguerite-ode', 'Marguerite Ode'],
  ['teo-alvarado', 'Teo Alvarado'],
  ['ines-kowalik', 'Ines Kowalik'],
  ['hugo-castellane', 'Hugo Castellane'],
  ['mei-tanabe', 'Mei Tanabe'],
  ['abena-thorne', 'Abena Thorne'],
] as const;

export const TALKS = [
  ['the-hand-before-the-line', 'Livia Sartoretti'],
  ['a-seat-in-the-third-row', 'Corin Vey'],
  ['counting-buttons', 'Abena Thorne'],
  ['what-the-seamstress-knows', 'Odette Marais'],
  ['walking-slowly', 'Senait Lanterne'],
  ['light-is-a-fabric', 'Joon Hasegawa-Reed'],
  ['dyeing-with-weather', 'Mei Tanabe'],
  ['the-quiet-fitting', 'August Penrose'],
] as const;

export const PORTRAITS = [
  'celeste-rue-de-bretagne',
  'bastien-canal',
  'adele-et-rose',
  'monsieur-okoro',
  'yuna-velo',
  'simone-jardin',
  'le-danseur',
  'madame-perrault',
] as const;

export const NEWS = [
  'a-season-in-forty-colours',
  'milan-moves-indoors',
  'the-return-of-the-waistcoat',
  'new-faces-to-know',
  'london-stitches-back',
  'new-york-keeps-time',
  'couture-counts-hours',
  'archive-2020-complete',
  'street-style-returns',
  'velvet-after-dark',
  'denim-before-noon',
  'moodboards-can-be-shared',
] as const;

export const ABOUT = ['about', 'terms', 'privacy', 'press'] as const;

/** By their paths. */
export const GUIDES = ['guides/how-to-read-a-collection', 'guides/fabrics/velvet', 'glossary'] as const;

/** With the tag whose looks they lead through. */
export const WALKS = [
  ['twelve-coats-for-one-winter', 'overcoat'],
  ['everything-denim', 'denim'],
  ['the-tailored-line', 'tailoring'],
  ['evening-slowly', 'evening-glamour'],
  ['stripes-at-sea', 'stripes'],
  ['a-room-full-of-lace', 'lace'],
] as const;

/** Clients who are named with their leave; all invented. */
export const CLIENTS = [
  'Halcyon Mills',
  'Rue Verneuil Department Store',
  'Osterby Knitwear',
  'Kestrel & Daughters',
  'Banco della Seta',
  'Northfold Outerwear',
  'Cabinet Lirac',
  'Meridian Fabrics',
  'Palais Orsel',
  'Tessellate Studio',
  'Fjordline Apparel',
  'Saint-Elme School of Fashion',
];
