import type { Domain } from '../../domain.js';

export default {
  label: 'Abbonamento premium',
  contexts: {
    models: {
      title: 'Tutti i volti della stagione',
      text: 'I volti nuovi sono per tutti. Gli altri modelli, con ogni loro sfilata, si aprono con un piano.',
    },
    looks: {
      title: 'Tutto l’archivio, look per look',
      text: 'Ha visto le prime due pagine. Il resto dell’archivio si apre con un piano.',
    },
    streetstyle: {
      title: 'Tutte le strade di tutte le settimane',
      text: 'Ha visto le prime due pagine. Le altre foto di street style si aprono con un piano.',
    },
    reports: {
      title: 'I rapporti dietro la passerella',
      text: 'I rapporti premium sono per i membri con un piano.',
    },
    dashboard: {
      title: 'Le cifre di questa stagione',
      text: 'La dashboard mostra a tutti le stagioni concluse. Quello che accade ora si apre con un abbonamento alla dashboard.',
    },
  },
  segments: {
    free: 'Il suo account non ha ancora un piano.',
    canceled: 'Il suo piano è terminato. Può riprendere da dove si è fermato.',
    payment: 'L’ultimo pagamento non è andato a buon fine. Lo saldi, e tutto si riapre.',
    other: 'Il suo piano non comprende questo contenuto.',
    visitor: 'È già membro? Acceda e continui a leggere.',
    device: 'Il suo piano è in uso su un altro dispositivo. Può continuare su questo.',
  },
  action: 'Vedere i piani',
  back: 'Rinnovare il piano',
  settle: 'Saldare il pagamento',
  signIn: 'Accedere',
  device: {
    title: 'Il suo piano è in uso su un altro dispositivo',
    text: 'Un piano per una persona funziona su un dispositivo alla volta. Può continuare qui; all’altro dispositivo verrà poi fatta la stessa domanda.',
    continue: 'Continuare su questo dispositivo',
    continuing: 'Un momento…',
    subscribe: 'Prendere un piano mio',
    why: 'Perché vedo questo?',
    whyTitle: 'Un dispositivo per posto',
    why1: 'Un piano per una persona è fatto per una persona. La segue da un dispositivo all’altro, uno dopo l’altro.',
    why2: 'Gli aggiornamenti del browser non contano: un dispositivo accettato una volta viene riconosciuto.',
    why3: 'Leggete in più persone? Un piano con più posti non ha questo limite.',
    backTo: 'Indietro',
    failed: 'Non ha funzionato. Riprovi tra un momento.',
  },
} satisfies Domain<'paywall'>;
