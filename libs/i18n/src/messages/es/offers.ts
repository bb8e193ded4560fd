import type { Domain } from '../../domain.js';

export default {
  plans: {
    title: 'Suscripciones premium',
    lead: 'Un plan abre cada look de cada desfile, a tamaño completo, y los informes que los explican.',
    choose: 'Elegir {plan}',
    sign: 'Cree una cuenta para empezar',
    'all-included': {
      name: 'Todo incluido',
      for: 'Para estudios y redacciones',
      text: 'Todos los looks, los modelos, el street style y los informes, en un dispositivo o para todo un equipo.',
    },
    'student-special': {
      name: 'Especial estudiantes',
      for: 'Para quienes aprenden',
      text: 'Todo el archivo de looks y modelos a un precio de estudiante.',
    },
    'trend-master': {
      name: 'Maestro de tendencias',
      for: 'Para quienes deben saberlo antes',
      text: 'Looks, modelos y los informes de tendencias, flash y premium, en cuanto salen.',
    },
    reports: 'Los últimos informes',
    pages: '{count, plural, one {# página} other {# páginas}}',
    download: 'Descargar',
    locked: 'Para miembros',
    clients: 'Trabajan con Toile',
  },
  data: {
    title: 'El panel de datos',
    lead: 'Lo que muestra la pasarela y lo que se mira, contado al momento: por marca, por tendencia, por temporada.',
    open: 'Abrir el panel',
    point1: {
      title: 'Los looks más vistos',
      text: 'Visitantes distintos, sin robots ni repeticiones, hasta hace unos segundos.',
    },
    point2: {
      title: 'Cuota de pasarela',
      text: 'Cuánto ocupa una idea en una temporada y cómo ha cambiado en un año.',
    },
    point3: {
      title: 'Tableros y búsquedas',
      text: 'Lo que guardan los profesionales y las palabras que buscan.',
    },
    contact: 'Hable con nosotros',
    contactLead: 'Díganos qué le gustaría saber; respondemos en dos días laborables.',
    send: 'Enviar',
    sent: 'Gracias. Le escribiremos pronto.',
  },
  focus: {
    trend: 'Tendencia',
    brand: 'Marca',
    season: 'Temporada',
    looks: 'Looks',
    tags: 'Etiquetas más frecuentes',
    brands: 'Casas',
    seasons: 'Por temporada',
    latest: 'Los looks que hay detrás',
    choose: 'Elija desde el resumen',
    empty: 'No hay datos disponibles',
    failed: 'Se ha producido un error. Inténtelo de nuevo o escríbanos a {email} si el problema continúa.',
  },
  parts: {
    title: 'Los elementos del panel',
    lead: 'Cada cifra del panel, con su definición, para leerla por separado.',
  },
  letter: {
    title: 'La carta',
    text: 'Una vez al mes: una casa, un hilo, una guía.',
    submit: 'Suscribirse',
    consent: 'Pueden escribirme a esta dirección.',
    done: 'Confirme con el enlace que acabamos de enviar.',
  },
} satisfies Domain<'offers'>;
