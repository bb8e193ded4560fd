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
  pdf: {
    kinds: { flash: 'Informe flash', premium: 'Informe premium', general: 'Informe de temporada' },
    parts: {
      glance: 'De un vistazo',
      colours: 'Colores',
      tones: 'Tonos',
      houses: 'Las casas más miradas',
      searches: 'Lo que se buscó',
      looks: 'Los looks que se abrieron',
      method: 'Cómo se ha contado',
    },
    glance: {
      looks: 'Looks presentados',
      collections: 'Colecciones',
      brands: 'Casas',
      models: 'Modelos',
      views: 'Looks abiertos',
      searches: 'Búsquedas',
      saves: 'Guardados en moodboards',
    },
    tooFew: 'demasiado pocos para decirlo',
    nothing: 'Se sabe demasiado poco para decir algo.',
    before: ', por delante de {names}',
    first: {
      looks: '{name} en cabeza, con {value} de {whole, plural, one {# look} other {# looks}}{before}.',
      searches:
        '{name} en cabeza, con {value} de {whole, plural, one {# búsqueda} other {# búsquedas}}{before}.',
      openings: '{name} en cabeza, con {value, plural, one {# apertura} other {# aperturas}}{before}.',
    },
    rose: 'La mayor subida: {name}, de {before} un año antes a {now}.',
    fell: 'El mayor descenso: {name}, de {before} un año antes a {now}.',
    opened: 'Nada fue abierto por más personas que {look}.',
    openedBefore: 'Nada fue abierto por más personas que {look}; siguieron looks de {names}.',
    viewers: '{count, plural, one {# visitante} other {# visitantes}}',
    fewViewers: 'menos de diez visitantes',
    counted: '{figure}: {formula}. Del {from} al {to}.',
    lines: 'Las líneas marcan la misma temporada un año antes.',
    method: {
      what: 'Todo lo que hay en este informe se cuenta a partir de lo que se mostró y de lo que hicieron los lectores de Toile: {about}.',
      share:
        'Una cuota de pasarela es una parte de los looks: cada look cuenta una vez, por muchas imágenes que tenga. Las casas se suman, de modo que una casa de sesenta looks pesa el doble que una de treinta. El street style no está incluido.',
      window:
        'Las aperturas y las búsquedas son las del {from} al {to}. Quedan fuera los robots, nuestro equipo y quienes no quisieron ser contados, así como una repetición en menos de treinta minutos. Una cifra que se apoya en menos de diez personas no se muestra.',
      changes:
        'Los cambios son relativos, respecto a la misma temporada un año antes; la línea fina que cruza una barra marca dónde terminaba entonces.',
      source:
        'Contado el {on} a partir de todos los eventos hasta el {to}, con la definición {version} de cada cifra. Las definiciones completas forman parte de la documentación de Toile.',
    },
  },
} satisfies Domain<'reports'>;
