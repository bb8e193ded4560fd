import type { Domain } from '../../domain.js';

export default {
  done: {
    register: 'Tu cuenta está creada. Busca nuestro mensaje en tu correo.',
    verify: 'Tu dirección está confirmada. Inicia sesión.',
    changeEmail: 'Tu nueva dirección está confirmada.',
    reset: 'Tu contraseña ha cambiado. Inicia sesión.',
    profile: 'Guardado.',
    password: 'Tu contraseña ha cambiado; tus otros dispositivos se han desconectado.',
    email: 'Hemos escrito a la nueva dirección. Vale en cuanto abras el enlace.',
    verification: 'El mensaje está en camino.',
    session: 'Ese dispositivo se ha desconectado.',
    erased: 'Tu cuenta se ha eliminado. Adiós.',
    linkSignIn: 'Las dos cuentas están unidas. Ya puedes iniciar sesión.',
  },
  errors: {
    unauthenticated: 'La dirección o la contraseña no es correcta.',
    throttled: 'Demasiados intentos. Vuelve a probar en un cuarto de hora.',
    forbidden: 'La página era demasiado antigua o la contraseña no es correcta. Inténtalo de nuevo.',
    conflict: 'Ya hay una cuenta con esta dirección.',
    expired: 'Este enlace ya no funciona. Pide uno nuevo.',
    invalid: 'Algo en el formulario no encaja. Revísalo.',
    unavailable: 'Esta forma de entrar no está configurada aquí.',
    unverified: 'Esa cuenta no tiene una dirección confirmada y no podemos usarla.',
    refused: 'No se inició sesión allí.',
    mailed: 'Te hemos enviado un mensaje: abre su enlace para unir las dos cuentas.',
    password: 'Esta no es la contraseña de tu cuenta.',
    other: 'No ha funcionado. Inténtalo de nuevo.',
  },
  sections: {
    profile: 'Perfil e idioma',
    email: 'Dirección de correo',
    password: 'Contraseña',
    devices: 'Dónde has iniciado sesión',
    consent: 'Carta y medición',
    data: 'Tus datos',
    delete: 'Eliminar la cuenta',
  },
  verify: {
    text: 'Tu dirección aún no está confirmada. Abre el enlace de nuestro mensaje.',
    submit: 'Enviarlo otra vez',
  },
  email: {
    now: 'Tu dirección es {email}.',
    new: 'Nueva dirección de correo',
    submit: 'Cambiar la dirección',
  },
  password: {
    current: 'Tu contraseña actual',
    new: 'Nueva contraseña',
    submit: 'Cambiar la contraseña',
    own: 'Tu contraseña',
  },
  devices: {
    this: 'Este dispositivo',
    seen: 'Visto el {date}',
    end: 'Desconectar',
  },
  consent: {
    text: 'Si se cuentan tus visitas se decide en cada dispositivo.',
    choices: 'Opciones de privacidad',
  },
  data: {
    text: 'Todo lo que guardamos sobre ti, en un archivo.',
    download: 'Descargar mis datos',
  },
  delete: {
    text: 'Tu nombre, tus direcciones, tus tableros y las palabras de tus valoraciones se destruyen para siempre. No se puede deshacer.',
    submit: 'Eliminar mi cuenta',
  },
} satisfies Domain<'member'>;
