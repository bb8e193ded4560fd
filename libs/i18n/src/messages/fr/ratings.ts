import type { Domain } from '../../domain.js';

export default {
  eyebrow: 'L’avis des membres',
  title: 'Qu’en avez-vous pensé ?',
  of: 'sur 5',
  count: '{count, plural, one {# note} other {# notes}}',
  few: '{count, plural, =0 {Personne ne l’a encore notée. La moyenne paraît à partir de trois notes.} one {# note pour l’instant. La moyenne paraît à partir de trois.} other {# notes pour l’instant. La moyenne paraît à partir de trois.}}',
  stars: '{count, plural, one {# étoile} other {# étoiles}}',
  line: {
    rate: 'Noter cette collection',
    average: '{average, number, ::.0} sur 5 d’après {count, plural, one {# note} other {# notes}}',
  },
  form: 'Votre note',
  give: 'Vos étoiles',
  mine: 'Vous avez donné',
  comment: 'Une remarque, pour vous seul',
  submit: { give: 'Noter', change: 'Changer ma note' },
  withdraw: 'Retirer ma note',
  done: {
    given: 'Merci. Votre note compte.',
    changed: 'Votre note est modifiée.',
    withdrawn: 'Votre note est retirée.',
  },
  signIn: {
    text: 'Les membres notent les collections de une à cinq étoiles.',
    link: 'Se connecter pour noter',
  },
} satisfies Domain<'ratings'>;
