import type { Domain } from '../../domain.js';

export default {
  tagline: 'La pasarela, look a look, y las cifras que la explican',
  description:
    'Toile muestra la pasarela look a look — diseñadores, temporadas, colores y tejidos — y lo que atrae a quienes la miran.',
  skip: 'Ir al contenido',
  nav: {
    label: 'Navegación principal',
    home: 'Toile, inicio',
    search: 'Buscar',
    menu: 'Menú',
    close: 'Cerrar el menú',
    looks: 'Looks',
    collections: 'Colecciones',
    designers: 'Diseñadores',
    data: 'Datos',
  },
  language: { label: 'Idioma' },
  theme: { label: 'Claro u oscuro' },
  footer: {
    note: 'En costura, la toile es la prueba que se cose antes de la prenda definitiva.',
    explore: 'Explorar',
    data: 'Datos',
    mostViewed: 'Looks más vistos',
    privacy: 'Opciones de privacidad',
    demo: 'Las casas, los modelos y las imágenes de esta demostración son inventados.',
  },
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: 'Página {page}',
    position: 'Página {page} de {pages}',
  },
  breadcrumb: 'Está aquí',
} satisfies Domain<'messages'>;
