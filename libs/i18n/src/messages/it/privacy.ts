import type { Domain } from '../../domain.js';

export default {
  title: 'Possiamo contarla?',
  text: 'Toile conta i look che vengono aperti. Se accetta, un codice ricavato dal suo dispositivo e un identificativo della visita ci permettono di contarla una volta sola e non più volte. Se rifiuta, le sue aperture vengono contate senza sapere di chi sono. Nulla viene venduto, nulla viene condiviso.',
  accept: 'Accetta',
  refuse: 'Rifiuta',
} satisfies Domain<'privacy'>;
