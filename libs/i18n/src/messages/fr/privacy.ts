import type { Domain } from '../../domain.js';

export default {
  title: 'Pouvons-nous vous compter ?',
  text: 'Toile compte les looks que l’on ouvre. Si vous acceptez, un code tiré de votre appareil et un identifiant de visite nous permettent de vous compter une fois, et non plusieurs. Si vous refusez, vos ouvertures sont comptées sans que l’on sache de qui elles viennent. Rien n’est vendu, rien n’est partagé.',
  accept: 'Accepter',
  refuse: 'Refuser',
} satisfies Domain<'privacy'>;
