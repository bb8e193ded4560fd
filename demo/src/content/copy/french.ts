import type { Copy } from './copy.js';

export const french: Copy = {
  venues: {
    'customs-house': ['L’ancienne douane', 'Dans l’ancienne douane'],
    'winter-garden': ['Un jardin d’hiver', 'Dans un jardin d’hiver'],
    'river-depot': ['L’entrepôt du fleuve', 'Dans l’entrepôt du fleuve'],
    'covered-market': ['Un marché couvert', 'Dans un marché couvert'],
    observatory: ['L’observatoire', 'À l’observatoire'],
    cloister: ['Un cloître', 'Dans un cloître'],
    'print-works': ['L’imprimerie', 'À l’imprimerie'],
    'tennis-hall': ['Un court de tennis couvert', 'Sur un court de tennis couvert'],
    'botanical-library': ['La bibliothèque botanique', 'À la bibliothèque botanique'],
    ballroom: ['Une salle de bal désaffectée', 'Dans une salle de bal désaffectée'],
  },
  agencies: [
    (name) => `${name} veille sur quarante visages et répond elle-même au téléphone.`,
    (name) => `${name} repère dans les trains, sur les marchés et au fond des orchestres.`,
    (name) => `${name} fut d’abord une école de maintien et l’enseigne toujours le lundi.`,
    (name) => `${name} place les nouveaux visages sans hâte : deux défilés la première saison, jamais plus.`,
    (name) => `${name} est dirigée par trois anciens mannequins qui savent ce que coûte l’attente.`,
    (name) => `${name} tient un petit tableau et une longue liste de tailleurs qui lui font confiance.`,
  ],
  members: {
    'marguerite-ode': ['Modéliste', 'Lyon', 'Collectionne les épaules. Pense qu’une manche est un argument.'],
    'teo-alvarado': [
      'Acheteur',
      'Madrid',
      'Choisit pour trois boutiques du bord de mer ; garde ce qui survit à une valise.',
    ],
    'ines-kowalik': [
      'Styliste',
      'Varsovie',
      'Habille des quatuors à cordes et, de temps en temps, leur public.',
    ],
    'hugo-castellane': [
      'Étudiant',
      'Marseille',
      'Troisième année de costume. Dessine chaque look qu’il enregistre.',
    ],
    'mei-tanabe': ['Chercheuse en textile', 'Kyoto', 'Suit l’indigo partout où il va.'],
    'abena-thorne': ['Analyste de tendances', 'Bristol', 'Compte ce que les autres se contentent de sentir.'],
  },
  talks: {
    'the-hand-before-the-line': [
      'la main avant le trait',
      'créatrice',
      'Je coupe d’abord, je dessine ensuite. Le papier est trop poli.',
    ],
    'a-seat-in-the-third-row': [
      'une place au troisième rang',
      'critique',
      'Du troisième rang, on voit les ourlets, et les ourlets ne mentent pas.',
    ],
    'counting-buttons': [
      'compter les boutons',
      'analyste',
      'Une tendance est une habitude qui ne s’est pas encore remarquée.',
    ],
    'what-the-seamstress-knows': [
      'ce que sait la couturière',
      'première d’atelier',
      'Quarante heures pour une couture que personne ne verra. C’est tout l’intérêt.',
    ],
    'walking-slowly': [
      'marcher lentement',
      'mannequin',
      'On vous demande de marcher comme si personne ne regardait, et puis tout le monde regarde.',
    ],
    'light-is-a-fabric': [
      'la lumière est une étoffe',
      'photographe',
      'J’attends que l’étoffe réponde à la lumière. Il y faut parfois une heure.',
    ],
    'dyeing-with-weather': [
      'teindre avec le temps qu’il fait',
      'chercheuse en textile',
      'Jamais deux bleus ne s’accordent, et la rivière a le dernier mot.',
    ],
    'the-quiet-fitting': [
      'l’essayage silencieux',
      'créateur',
      'Si la pièce se tait à l’essayage, ne touchez plus à rien.',
    ],
  },
  portraits: {
    'celeste-rue-de-bretagne': [
      'Céleste',
      'libraire',
      'rue de Bretagne',
      'une veste de travail bleu marine qui fut celle d’un vitrier, et un foulard très rouge',
    ],
    'bastien-canal': [
      'Bastien',
      'éclusier',
      'au bord du canal, à sept heures du matin',
      'deux pulls, le plus fin par-dessus',
    ],
    'adele-et-rose': [
      'Adèle et Rose',
      'sœurs',
      'à la terrasse du coin',
      'le même trench en deux tailles, achetés à quarante ans d’intervalle',
    ],
    'monsieur-okoro': [
      'Monsieur Okoro',
      'accordeur de pianos',
      'sur la rive gauche',
      'trois poches de diapasons et de feutres dans un manteau vert bouteille',
    ],
    'yuna-velo': [
      'Yuna',
      'coursière',
      'partout, très vite',
      'des chaussures de cycliste et une jupe plissée, sans s’excuser',
    ],
    'simone-jardin': [
      'Simone',
      'jardinière',
      'dans la serre aux palmiers',
      'du lin couleur de terre sèche et des gants qu’elle coupe elle-même',
    ],
    'le-danseur': [
      'Ilan',
      'danseur',
      'sur les marches de l’opéra',
      'tout ce qu’il possède, en couches, pour pouvoir l’enlever',
    ],
    'madame-perrault': [
      'Madame Perrault',
      'retraitée',
      'à sa fenêtre',
      'des perles pour aller à la pharmacie, « puisqu’on y croise tout le monde »',
    ],
  },
  news: {
    'a-season-in-forty-colours': [
      'Une saison en quarante couleurs',
      'Chaque look de la saison est désormais rapporté à une palette de couleurs nommées.',
    ],
    'milan-moves-indoors': [
      'Milan se met à l’abri',
      'La pluie a poussé six défilés sous un toit ; les vêtements l’avaient vue venir.',
    ],
    'the-return-of-the-waistcoat': [
      'Le retour du gilet',
      'Porté seul, porté long, porté par tous sauf les banquiers.',
    ],
    'new-faces-to-know': [
      'Les nouveaux visages à connaître',
      'Celles et ceux qui ont défilé pour la première fois, et qui a ouvert pour qui.',
    ],
    'london-stitches-back': [
      'Londres recoud',
      'Le raccommodage, le matelassage et la reprise sont sortis de l’atelier.',
    ],
    'new-york-keeps-time': [
      'New York à l’heure',
      'Des défilés plus courts, moins de looks, et un premier rang attentif.',
    ],
    'couture-counts-hours': [
      'La couture compte ses heures',
      'Les ateliers commencent à publier les heures que demande chaque pièce.',
    ],
    'archive-2020-complete': [
      'Les archives remontent jusqu’à 2020',
      'Sept ans de collections se cherchent par mot-clé, par couleur et par maison.',
    ],
    'street-style-returns': [
      'Le street style retrouve la rue',
      'Moins de poses, plus de vélos : nos photographes dans une semaine animée.',
    ],
    'velvet-after-dark': ['Velours, à la nuit tombée', 'Le soir redevient doux, et le plus souvent vert.'],
    'denim-before-noon': ['Denim avant midi', 'Les défilés du matin portaient l’indigo du col à la bottine.'],
    'moodboards-can-be-shared': [
      'Les planches se partagent',
      'Un lien, révocable à tout moment, et un PDF pour la réunion.',
    ],
  },
  about: {
    about: [
      'À propos de Toile',
      'Une toile est le vêtement avant le vêtement : du coton écru, épinglé et marqué, pour découvrir ce que doit faire l’étoffe.',
      'Ce site est fait dans cet esprit. Il garde chaque look de chaque défilé avec ses mots-clés, ses couleurs et son ordre de passage, pour que ce que dit une saison puisse se lire, se comparer et se discuter.',
      'Les maisons, les mannequins et les agences que vous rencontrez ici sont inventés pour cette démonstration. Les comptes sont vrais.',
    ],
    terms: [
      'Conditions d’utilisation',
      'Vous pouvez regarder tout ce qui est ouvert, et tout ce qu’ouvre votre formule, pour votre travail et vos études.',
      'Les images ne peuvent être ni revendues ni employées à entraîner des systèmes sans accord écrit. Citez la maison et le photographe.',
    ],
    privacy: [
      'Confidentialité',
      'Nous comptons les ouvertures de pages et d’images pour savoir ce qui est regardé. Sans votre accord, nous ne comptons aucune personne, seulement des vues.',
      'Nous ne gardons jamais votre adresse sur le réseau. Vous pouvez nous demander de vous oublier ; ce qui reste alors ne peut mener à vous.',
    ],
    press: [
      'Presse',
      'Les chiffres de ce site peuvent être cités avec leur date et leur définition. Demandez-nous un graphique : nous le dessinons pour vous.',
    ],
  },
  guides: {
    'guides/how-to-read-a-collection': [
      'Comment lire une collection',
      'Cinq choses à chercher avant de chercher ce qui vous plaît.',
      'Commencez par le premier et le dernier look. Le premier dit de quoi la maison veut parler ; le dernier dit à quel volume.',
      'Ne regardez ensuite que les épaules, d’un bout à l’autre. Quand l’épaule change, le chapitre change.',
      'Comptez les couleurs. Plus de neuf, c’est une fête ; moins de quatre, un argument.',
      'Cherchez la pièce qui revient : la même veste dans trois étoffes, voilà ce que recevront les boutiques.',
      'Décidez seulement alors de ce que vous aimez. Vous verrez que vous avez changé d’avis.',
    ],
    'guides/fabrics/velvet': [
      'Le velours, petit guide',
      'Le poil, le sens, et pourquoi il n’a jamais deux fois la même couleur.',
      'Le velours se tisse double, puis se sépare : ce sont toujours deux étoffes qui n’en faisaient qu’une.',
      'Brossez-le vers le bas, il brille ; vers le haut, il s’assombrit. Un manteau coupé à rebrousse-poil paraîtra plus foncé que son propre échantillon.',
    ],
    glossary: [
      'Glossaire',
      'Les mots du métier, une ligne chacun.',
      'Croquis : un dessin rapide d’un look sur une figure d’environ neuf têtes.',
      'Première : celle qui dirige l’atelier, et qui a le plus souvent raison.',
      'Part des défilés : la part des looks d’une saison qui montrent une chose.',
      'Toile : le vêtement d’essai en coton écru.',
    ],
  },
  walks: {
    'twelve-coats-for-one-winter': ['Douze manteaux pour un hiver', 'De la première gelée au dernier train.'],
    'everything-denim': ['Tout en denim', 'De l’indigo le matin, de l’indigo le soir.'],
    'the-tailored-line': [
      'La ligne tailleur',
      'Une promenade le long de l’épaule, de la douceur à la rigueur.',
    ],
    'evening-slowly': ['Le soir, lentement', 'Des robes qui prennent leur temps.'],
    'stripes-at-sea': ['Rayures en mer', 'Des lignes horizontales, et l’horizon.'],
    'a-room-full-of-lace': ['Une pièce pleine de dentelle', 'Ce qui se montre par ce qui manque.'],
  },
  titled: (who, what) => `${who} : ${what}`,
  comma: ', ',
  designer: ({ name, city, founded, note }) =>
    `Maison fondée à ${city} en ${founded}, ${name} se résume ainsi : ${note}. Elle n’existe que dans cette démonstration.`,
  more: 'La suite de cette semaine se trouve dans les listes.',
  showHeading: (house, city) => `${house} à ${city}`,
  show: ({ at, city, house, looks, tags }) =>
    `${at} à ${city}, ${house} a présenté ${looks} looks. Ce qui revenait le plus : ${tags}.`,
  inWork: (house) => `${house}, en cours`,
  conversation: (who, role) => `Une conversation avec ${who}, ${role}.`,
  received: (who, role) => `${who}, ${role}, nous reçoit entre deux trains.`,
  begin: 'Par où commencez-vous ?',
  stayed: [
    'Que vous reste-t-il de cette saison ?',
    (house) =>
      `L’ouverture du défilé ${house}. Pendant les trois premiers looks, personne n’a sorti son téléphone.`,
  ],
  leftOut: ['Et que laissez-vous de côté ?', 'Tout ce qu’il me faudrait expliquer.'],
  seen: (who, trade, where) => `${who}, ${trade}. Photo prise ${where}.`,
  wears: (what) => `Tenue du jour : ${what}.`,
  streetQuote: 'On s’habille pour la rue où l’on vit.',
  newsletter: {
    title: (issue) => `L’essayage, n° ${issue}`,
    summary: (house) => `${house}, ce qui monte, et une chose à lire lentement.`,
    hello: 'Bonjour. L’eau chauffe et les looks sont arrivés.',
    slowly: 'À lire lentement',
    guide: '« Comment lire une collection », en cinq étapes, dans nos guides.',
  },
};
