import type { Domain } from '../../domain.js';

export default {
  title: 'Dati',
  tabs: {
    label: 'Pannello dei dati',
    home: 'Panoramica',
    trends: 'Tendenze',
    brands: 'Marchi',
    seasons: 'Stagioni',
  },
  lead: 'Ciò che guardano i lettori di Toile, contato mentre accade.',
  metaDescription: 'I look di sfilata più visti, contati mentre accade.',
  mostViewed: {
    title: 'I look più visti',
    window: '{from} – {to}',
    chart: 'Visitatori distinti di ogni look',
    table: 'Mostra come tabella',
    caption: 'I look più visti, per visitatori distinti',
    look: 'Look',
    city: 'Città',
    season: 'Stagione',
    visitors: 'Visitatori',
    rank: 'Posizione',
  },
  freshness: 'Fino a {seconds} s fa',
  frozen: 'Non è stato possibile aggiornare i numeri; nuovo tentativo in corso.',
  suppressed: 'Meno di 10 visitatori',
  lowBase: 'Base ridotta',
  partial: 'Stagione in corso',
  new: 'Nuovo',
  empty: 'Nessun dato disponibile',
  emptyText: 'I numeri compaiono qui appena c’è qualcosa da contare.',
  how: {
    title: 'Come si conta?',
    mostViewed:
      'Un look conta una volta per ogni visitatore che lo ha aperto negli ultimi 30 giorni. A parità decide il numero di aperture. Riaprire lo stesso look entro 30 minuti non vale come nuova visualizzazione.',
    cleaning:
      'I robot, il nostro personale e le visite contrassegnate «non tracciare» non contano mai. Un numero basato su meno di 10 visitatori viene nascosto.',
    definition: 'Definizione {definition}, versione {version}',
  },
} satisfies Domain<'dashboard'>;
