import type { Domain } from '../../domain.js';

export default {
  label: 'Suscripción premium',
  contexts: {
    models: {
      title: 'Todos los rostros de la temporada',
      text: 'Las caras nuevas son para todos. Las demás modelos, con cada desfile suyo, se abren con un plan.',
    },
    looks: {
      title: 'Todo el archivo, look a look',
      text: 'Ha visto las dos primeras páginas. El resto del archivo se abre con un plan.',
    },
    streetstyle: {
      title: 'Todas las calles de todas las semanas',
      text: 'Ha visto las dos primeras páginas. Las demás fotos de street style se abren con un plan.',
    },
    reports: {
      title: 'Los informes detrás de la pasarela',
      text: 'Los informes premium son para miembros con un plan.',
    },
    dashboard: {
      title: 'Las cifras de esta temporada',
      text: 'El panel muestra a todos las temporadas cerradas. Lo que ocurre ahora se abre con una suscripción al panel.',
    },
  },
  segments: {
    free: 'Su cuenta aún no tiene plan.',
    canceled: 'Su plan ha terminado. Puede seguir donde se detuvo.',
    payment: 'El último pago no se completó. Abónelo y todo volverá a abrirse.',
    other: 'Su plan no incluye este contenido.',
    visitor: '¿Ya es miembro? Inicie sesión y siga leyendo.',
    device: 'Su plan está en uso en otro dispositivo. Puede continuar en este.',
  },
  action: 'Ver los planes',
  back: 'Renovar el plan',
  settle: 'Abonar el pago',
  signIn: 'Iniciar sesión',
  device: {
    title: 'Su plan está en uso en otro dispositivo',
    text: 'Un plan para una persona funciona en un dispositivo a la vez. Puede continuar aquí; el otro dispositivo recibirá entonces la misma pregunta.',
    continue: 'Continuar en este dispositivo',
    continuing: 'Un momento…',
    subscribe: 'Obtener mi propio plan',
    why: '¿Por qué veo esto?',
    whyTitle: 'Un dispositivo por puesto',
    why1: 'Un plan para una persona es para una persona. Le acompaña de un dispositivo a otro, uno tras otro.',
    why2: 'Las actualizaciones del navegador no cuentan: un dispositivo aceptado una vez se reconoce.',
    why3: '¿Leen varias personas? Un plan con varios puestos no tiene este límite.',
    backTo: 'Volver',
    failed: 'No ha funcionado. Inténtelo de nuevo en un momento.',
  },
} satisfies Domain<'paywall'>;
