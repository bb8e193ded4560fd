import type { Copy } from './copy.js';

export const english: Copy = {
  venues: {
    'customs-house': ['The old customs house', 'At the old customs house'],
    'winter-garden': ['A winter garden', 'In a winter garden'],
    'river-depot': ['The river depot', 'At the river depot'],
    'covered-market': ['A covered market', 'In a covered market'],
    observatory: ['The observatory', 'At the observatory'],
    cloister: ['A cloister', 'In a cloister'],
    'print-works': ['The print works', 'At the print works'],
    'tennis-hall': ['A tennis hall', 'In a tennis hall'],
    'botanical-library': ['The botanical library', 'In the botanical library'],
    ballroom: ['A disused ballroom', 'In a disused ballroom'],
  },
  agencies: [
    (name) => `${name} looks after forty faces and answers its own telephone.`,
    (name) => `${name} scouts on trains, in markets and at the back of orchestras.`,
    (name) => `${name} began as a school of posture and still teaches it on Mondays.`,
    (name) => `${name} places new faces slowly: two shows in the first season, never more.`,
    (name) => `${name} is run by three former models who know what waiting costs.`,
    (name) => `${name} keeps a small board and a long list of tailors who trust it.`,
  ],
  members: {
    'marguerite-ode': ['Pattern cutter', 'Lyon', 'Collects shoulders. Believes a sleeve is an argument.'],
    'teo-alvarado': ['Buyer', 'Madrid', 'Edits for three shops by the sea; saves what survives a suitcase.'],
    'ines-kowalik': ['Stylist', 'Warsaw', 'Dresses string quartets and, now and then, their audience.'],
    'hugo-castellane': ['Student', 'Marseille', 'Third year of costume. Draws every look he saves.'],
    'mei-tanabe': ['Textile researcher', 'Kyoto', 'Follows indigo wherever it goes.'],
    'abena-thorne': ['Trend analyst', 'Bristol', 'Counts things other people only feel.'],
  },
  talks: {
    'the-hand-before-the-line': [
      'the hand before the line',
      'designer',
      'I cut first and draw later. Paper is too polite.',
    ],
    'a-seat-in-the-third-row': [
      'a seat in the third row',
      'critic',
      'From the third row you see the hems, and hems do not lie.',
    ],
    'counting-buttons': [
      'counting buttons',
      'analyst',
      'A trend is a habit that has not noticed itself yet.',
    ],
    'what-the-seamstress-knows': [
      'what the seamstress knows',
      'head of the workroom',
      'Forty hours for a seam nobody will see. That is the point of it.',
    ],
    'walking-slowly': [
      'walking slowly',
      'model',
      'They ask you to walk as if nobody were looking, and then they all look.',
    ],
    'light-is-a-fabric': [
      'light is a fabric',
      'photographer',
      'I wait for the cloth to answer the light. Sometimes it takes an hour.',
    ],
    'dyeing-with-weather': [
      'dyeing with weather',
      'textile researcher',
      'No two blues agree, and the river has the last word.',
    ],
    'the-quiet-fitting': [
      'the quiet fitting',
      'designer',
      'If the room falls silent at the fitting, leave it as it is.',
    ],
  },
  portraits: {
    'celeste-rue-de-bretagne': [
      'Céleste',
      'bookseller',
      'rue de Bretagne',
      'a navy work jacket that belonged to a glazier, and one very red scarf',
    ],
    'bastien-canal': [
      'Bastien',
      'lock keeper',
      'the canal at seven in the morning',
      'two sweaters, the thin one outside',
    ],
    'adele-et-rose': [
      'Adèle and Rose',
      'sisters',
      'the terrace on the corner',
      'the same trench coat in two sizes, bought forty years apart',
    ],
    'monsieur-okoro': [
      'Monsieur Okoro',
      'piano tuner',
      'the Left Bank',
      'three pockets of forks and felts in a coat of bottle green',
    ],
    'yuna-velo': [
      'Yuna',
      'courier',
      'everywhere, quickly',
      'cycling shoes and a pleated skirt, without apology',
    ],
    'simone-jardin': [
      'Simone',
      'gardener',
      'the palm house',
      'linen the colour of dry earth and gloves she cuts herself',
    ],
    'le-danseur': [
      'Ilan',
      'dancer',
      'the stairs of the opera',
      'everything he owns, in layers, so as to take it off again',
    ],
    'madame-perrault': [
      'Madame Perrault',
      'retired',
      'her window',
      'pearls for the pharmacy, “since one meets everyone there”',
    ],
  },
  news: {
    'a-season-in-forty-colours': [
      'A season in forty colours',
      'Every look of the season is now mapped to a palette of named colours.',
    ],
    'milan-moves-indoors': [
      'Milan moves indoors',
      'Rain sent six shows under cover; the clothes had seen it coming.',
    ],
    'the-return-of-the-waistcoat': [
      'The return of the waistcoat',
      'Worn alone, worn long, worn by everyone but bankers.',
    ],
    'new-faces-to-know': [
      'New faces to know',
      'Those who walked for the first time, and who opened whose show.',
    ],
    'london-stitches-back': [
      'London stitches back',
      'Mending, quilting and darning came out of the workroom.',
    ],
    'new-york-keeps-time': ['New York keeps time', 'Shorter shows, fewer looks, and a watchful front row.'],
    'couture-counts-hours': [
      'Couture counts hours',
      'Ateliers have begun to publish the hours behind each piece.',
    ],
    'archive-2020-complete': [
      'The archive now reaches 2020',
      'Seven years of collections can be searched by tag, colour and house.',
    ],
    'street-style-returns': [
      'Street style comes back to the street',
      'Fewer poses, more bicycles: our photographers on a lively week.',
    ],
    'velvet-after-dark': ['Velvet, after dark', 'Evening is soft again, and mostly green.'],
    'denim-before-noon': ['Denim before noon', 'The morning shows wore indigo from collar to boot.'],
    'moodboards-can-be-shared': [
      'Moodboards can be shared',
      'One link, revocable at any time, and a PDF for the meeting.',
    ],
  },
  about: {
    about: [
      'About Toile',
      'A toile is the garment before the garment: plain cotton, pinned and marked, made to find out what the cloth should do.',
      'This site is made in that spirit. It keeps every look of every show with its tags, colours and place in the running order, so that what a season says can be read, compared and argued about.',
      'The houses, models and agencies you meet here are invented for this demonstration. The counting is real.',
    ],
    terms: [
      'Terms of use',
      'You may look at everything that is open, and at everything your plan opens, for your own work and study.',
      'Pictures may not be sold on or used to train systems without written leave. Credit the house and the photographer.',
    ],
    privacy: [
      'Privacy',
      'We count openings of pages and pictures to know what is looked at. Without your consent we count no persons, only views.',
      'We never keep your address on the network. You can ask us to forget you; what then remains cannot be led back to you.',
    ],
    press: [
      'Press',
      'Figures from this site may be quoted with their date and definition. Ask us for a chart: we draw it for you.',
    ],
  },
  guides: {
    'guides/how-to-read-a-collection': [
      'How to read a collection',
      'Five things to look for before you look for what you like.',
      'Begin with the first and the last look. The first says what the house wants to talk about; the last says how loudly.',
      'Then look only at shoulders, from one end to the other. When the shoulder changes, the chapter does.',
      'Count the colours. More than nine is a party; fewer than four is an argument.',
      'Look for the piece that comes back: the same jacket in three cloths is what the shops will be sent.',
      'Only now decide what you like. You will find that you have changed your mind.',
    ],
    'guides/fabrics/velvet': [
      'Velvet, a short guide',
      'Pile, nap and why it is never the same colour twice.',
      'Velvet is woven double and cut apart, so it is always two cloths that were once one.',
      'Brush it down and it shines; brush it up and it deepens. A coat cut with the nap running up will look darker than its own swatch.',
    ],
    glossary: [
      'Glossary',
      'Words of the trade, in one line each.',
      'Croquis: a quick drawing of a look on a figure of about nine heads.',
      'Première: who runs the workroom, and is usually right.',
      'Runway share: the part of a season’s looks that show a thing.',
      'Toile: the trial garment in plain cotton.',
    ],
  },
  walks: {
    'twelve-coats-for-one-winter': ['Twelve coats for one winter', 'From the first frost to the last train.'],
    'everything-denim': ['Everything denim', 'Indigo in the morning, indigo at night.'],
    'the-tailored-line': ['The tailored line', 'A walk along the shoulder, from soft to severe.'],
    'evening-slowly': ['Evening, slowly', 'Gowns that take their time.'],
    'stripes-at-sea': ['Stripes at sea', 'Horizontal lines and the horizon.'],
    'a-room-full-of-lace': ['A room full of lace', 'What is shown by what is left out.'],
  },
  titled: (who, what) => `${who}: ${what}`,
  comma: ', ',
  designer: ({ name, city, founded, note }) =>
    `${name} was founded in ${city} in ${founded}: ${note}. The house exists only in this demonstration.`,
  more: 'More of this week in the listings.',
  showHeading: (house, city) => `${house} in ${city}`,
  show: ({ at, city, house, looks, tags }) =>
    `${at} in ${city}, ${house} showed ${looks} looks. What came back most: ${tags}.`,
  inWork: (house) => `${house}, in work`,
  conversation: (who, role) => `A conversation with ${who}, ${role}.`,
  received: (who, role) => `${who}, ${role}, received us between two trains.`,
  begin: 'Where do you begin?',
  stayed: [
    'What stayed with you this season?',
    (house) => `The opening of ${house}. Nobody reached for a telephone for the first three looks.`,
  ],
  leftOut: ['And what do you leave out?', 'Whatever I would have to explain.'],
  seen: (who, trade, where) => `${who}, ${trade}. Seen at ${where}.`,
  wears: (what) => `Wears ${what}.`,
  streetQuote: 'One dresses for the street one lives in.',
  newsletter: {
    title: (issue) => `The fitting, no. ${issue}`,
    summary: (house) => `${house}, what is rising, and one thing to read slowly.`,
    hello: 'Good morning. The kettle is on and the looks are in.',
    slowly: 'To read slowly',
    guide: '“How to read a collection”, in five steps, in our guides.',
  },
};
