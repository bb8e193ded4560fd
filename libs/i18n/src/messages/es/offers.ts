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
  refused: {
    throttled: 'Demasiadas veces. Inténtelo de nuevo dentro de una hora.',
    expired: 'Este enlace ya no funciona. Pida uno nuevo.',
    conflict: 'Esta encuesta está cerrada.',
    invalid: 'Faltaba algo o no era correcto. Revise el formulario y vuelva a enviarlo.',
    forbidden: 'La página era demasiado antigua. Vuelva a enviarla.',
  },
  poll: {
    title: 'Le preguntamos',
    submit: 'Votar',
    done: 'Gracias por su voto.',
    count: '{count, plural, =0 {Aún no hay votos} one {# voto} other {# votos}}',
    change: 'Cambiar mi voto',
    result: '{votes, plural, one {# voto} other {# votos}}, {percent} %',
    mine: 'Su voto',
  },
  visibility: {
    title: 'Visibilidad de marca',
    lead: 'Sus colecciones ante quienes miran, eligen y compran, y las cifras de lo que miraron.',
    point1: {
      title: 'Cada look, en su orden',
      text: 'Su desfile tal como fue, con búsqueda por prenda, tejido y color, en cinco idiomas.',
    },
    point2: {
      title: 'Ante las personas adecuadas',
      text: 'Compradores, editoras y estilistas vuelven cada día de la temporada; usted ve lo que guardaron.',
    },
    point3: {
      title: 'Cifras propias',
      text: 'Visitas, moodboards y búsquedas de su casa junto a las de la temporada, contadas al momento.',
    },
    contactLead: 'Háblenos de su casa; respondemos en dos días laborables.',
  },
  letter: {
    title: 'La carta',
    email: 'Correo electrónico',
    global: 'Nuestra carta, una vez al mes',
    confirmed: 'Gracias: recibirá la carta.',
    ended: 'Su suscripción ha terminado.',
    text: 'Una vez al mes: una casa, un hilo, una guía.',
    submit: 'Suscribirse',
    consent: 'Pueden escribirme a esta dirección.',
    done: 'Confirme con el enlace que acabamos de enviar.',
    confirmTitle: 'Recibir la carta',
    confirmLead:
      'Una vez al mes, en la dirección a la que le escribimos. Puede cancelarla en cualquier momento.',
    confirmSubmit: 'Recibir la carta',
    endTitle: 'Dejar de recibir la carta',
    endLead: 'No llegará ninguna carta más a la dirección a la que le escribimos.',
    endSubmit: 'Cancelar la suscripción',
  },
} satisfies Domain<'offers'>;
