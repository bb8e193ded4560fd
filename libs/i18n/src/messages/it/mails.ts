import type { Domain } from '../../domain.js';

export default {
  hello: 'Buongiorno {name},',
  helloAnybody: 'Ciao,',
  bye: 'La redazione di Toile',
  letter: {
    subject: 'La tua iscrizione alla lettera',
    text: 'Qualcuno, speriamo tu, desidera ricevere la nostra lettera a questo indirizzo. Confermalo con questo link, valido 48 ore. Se non sei stato tu, non fare nulla.',
    button: 'Ricevi la lettera',
  },
  letterConfirmed: {
    subject: 'Riceverai la lettera',
    text: 'La tua iscrizione è confermata. Con questo link puoi annullarla in qualsiasi momento.',
    button: 'Annulla l’iscrizione',
  },
  verify: {
    subject: 'Conferma il tuo indirizzo',
    text: 'Benvenuti su Toile. Conferma con questo link che l’indirizzo è tuo. Vale 48 ore.',
    button: 'Conferma l’indirizzo',
  },
  changeEmail: {
    subject: 'Conferma il nuovo indirizzo',
    text: 'Vuoi usare questo indirizzo per il tuo account. Confermalo con questo link, valido 48 ore. Se non l’hai chiesto tu, non fare nulla.',
    button: 'Conferma il nuovo indirizzo',
  },
  emailChanged: {
    subject: 'Un nuovo indirizzo per il tuo account',
    text: 'Qualcuno collegato al tuo account ha chiesto di cambiarne l’indirizzo e-mail. Se non sei stato tu, scegli subito una nuova password.',
    button: 'Apri Toile',
  },
  reset: {
    subject: 'Scegli una nuova password',
    text: 'Con questo link puoi scegliere una nuova password. Vale una volta sola, per un’ora. Se non l’hai chiesto tu, non fare nulla.',
    button: 'Scegli una password',
  },
  passwordChanged: {
    subject: 'La tua password è cambiata',
    text: 'La password del tuo account è stata cambiata e gli altri dispositivi sono stati scollegati. Se non sei stato tu, scegline subito una nuova.',
    button: 'Scegli una password',
  },
  linkSignIn: {
    subject: 'Accedi con {provider}',
    text: 'Qualcuno vuole accedere a Toile con {provider} e questo indirizzo. Se sei tu, confermalo con questo link, valido 48 ore. Altrimenti non fare nulla.',
    button: 'Conferma',
  },
  erased: {
    subject: 'Il tuo account è eliminato',
    text: 'Il tuo account e tutto ciò che diceva chi sei sono stati eliminati. Questo è il nostro ultimo messaggio.',
    button: 'Apri Toile',
  },
} satisfies Domain<'mails'>;
