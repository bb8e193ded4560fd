import type { Domain } from '../../domain.js';

export default {
  eyebrow: 'Il parere dei membri',
  title: 'Che cosa ne pensa?',
  of: 'su 5',
  count: '{count, plural, one {# voto} other {# voti}}',
  few: '{count, plural, =0 {Nessuno l’ha ancora votata. La media compare da tre voti in poi.} one {# voto finora. La media compare da tre in poi.} other {# voti finora. La media compare da tre in poi.}}',
  stars: '{count, plural, one {# stella} other {# stelle}}',
  line: {
    rate: 'Vota questa collezione',
    average: '{average, number, ::.0} su 5 da {count, plural, one {# voto} other {# voti}}',
  },
  form: 'Il suo voto',
  give: 'Le sue stelle',
  mine: 'Ha dato',
  comment: 'Una nota, solo per lei',
  submit: { give: 'Vota', change: 'Cambia il mio voto' },
  withdraw: 'Ritira il mio voto',
  done: {
    given: 'Grazie. Il suo voto conta.',
    changed: 'Il suo voto è cambiato.',
    withdrawn: 'Il suo voto è stato ritirato.',
  },
  signIn: { text: 'I membri votano le collezioni da una a cinque stelle.', link: 'Accedi per votare' },
} satisfies Domain<'ratings'>;
