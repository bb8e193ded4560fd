import type { Domain } from '../../domain.js';

export default {
  eyebrow: 'Opinan los miembros',
  title: '¿Qué le ha parecido?',
  of: 'de 5',
  count: '{count, plural, one {# valoración} other {# valoraciones}}',
  few: '{count, plural, =0 {Nadie la ha valorado todavía. La media aparece a partir de tres valoraciones.} one {# valoración por ahora. La media aparece a partir de tres.} other {# valoraciones por ahora. La media aparece a partir de tres.}}',
  stars: '{count, plural, one {# estrella} other {# estrellas}}',
  line: {
    rate: 'Valorar esta colección',
    average: '{average, number, ::.0} de 5 según {count, plural, one {# valoración} other {# valoraciones}}',
  },
  form: 'Su valoración',
  give: 'Sus estrellas',
  mine: 'Ha dado',
  comment: 'Una nota, solo para usted',
  submit: { give: 'Valorar', change: 'Cambiar mi valoración' },
  withdraw: 'Retirar mi valoración',
  done: {
    given: 'Gracias. Su valoración cuenta.',
    changed: 'Su valoración ha cambiado.',
    withdrawn: 'Su valoración se ha retirado.',
  },
  signIn: {
    text: 'Los miembros valoran las colecciones de una a cinco estrellas.',
    link: 'Iniciar sesión para valorar',
  },
} satisfies Domain<'ratings'>;
