import type { Domain } from '../../domain.js';

export default {
  title: 'Informes',
  lead: 'Lo que fue una temporada, contada look a look y compuesta para leerla.',
  all: 'Todos',
  kinds: 'Tipos de informes',
  year: 'Publicados en los últimos doce meses',
  empty: 'Aquí no ha aparecido ningún informe todavía.',
  open: 'Abrir el informe',
  types: { flash: 'Flash', premium: 'Premium', general: 'Temporada' },
  leads: {
    flash: 'Una semana de la moda en pocas páginas, días después de su último desfile.',
    premium: 'Una semana de la moda prenda a prenda y color a color, para miembros con plan.',
    general: 'Una temporada entera en cuatro ciudades, y lo que los lectores hicieron de ella.',
  },
  pages: '{count, plural, one {# página} other {# páginas}}',
  download: 'Descargar el PDF',
  file: 'PDF, {count, plural, one {# página} other {# páginas}}',
  locked: {
    mark: 'Con plan',
    text: 'Los informes premium están incluidos en los planes.',
    plans: 'Ver los planes',
    signIn: 'Iniciar sesión',
  },
  facts: { published: 'Publicado', season: 'Temporada', city: 'Ciudad', language: 'Idioma' },
  english: 'Inglés',
  contents: 'En este informe',
  others: 'Siga leyendo',
  figures: {
    title: 'La temporada en cifras',
    looks: 'Looks',
    collections: 'Colecciones',
    brands: 'Casas',
    models: 'Modelos',
    change: '{percent} % respecto al año anterior',
    note: 'Cambios respecto a la misma temporada del año anterior.',
  },
} satisfies Domain<'reports'>;
