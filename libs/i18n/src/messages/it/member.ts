import type { Domain } from '../../domain.js';

export default {
  messages: {
    subscribe: 'Prima acceda o crei un account; poi sceglierà il suo piano.',
  },
  done: {
    register: 'Il suo account è pronto. Cerchi il nostro messaggio nella posta.',
    verify: 'Il suo indirizzo è confermato. Acceda.',
    changeEmail: 'Il suo nuovo indirizzo è confermato.',
    reset:
      'La password è cambiata; tutti i dispositivi sono stati disconnessi e i suoi token API sono terminati. Acceda.',
    profile: 'Salvato.',
    password:
      'La password è cambiata; gli altri dispositivi sono stati disconnessi e i suoi token API sono terminati.',
    email: 'Abbiamo scritto al nuovo indirizzo. Varrà quando lo confermerà lì.',
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
    mailed: 'Le abbiamo inviato un messaggio: confermi lì che i due account possono essere collegati.',
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
    text: 'Il suo indirizzo non è ancora confermato. Nel nostro messaggio c’è un link per farlo.',
    submit: 'Invia di nuovo',
  },
  email: {
    now: 'Il suo indirizzo è {email}.',
    new: 'Nuovo indirizzo e-mail',
    submit: 'Cambia l’indirizzo',
  },
  password: {
    text: 'Tutti gli altri dispositivi vengono disconnessi e i suoi token API terminano.',
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
  links: {
    verify: {
      title: 'Confermi il suo indirizzo',
      lead: 'Qualcuno ha creato un account Toile con questo indirizzo. Se è stato lei, lo confermi qui.',
      submit: 'Conferma l’indirizzo',
    },
    changeEmail: {
      title: 'Confermi il nuovo indirizzo',
      lead: 'Da allora accederà con questo indirizzo e i nostri messaggi arriveranno qui.',
      submit: 'Conferma il nuovo indirizzo',
    },
    linkSignIn: {
      title: 'Accedi con {provider}',
      lead: 'Chi accede a quell’account {provider} accederà qui al suo account. Prosegua solo se lo ha appena chiesto lei.',
      submit: 'Collega gli account',
      signIn: 'Prima acceda all’account a cui è stato inviato questo messaggio. Poi tornerà qui.',
      browser:
        'Apra il link nel browser con cui ha effettuato l’accesso a {provider}: lo copi dal messaggio.',
    },
    expired: {
      title: 'Questo link non funziona più',
      lead: 'È già stato usato o è troppo vecchio. Nulla è cambiato.',
      again: 'Vai al suo account',
    },
    unasked: 'Se non è stato lei, chiuda questa pagina: nulla è cambiato e nulla cambierà.',
  },
  leave: {
    title: 'Uscire?',
    lead: 'Un altro sito l’ha mandata qui, quindi chiediamo prima di farlo.',
    submit: 'Esci',
    everywhere: {
      title: 'Uscire ovunque?',
      lead: 'Un altro sito l’ha mandata qui, quindi chiediamo prima di farlo. Tutti i suoi dispositivi vengono disconnessi e i suoi token API terminano.',
      submit: 'Esci ovunque',
    },
    stay: 'Resta connesso',
  },
} satisfies Domain<'member'>;
