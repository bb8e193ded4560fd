import type { Copy } from './copy.js';

export const italian: Copy = {
  venues: {
    'customs-house': ['La vecchia dogana', 'Nella vecchia dogana'],
    'winter-garden': ['Un giardino d’inverno', 'In un giardino d’inverno'],
    'river-depot': ['Il deposito sul fiume', 'Nel deposito sul fiume'],
    'covered-market': ['Un mercato coperto', 'In un mercato coperto'],
    observatory: ['L’osservatorio', 'All’osservatorio'],
    cloister: ['Un chiostro', 'In un chiostro'],
    'print-works': ['La tipografia', 'Nella tipografia'],
    'tennis-hall': ['Un campo da tennis coperto', 'In un campo da tennis coperto'],
    'botanical-library': ['La biblioteca botanica', 'Nella biblioteca botanica'],
    ballroom: ['Una sala da ballo in disuso', 'In una sala da ballo in disuso'],
  },
  agencies: [
    (name) => `${name} segue quaranta volti e risponde di persona al telefono.`,
    (name) => `${name} cerca sui treni, nei mercati e in fondo alle orchestre.`,
    (name) => `${name} nacque come scuola di portamento e lo insegna ancora il lunedì.`,
    (name) => `${name} lancia i nuovi volti con calma: due sfilate la prima stagione, mai di più.`,
    (name) => `${name} è diretta da tre ex modelle che sanno quanto costa aspettare.`,
    (name) => `${name} ha una piccola scuderia e un lungo elenco di sarti che se ne fidano.`,
  ],
  members: {
    'marguerite-ode': ['Modellista', 'Lione', 'Colleziona spalle. Crede che una manica sia un argomento.'],
    'teo-alvarado': [
      'Buyer',
      'Madrid',
      'Sceglie per tre negozi sul mare; salva ciò che sopravvive a una valigia.',
    ],
    'ines-kowalik': [
      'Stylist',
      'Varsavia',
      'Veste quartetti d’archi e, di tanto in tanto, il loro pubblico.',
    ],
    'hugo-castellane': ['Studente', 'Marsiglia', 'Terzo anno di costume. Disegna ogni look che salva.'],
    'mei-tanabe': ['Ricercatrice tessile', 'Kyoto', 'Segue l’indaco ovunque vada.'],
    'abena-thorne': ['Analista di tendenze', 'Bristol', 'Conta ciò che gli altri sentono soltanto.'],
  },
  talks: {
    'the-hand-before-the-line': [
      'la mano prima della linea',
      'stilista',
      'Prima taglio, poi disegno. La carta è troppo educata.',
    ],
    'a-seat-in-the-third-row': [
      'un posto in terza fila',
      'critico',
      'Dalla terza fila si vedono gli orli, e gli orli non mentono.',
    ],
    'counting-buttons': [
      'contare i bottoni',
      'analista',
      'Una tendenza è un’abitudine che non si è ancora accorta di sé.',
    ],
    'what-the-seamstress-knows': [
      'quello che sa la sarta',
      'première di atelier',
      'Quaranta ore per una cucitura che nessuno vedrà. Il senso è tutto lì.',
    ],
    'walking-slowly': [
      'camminare piano',
      'modella',
      'Ti chiedono di camminare come se nessuno guardasse, e poi guardano tutti.',
    ],
    'light-is-a-fabric': [
      'la luce è un tessuto',
      'fotografo',
      'Aspetto che la stoffa risponda alla luce. A volte ci vuole un’ora.',
    ],
    'dyeing-with-weather': [
      'tingere con il tempo che fa',
      'ricercatrice tessile',
      'Non ci sono due blu d’accordo, e il fiume ha l’ultima parola.',
    ],
    'the-quiet-fitting': [
      'la prova in silenzio',
      'stilista',
      'Se alla prova la stanza tace, lascialo com’è.',
    ],
  },
  portraits: {
    'celeste-rue-de-bretagne': [
      'Céleste',
      'libraia',
      'in rue de Bretagne',
      'una giacca da lavoro blu navy che fu di un vetraio, e una sciarpa molto rossa',
    ],
    'bastien-canal': [
      'Bastien',
      'guardiano della chiusa',
      'sul canale, alle sette del mattino',
      'due maglioni, quello sottile sopra',
    ],
    'adele-et-rose': [
      'Adèle e Rose',
      'sorelle',
      'ai tavolini dell’angolo',
      'lo stesso trench in due taglie, comprato a quarant’anni di distanza',
    ],
    'monsieur-okoro': [
      'Monsieur Okoro',
      'accordatore di pianoforti',
      'sulla riva sinistra',
      'tre tasche di diapason e feltri in un cappotto verde bottiglia',
    ],
    'yuna-velo': [
      'Yuna',
      'corriera in bicicletta',
      'dappertutto, di corsa',
      'scarpe da ciclista e una gonna plissettata, senza scusarsi',
    ],
    'simone-jardin': [
      'Simone',
      'giardiniera',
      'nella serra delle palme',
      'lino color terra secca e guanti che taglia da sé',
    ],
    'le-danseur': [
      'Ilan',
      'ballerino',
      'sulla scalinata dell’opera',
      'tutto ciò che possiede, a strati, per poterselo togliere',
    ],
    'madame-perrault': [
      'Madame Perrault',
      'pensionata',
      'alla sua finestra',
      'perle per andare in farmacia, «visto che lì si incontrano tutti»',
    ],
  },
  news: {
    'a-season-in-forty-colours': [
      'Una stagione in quaranta colori',
      'Ogni look della stagione ora corrisponde a una tavolozza di colori con un nome.',
    ],
    'milan-moves-indoors': [
      'Milano si mette al coperto',
      'La pioggia ha spinto sei sfilate sotto un tetto; i vestiti l’avevano vista arrivare.',
    ],
    'the-return-of-the-waistcoat': [
      'Il ritorno del gilet',
      'Portato da solo, portato lungo, portato da tutti tranne i banchieri.',
    ],
    'new-faces-to-know': [
      'Nuovi volti da conoscere',
      'Chi ha sfilato per la prima volta, e chi ha aperto la sfilata di chi.',
    ],
    'london-stitches-back': [
      'Londra ricuce',
      'Il rammendo, la trapunta e il rattoppo sono usciti dal laboratorio.',
    ],
    'new-york-keeps-time': ['New York è puntuale', 'Sfilate più brevi, meno look e una prima fila attenta.'],
    'couture-counts-hours': [
      'L’alta moda conta le ore',
      'Gli atelier cominciano a pubblicare le ore che ci sono dietro ogni capo.',
    ],
    'archive-2020-complete': [
      'L’archivio arriva ora al 2020',
      'Sette anni di collezioni si cercano per tag, per colore e per maison.',
    ],
    'street-style-returns': [
      'Lo street style torna in strada',
      'Meno pose, più biciclette: i nostri fotografi in una settimana vivace.',
    ],
    'velvet-after-dark': ['Velluto, dopo il tramonto', 'La sera è di nuovo morbida, e per lo più verde.'],
    'denim-before-noon': [
      'Denim prima di mezzogiorno',
      'Le sfilate del mattino vestivano indaco dal colletto allo stivale.',
    ],
    'moodboards-can-be-shared': [
      'Le bacheche si condividono',
      'Un link, revocabile in ogni momento, e un PDF per la riunione.',
    ],
  },
  about: {
    about: [
      'Chi è Toile',
      'Una toile è il capo prima del capo: semplice cotone, appuntato e segnato, per scoprire che cosa deve fare la stoffa.',
      'Questo sito è fatto con quello spirito. Conserva ogni look di ogni sfilata con i suoi tag, i suoi colori e il suo ordine di uscita, perché ciò che dice una stagione si possa leggere, confrontare e discutere.',
      'Le maison, le modelle e le agenzie che incontrate qui sono inventate per questa dimostrazione. I conti sono veri.',
    ],
    terms: [
      'Condizioni d’uso',
      'Potete guardare tutto ciò che è aperto, e tutto ciò che apre il vostro abbonamento, per il vostro lavoro e il vostro studio.',
      'Le immagini non possono essere rivendute né usate per addestrare sistemi senza permesso scritto. Citate la maison e il fotografo.',
    ],
    privacy: [
      'Privacy',
      'Contiamo le aperture di pagine e immagini per sapere che cosa si guarda. Senza il vostro consenso non contiamo persone, solo visualizzazioni.',
      'Non conserviamo mai il vostro indirizzo di rete. Potete chiederci di dimenticarvi; ciò che resta non può più condurre a voi.',
    ],
    press: [
      'Stampa',
      'Le cifre di questo sito si possono citare con la data e la definizione. Chiedeteci un grafico: lo disegniamo per voi.',
    ],
  },
  guides: {
    'guides/how-to-read-a-collection': [
      'Come leggere una collezione',
      'Cinque cose da cercare prima di cercare ciò che vi piace.',
      'Cominciate dal primo e dall’ultimo look. Il primo dice di che cosa vuole parlare la maison; l’ultimo, a che volume.',
      'Poi guardate solo le spalle, da un capo all’altro. Quando cambia la spalla, cambia il capitolo.',
      'Contate i colori. Più di nove sono una festa; meno di quattro, un argomento.',
      'Cercate il capo che ritorna: la stessa giacca in tre stoffe è ciò che arriverà nei negozi.',
      'Solo adesso decidete che cosa vi piace. Scoprirete di aver cambiato idea.',
    ],
    'guides/fabrics/velvet': [
      'Il velluto, breve guida',
      'Il pelo, il verso e perché non ha mai due volte lo stesso colore.',
      'Il velluto si tesse doppio e si taglia a metà: sono sempre due stoffe che erano una sola.',
      'Spazzolato verso il basso brilla; verso l’alto si scurisce. Un cappotto tagliato contropelo sembrerà più scuro del suo campione.',
    ],
    glossary: [
      'Glossario',
      'Le parole del mestiere, una riga ciascuna.',
      'Croquis: un disegno rapido di un look su una figura di circa nove teste.',
      'Première: chi dirige il laboratorio, e di solito ha ragione.',
      'Quota di passerella: la parte dei look di una stagione che mostra una cosa.',
      'Toile: il capo di prova in semplice cotone.',
    ],
  },
  walks: {
    'twelve-coats-for-one-winter': ['Dodici cappotti per un inverno', 'Dalla prima gelata all’ultimo treno.'],
    'everything-denim': ['Tutto denim', 'Indaco al mattino, indaco la sera.'],
    'the-tailored-line': ['La linea sartoriale', 'Una passeggiata lungo la spalla, dal morbido al severo.'],
    'evening-slowly': ['La sera, piano', 'Abiti che si prendono il loro tempo.'],
    'stripes-at-sea': ['Righe in mare', 'Linee orizzontali, e l’orizzonte.'],
    'a-room-full-of-lace': ['Una stanza piena di pizzo', 'Ciò che si mostra con ciò che manca.'],
  },
  titled: (who, what) => `${who}: ${what}`,
  comma: ', ',
  designer: ({ name, city, founded, note }) =>
    `${name} nasce a ${city} nel ${founded}: ${note}. La maison esiste solo in questa dimostrazione.`,
  more: 'Altro di questa settimana negli elenchi.',
  showHeading: (house, city) => `${house} a ${city}`,
  show: ({ at, city, house, looks, tags }) =>
    `${at} a ${city}, ${house} ha presentato ${looks} look. Ciò che tornava di più: ${tags}.`,
  inWork: (house) => `${house}, in lavorazione`,
  conversation: (who, role) => `Una conversazione con ${who}, ${role}.`,
  received: (who, role) => `${who}, ${role}, ci riceve tra un treno e l’altro.`,
  begin: 'Da dove comincia?',
  stayed: [
    'Che cosa le è rimasto di questa stagione?',
    (house) => `L’apertura di ${house}. Per i primi tre look nessuno ha preso in mano il telefono.`,
  ],
  leftOut: ['E che cosa lascia fuori?', 'Tutto ciò che dovrei spiegare.'],
  seen: (who, trade, where) => `${who}, ${trade}. Foto scattata ${where}.`,
  wears: (what) => `Oggi: ${what}.`,
  streetQuote: 'Ci si veste per la strada in cui si vive.',
  newsletter: {
    title: (issue) => `La prova, n. ${issue}`,
    summary: (house) => `${house}, che cosa cresce e una cosa da leggere piano.`,
    hello: 'Buongiorno. L’acqua è sul fuoco e i look sono arrivati.',
    slowly: 'Da leggere piano',
    guide: '«Come leggere una collezione», in cinque passi, nelle nostre guide.',
  },
};
