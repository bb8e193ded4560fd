import type { Domain } from '../../domain.js';

export default {
  title: 'Report',
  lead: 'Che cos’è stata una stagione, contata look per look e impaginata da leggere.',
  all: 'Tutti',
  kinds: 'Tipi di report',
  year: 'Pubblicati negli ultimi dodici mesi',
  empty: 'Qui non è ancora uscito nessun report.',
  open: 'Apri il report',
  types: { flash: 'Flash', premium: 'Premium', general: 'Stagione' },
  leads: {
    flash: 'Una settimana della moda in poche pagine, a pochi giorni dall’ultima sfilata.',
    premium: 'Una settimana della moda capo per capo e colore per colore, per i membri con un piano.',
    general: 'Un’intera stagione in quattro città, e che cosa ne hanno fatto i lettori.',
  },
  pages: '{count, plural, one {# pagina} other {# pagine}}',
  download: 'Scarica il PDF',
  file: 'PDF, {count, plural, one {# pagina} other {# pagine}}',
  locked: {
    mark: 'Con un piano',
    text: 'I report premium sono compresi nei piani.',
    plans: 'Vedi i piani',
    signIn: 'Accedi',
  },
  facts: { published: 'Pubblicato', season: 'Stagione', city: 'Città', language: 'Lingua' },
  contents: 'In questo report',
  others: 'Continua a leggere',
  figures: {
    title: 'La stagione in cifre',
    looks: 'Look',
    collections: 'Collezioni',
    brands: 'Maison',
    models: 'Modelle e modelli',
    change: '{percent} % rispetto all’anno precedente',
    note: 'Variazioni rispetto alla stessa stagione di un anno prima.',
  },
  pdf: {
    kinds: { flash: 'Report flash', premium: 'Report premium', general: 'Report di stagione' },
    parts: {
      glance: 'In breve',
      colours: 'Colori',
      tones: 'Toni',
      houses: 'Le maison più guardate',
      searches: 'Che cosa si è cercato',
      looks: 'I look che si sono aperti',
      method: 'Come abbiamo contato',
    },
    glance: {
      looks: 'Look presentati',
      collections: 'Collezioni',
      brands: 'Maison',
      models: 'Modelle e modelli',
      views: 'Look aperti',
      searches: 'Ricerche',
      saves: 'Salvataggi nelle moodboard',
    },
    tooFew: 'troppo pochi per dirlo',
    nothing: 'Se ne sa troppo poco per dire qualcosa.',
    before: ', davanti a {names}',
    first: {
      looks: '{name} in testa, con {value} di {whole, plural, one {# look} other {# look}}{before}.',
      searches:
        '{name} in testa, con {value} di {whole, plural, one {# ricerca} other {# ricerche}}{before}.',
      openings: '{name} in testa, con {value, plural, one {# apertura} other {# aperture}}{before}.',
    },
    rose: 'La crescita maggiore: {name}, da {before} un anno prima a {now}.',
    fell: 'Il calo maggiore: {name}, da {before} un anno prima a {now}.',
    opened: 'Nulla è stato aperto da più persone di {look}.',
    openedBefore: 'Nulla è stato aperto da più persone di {look}; seguono look di {names}.',
    viewers: '{count, plural, one {# visitatore} other {# visitatori}}',
    fewViewers: 'meno di dieci visitatori',
    counted: '{figure}: {formula}. Periodo: {from} – {to}.',
    lines: 'Le linee indicano la stessa stagione di un anno prima.',
    method: {
      what: 'Tutto ciò che è in questo report è contato da ciò che è stato mostrato e da ciò che hanno fatto i lettori di Toile: {about}.',
      share:
        'Una quota di passerella è una parte dei look: ogni look conta una volta, per quante immagini ne esistano. Le maison sono contate insieme: una maison di sessanta look pesa il doppio di una di trenta. Lo street style non è compreso.',
      window:
        'Aperture e ricerche si riferiscono al periodo {from} – {to}. Sono esclusi i robot, il nostro personale e chi non ha voluto essere contato, come pure una ripetizione entro trenta minuti. Una cifra che poggia su meno di dieci persone non è mostrata.',
      changes:
        'Le variazioni sono relative, rispetto alla stessa stagione di un anno prima; la linea sottile che attraversa una barra indica dove finiva allora.',
      source:
        'Contato in data {on} da tutti gli eventi fino alla data {to}, con la definizione {version} di ogni cifra. Le definizioni complete fanno parte della documentazione di Toile.',
    },
  },
} satisfies Domain<'reports'>;
