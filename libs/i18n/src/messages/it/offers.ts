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
    title: 'La dashboard dei dati',
    lead: 'Che cosa mostra la passerella e che cosa si guarda, contato mentre accade: per marchio, tendenza, stagione.',
    open: 'Apri la dashboard',
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
  refused: {
    throttled: 'Troppe volte. Riprovi tra un’ora.',
    expired: 'Questo link non funziona più. Ne chieda uno nuovo.',
    conflict: 'Questo sondaggio è chiuso.',
    invalid: 'Mancava qualcosa o non era corretto. Controlli il modulo e lo invii di nuovo.',
    forbidden: 'La pagina era troppo vecchia. La invii di nuovo.',
  },
  poll: {
    title: 'Vi chiediamo',
    submit: 'Vota',
    done: 'Grazie del voto.',
    count: '{count, plural, =0 {Ancora nessun voto} one {# voto} other {# voti}}',
    change: 'Cambia il mio voto',
    result: '{votes, plural, one {# voto} other {# voti}}, {percent} %',
    mine: 'Il suo voto',
  },
  visibility: {
    title: 'Visibilità del marchio',
    lead: 'Le sue collezioni davanti a chi guarda, sceglie e compra, e le cifre di ciò che ha guardato.',
    point1: {
      title: 'Ogni look, in ordine',
      text: 'La sua sfilata così com’è uscita, da cercare per capo, tessuto e colore, in cinque lingue.',
    },
    point2: {
      title: 'Vista dalle persone giuste',
      text: 'Buyer, redattrici e stylist tornano ogni giorno della stagione; lei vede che cosa hanno conservato.',
    },
    point3: {
      title: 'Cifre proprie',
      text: 'Visite, moodboard e ricerche della sua maison accanto a quelle della stagione, contate in diretta.',
    },
    contactLead: 'Ci parli della sua maison; rispondiamo entro due giorni lavorativi.',
  },
  letter: {
    title: 'La lettera',
    email: 'Indirizzo e-mail',
    global: 'La nostra lettera, una volta al mese',
    confirmed: 'Grazie: la lettera arriverà.',
    ended: 'La sua iscrizione è terminata.',
    text: 'Una volta al mese: una casa, un filo, una guida.',
    submit: 'Iscriviti',
    consent: 'Potete scrivermi a questo indirizzo.',
    done: 'Confermi con il link che abbiamo appena inviato.',
    confirmTitle: 'Ricevere la lettera',
    confirmLead:
      'Una volta al mese, all’indirizzo a cui le abbiamo scritto. Può annullarla in qualsiasi momento.',
    confirmSubmit: 'Ricevi la lettera',
    endTitle: 'Annullare la lettera',
    endLead: 'Nessun’altra lettera arriverà all’indirizzo a cui le abbiamo scritto.',
    endSubmit: 'Annulla l’iscrizione',
  },
} satisfies Domain<'offers'>;
