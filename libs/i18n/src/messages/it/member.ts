import type { Domain } from '../../domain.js';

export default {
  done: {
    register: 'Il tuo account è pronto. Cerca il nostro messaggio nella posta.',
    verify: 'Il tuo indirizzo è confermato. Accedi.',
    changeEmail: 'Il tuo nuovo indirizzo è confermato.',
    reset: 'La password è cambiata. Accedi.',
    profile: 'Salvato.',
    password: 'La password è cambiata; gli altri dispositivi sono stati disconnessi.',
    email: 'Abbiamo scritto al nuovo indirizzo. Varrà quando aprirai il link.',
    verification: 'Il messaggio è in arrivo.',
    session: 'Quel dispositivo è disconnesso.',
    erased: 'Il tuo account è eliminato. Arrivederci.',
    linkSignIn: 'I due account sono collegati. Ora puoi accedere.',
  },
  errors: {
    unauthenticated: 'L’indirizzo o la password non è corretto.',
    throttled: 'Troppi tentativi. Riprova fra un quarto d’ora.',
    forbidden: 'La pagina era troppo vecchia o la password non è corretta. Riprova.',
    conflict: 'Esiste già un account con questo indirizzo.',
    expired: 'Questo link non funziona più. Chiedine uno nuovo.',
    invalid: 'Qualcosa nel modulo non va. Controlla.',
    unavailable: 'Questo modo di accedere non è configurato qui.',
    unverified: 'Quell’account non ha un indirizzo confermato e non possiamo usarlo.',
    refused: 'L’accesso non è avvenuto.',
    mailed: 'Ti abbiamo inviato un messaggio: apri il link per collegare i due account.',
    password: 'Questa non è la password del tuo account.',
    other: 'Non ha funzionato. Riprova.',
  },
  sections: {
    profile: 'Profilo e lingua',
    email: 'Indirizzo e-mail',
    password: 'Password',
    devices: 'Dove hai effettuato l’accesso',
    consent: 'Lettera e misurazione',
    data: 'I tuoi dati',
    delete: 'Elimina l’account',
  },
  verify: {
    text: 'Il tuo indirizzo non è ancora confermato. Apri il link nel nostro messaggio.',
    submit: 'Invia di nuovo',
  },
  email: {
    now: 'Il tuo indirizzo è {email}.',
    new: 'Nuovo indirizzo e-mail',
    submit: 'Cambia l’indirizzo',
  },
  password: {
    current: 'La tua password attuale',
    new: 'Nuova password',
    submit: 'Cambia la password',
    own: 'La tua password',
  },
  devices: {
    this: 'Questo dispositivo',
    seen: 'Visto il {date}',
    end: 'Disconnetti',
  },
  consent: {
    text: 'Se le tue visite vengono contate si decide su ogni dispositivo.',
    choices: 'Scelte sulla privacy',
  },
  data: {
    text: 'Tutto ciò che conserviamo di te, in un file.',
    download: 'Scarica i miei dati',
  },
  delete: {
    text: 'Il tuo nome, i tuoi indirizzi, le tue moodboard e le parole dei tuoi voti sono distrutti per sempre. Non si può annullare.',
    submit: 'Elimina il mio account',
  },
} satisfies Domain<'member'>;
