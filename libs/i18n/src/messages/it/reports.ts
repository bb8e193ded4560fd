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
  english: 'Inglese',
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
} satisfies Domain<'reports'>;
