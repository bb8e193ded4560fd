import type { Domain } from '../../domain.js';

export default {
  messages: {
    subscribe: 'Prima acceda o crei un account; poi sceglierà il suo piano.',
  },
  done: {
    register: 'Il suo account è pronto. Cerchi il nostro messaggio nella posta.',
    verify: 'Il suo indirizzo è confermato. Acceda.',
    changeEmail: 'Il suo nuovo indirizzo è confermato.',
    reset: 'La password è cambiata. Acceda.',
    profile: 'Salvato.',
    password: 'La password è cambiata; gli altri dispositivi sono stati disconnessi.',
    email: 'Abbiamo scritto al nuovo indirizzo. Varrà quando aprirà il link.',
    verification: 'Il messaggio è in arrivo.',
    session: 'Quel dispositivo è disconnesso.',
    erased: 'Il suo account è eliminato. Arrivederci.',
    linkSignIn: 'I due account sono collegati. Ora può accedere.',
  },
  errors: {
    unauthenticated: 'L’indirizzo o la password non è corretto.',
    throttled: 'Troppi tentativi. Riprovi fra un quarto d’ora.',
    forbidden: 'La pagina era troppo vecchia o la password non è corretta. Riprovi.',
    conflict: 'Esiste già un account con questo indirizzo.',
    expired: 'Questo link non funziona più. Ne chieda uno nuovo.',
    invalid: 'Qualcosa nel modulo non va. Controlli.',
    unavailable: 'Questo modo di accedere non è configurato qui.',
    unverified: 'Quell’account non ha un indirizzo confermato e non possiamo usarlo.',
    refused: 'L’accesso non è avvenuto.',
    mailed: 'Le abbiamo inviato un messaggio: apra il link per collegare i due account.',
    password: 'Questa non è la password del suo account.',
    other: 'Non ha funzionato. Riprovi.',
  },
  sections: {
    profile: 'Profilo e lingua',
    email: 'Indirizzo e-mail',
    password: 'Password',
    devices: 'Dove ha effettuato l’accesso',
    consent: 'Lettera e misurazione',
    data: 'I suoi dati',
    delete: 'Elimina l’account',
  },
  verify: {
    text: 'Il suo indirizzo non è ancora confermato. Apra il link nel nostro messaggio.',
    submit: 'Invia di nuovo',
  },
  email: {
    now: 'Il suo indirizzo è {email}.',
    new: 'Nuovo indirizzo e-mail',
    submit: 'Cambia l’indirizzo',
  },
  password: {
    current: 'La sua password attuale',
    new: 'Nuova password',
    submit: 'Cambia la password',
    own: 'La sua password',
  },
  devices: {
    name: '{browser} su {system}',
    unknown: 'Dispositivo sconosciuto',
    this: 'Questo dispositivo',
    seen: 'Visto il {date}',
    end: 'Disconnetti',
  },
  consent: {
    text: 'Se le sue visite vengono contate si decide su ogni dispositivo.',
    choices: 'Scelte sulla privacy',
  },
  data: {
    text: 'Tutto ciò che conserviamo di lei, in un file.',
    download: 'Scarica i miei dati',
  },
  delete: {
    text: 'Il suo nome, i suoi indirizzi, le sue bacheche e le parole dei suoi voti sono distrutti per sempre. Non si può annullare.',
    submit: 'Elimina il mio account',
  },
} satisfies Domain<'member'>;
