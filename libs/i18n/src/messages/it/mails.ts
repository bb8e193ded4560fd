import type { Domain } from '../../domain.js';

export default {
  hello: 'Buongiorno {name},',
  helloAnybody: 'Buongiorno,',
  bye: 'La redazione di Toile',
  letter: {
    subject: 'La sua iscrizione alla lettera',
    text: 'Qualcuno, speriamo lei, desidera ricevere la nostra lettera a questo indirizzo. Lo confermi con questo link, valido 48 ore. Se non è stata una sua richiesta, non faccia nulla.',
    button: 'Ricevi la lettera',
  },
  letterConfirmed: {
    subject: 'Riceverà la lettera',
    text: 'La sua iscrizione è confermata. Con questo link può annullarla in qualsiasi momento.',
    button: 'Annulla l’iscrizione',
  },
  verify: {
    subject: 'Confermi il suo indirizzo',
    text: 'Benvenuti su Toile. Confermi con questo link che l’indirizzo è suo. Vale 48 ore.',
    button: 'Conferma l’indirizzo',
  },
  changeEmail: {
    subject: 'Confermi il nuovo indirizzo',
    text: 'Vuole usare questo indirizzo per il suo account. Lo confermi con questo link, valido 48 ore. Se non l’ha chiesto lei, non faccia nulla.',
    button: 'Conferma il nuovo indirizzo',
  },
  emailChanged: {
    subject: 'Un nuovo indirizzo per il suo account',
    text: 'Qualcuno collegato al suo account ha chiesto di cambiarne l’indirizzo e-mail. Se non l’ha chiesto lei, scelga subito una nuova password.',
    button: 'Apri Toile',
  },
  reset: {
    subject: 'Scelga una nuova password',
    text: 'Con questo link può scegliere una nuova password. Vale una volta sola, per un’ora. Se non l’ha chiesto lei, non faccia nulla.',
    button: 'Scegli una password',
  },
  passwordChanged: {
    subject: 'La sua password è cambiata',
    text: 'La password del suo account è stata cambiata, gli altri dispositivi sono stati scollegati e i suoi token API sono terminati. Se non l’ha fatto lei, ne scelga subito una nuova.',
    button: 'Scegli una password',
  },
  linkSignIn: {
    subject: 'Accedi con {provider}',
    text: 'Qualcuno vuole accedere a Toile con {provider} e questo indirizzo. Se è lei, lo confermi con questo link, valido 48 ore; lì chiediamo la sua password. Altrimenti non faccia nulla e non dia questo link a nessuno.',
    button: 'Conferma',
  },
  erased: {
    subject: 'Il suo account è eliminato',
    text: 'Il suo account e tutto ciò che diceva chi è sono stati eliminati. Questo è il nostro ultimo messaggio.',
    button: 'Apri Toile',
  },
} satisfies Domain<'mails'>;
