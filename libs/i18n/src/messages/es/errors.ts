import type { Domain } from '../../domain.js';

export default {
  notFound: {
    title: 'Esta página ha dejado la pasarela',
    text: 'Puede que la dirección haya cambiado o que el look se haya retirado.',
    home: 'Volver al inicio',
    looks: 'Ver los looks',
  },
  failed: {
    title: 'Se ha soltado una costura',
    text: 'El error ha quedado registrado. Inténtelo de nuevo en un momento.',
    again: 'Intentar de nuevo',
  },
} satisfies Domain<'errors'>;
