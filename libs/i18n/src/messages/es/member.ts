import type { Domain } from '../../domain.js';

export default {
  messages: {
    subscribe: 'Inicie sesión o cree una cuenta primero; después elegirá su plan.',
  },
  done: {
    register: 'Su cuenta está creada. Busque nuestro mensaje en su correo.',
    verify: 'Su dirección está confirmada. Inicie sesión.',
    changeEmail: 'Su nueva dirección está confirmada.',
    reset:
      'Su contraseña ha cambiado; todos los dispositivos se han desconectado y sus tokens de API han terminado. Inicie sesión.',
    profile: 'Guardado.',
    password:
      'Su contraseña ha cambiado; sus otros dispositivos se han desconectado y sus tokens de API han terminado.',
    email: 'Hemos escrito a la nueva dirección. Valdrá en cuanto la confirme allí.',
    verification: 'El mensaje está en camino.',
    session: 'Ese dispositivo se ha desconectado.',
    erased: 'Su cuenta se ha eliminado. Adiós.',
    linkSignIn: 'Las dos cuentas están unidas. Ya puede iniciar sesión.',
  },
  errors: {
    unauthenticated: 'La dirección o la contraseña no es correcta.',
    throttled: 'Demasiados intentos. Vuelva a probar en un cuarto de hora.',
    forbidden: 'La página era demasiado antigua o la contraseña no es correcta. Inténtelo de nuevo.',
    conflict: 'Ya hay una cuenta con esta dirección.',
    expired: 'Este enlace ya no funciona. Pida uno nuevo.',
    invalid: 'Algo en el formulario no encaja. Revíselo.',
    unavailable: 'Esta forma de entrar no está configurada aquí.',
    unverified: 'Esa cuenta no tiene una dirección confirmada y no podemos usarla.',
    refused: 'No se inició sesión allí.',
    mailed: 'Le hemos enviado un mensaje: confirme allí que las dos cuentas pueden unirse.',
    password: 'Esta no es la contraseña de su cuenta.',
    other: 'No ha funcionado. Inténtelo de nuevo.',
  },
  sections: {
    profile: 'Perfil e idioma',
    email: 'Dirección de correo',
    password: 'Contraseña',
    devices: 'Dónde ha iniciado sesión',
    consent: 'Carta y medición',
    data: 'Sus datos',
    delete: 'Eliminar la cuenta',
  },
  verify: {
    text: 'Su dirección aún no está confirmada. Nuestro mensaje tiene un enlace para ello.',
    submit: 'Enviarlo otra vez',
  },
  email: {
    now: 'Su dirección es {email}.',
    new: 'Nueva dirección de correo',
    submit: 'Cambiar la dirección',
  },
  password: {
    text: 'Se cierra la sesión en sus otros dispositivos y sus tokens de API terminan.',
    current: 'Su contraseña actual',
    new: 'Nueva contraseña',
    submit: 'Cambiar la contraseña',
    own: 'Su contraseña',
  },
  devices: {
    name: '{browser} en {system}',
    unknown: 'Dispositivo desconocido',
    this: 'Este dispositivo',
    seen: 'Visto el {date}',
    end: 'Desconectar',
  },
  consent: {
    text: 'Si se cuentan sus visitas se decide en cada dispositivo.',
    choices: 'Opciones de privacidad',
  },
  data: {
    text: 'Todo lo que guardamos sobre usted, en un archivo.',
    download: 'Descargar mis datos',
  },
  delete: {
    text: 'Su nombre, sus direcciones, sus tableros y las palabras de sus valoraciones se destruyen para siempre. No se puede deshacer.',
    submit: 'Eliminar mi cuenta',
  },
  links: {
    verify: {
      title: 'Confirme su dirección',
      lead: 'Alguien creó una cuenta de Toile con esta dirección. Si fue usted, confírmelo aquí.',
      submit: 'Confirmar la dirección',
    },
    changeEmail: {
      title: 'Confirme su nueva dirección',
      lead: 'Después iniciará sesión con esta dirección y nuestros mensajes llegarán aquí.',
      submit: 'Confirmar la nueva dirección',
    },
    linkSignIn: {
      title: 'Entrar con {provider}',
      lead: 'Quien entre en esa cuenta de {provider} entrará aquí en su cuenta. Siga solo si acaba de pedirlo usted.',
      submit: 'Unir las cuentas',
      signIn: 'Primero inicie sesión en la cuenta a la que se envió este mensaje. Después volverá aquí.',
      browser: 'Abra el enlace en el navegador con el que entró en {provider}: cópielo del mensaje.',
    },
    expired: {
      title: 'Este enlace ya no funciona',
      lead: 'Ya se usó o es demasiado antiguo. Nada ha cambiado.',
      again: 'Ir a su cuenta',
    },
    unasked: 'Si no fue usted, cierre esta página: nada ha cambiado ni cambiará.',
  },
  leave: {
    title: '¿Cerrar sesión?',
    lead: 'Otro sitio le ha enviado aquí, así que preguntamos antes de hacerlo.',
    submit: 'Cerrar sesión',
    everywhere: {
      title: '¿Cerrar sesión en todas partes?',
      lead: 'Otro sitio le ha enviado aquí, así que preguntamos antes de hacerlo. Se cierra la sesión en todos sus dispositivos y sus tokens de API terminan.',
      submit: 'Cerrar sesión en todas partes',
    },
    stay: 'Seguir en la sesión',
  },
} satisfies Domain<'member'>;
