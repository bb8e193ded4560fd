import type { Domain } from '../../domain.js';

export default {
  plans: {
    title: 'Abbonamenti premium',
    lead: 'Un piano apre ogni look di ogni sfilata, a piena grandezza, e i rapporti che li raccontano.',
    choose: 'Scegli {plan}',
    sign: 'Crea un account per cominciare',
    'all-included': {
      name: 'Tutto incluso',
      for: 'Per studi e redazioni',
      text: 'Tutti i look, i modelli, lo street style e i rapporti, su un dispositivo o per tutta la squadra.',
    },
    'student-special': {
      name: 'Speciale studenti',
      for: 'Per chi studia',
      text: 'Tutto l’archivio di look e modelli a un prezzo da studente.',
    },
    'trend-master': {
      name: 'Maestro di tendenze',
      for: 'Per chi deve saperlo prima',
      text: 'Look, modelli e rapporti di tendenza, flash e premium, appena escono.',
    },
    reports: 'Gli ultimi rapporti',
    pages: '{count, plural, one {# pagina} other {# pagine}}',
    download: 'Scarica',
    locked: 'Per i membri',
    clients: 'Lavorano con Toile',
  },
  data: {
    title: 'Il pannello dei dati',
    lead: 'Che cosa mostra la passerella e che cosa si guarda, contato mentre accade: per marchio, tendenza, stagione.',
    open: 'Apri il pannello',
    point1: {
      title: 'I look più visti',
      text: 'Visitatori distinti, senza robot né ripetizioni, fino agli ultimi secondi.',
    },
    point2: {
      title: 'Quota di passerella',
      text: 'Quanto spazio occupa un’idea in una stagione, e come è cambiato in un anno.',
    },
    point3: {
      title: 'Bacheche e ricerche',
      text: 'Che cosa conservano i professionisti, e quali parole cercano.',
    },
    contact: 'Parliamone',
    contactLead: 'Ci dica che cosa vorrebbe sapere; rispondiamo entro due giorni lavorativi.',
    send: 'Invia',
    sent: 'Grazie. Le scriveremo presto.',
  },
  focus: {
    trend: 'Tendenza',
    brand: 'Marchio',
    season: 'Stagione',
    looks: 'Look',
    tags: 'Tag più frequenti',
    brands: 'Case',
    seasons: 'Per stagione',
    latest: 'I look dietro i numeri',
    choose: 'Scelga dalla panoramica',
    empty: 'Nessun dato disponibile',
    failed: 'Si è verificato un errore. Riprovi o ci scriva a {email} se il problema continua.',
  },
  parts: {
    title: 'Gli elementi del pannello',
    lead: 'Ogni numero del pannello, con la sua definizione, da leggere da solo.',
  },
  letter: {
    title: 'La lettera',
    text: 'Una volta al mese: una casa, un filo, una guida.',
    submit: 'Iscriviti',
    consent: 'Potete scrivermi a questo indirizzo.',
    done: 'Confermi con il link che abbiamo appena inviato.',
  },
} satisfies Domain<'offers'>;
