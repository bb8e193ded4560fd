import type { Domain } from '../../domain.js';

export default {
  hello: 'Hola, {name}:',
  helloAnybody: 'Hola:',
  bye: 'El equipo de Toile',
  letter: {
    subject: 'Tu suscripción a la carta',
    text: 'Alguien, esperamos que tú, quiere recibir nuestra carta en esta dirección. Confírmalo con este enlace, que funciona durante 48 horas. Si no has sido tú, no hagas nada.',
    button: 'Recibir la carta',
  },
  letterConfirmed: {
    subject: 'Recibirás la carta',
    text: 'Tu suscripción está confirmada. Con este enlace puedes cancelarla en cualquier momento.',
    button: 'Cancelar la suscripción',
  },
  verify: {
    subject: 'Confirma tu dirección',
    text: 'Te damos la bienvenida a Toile. Confirma con este enlace que la dirección es tuya. Funciona durante 48 horas.',
    button: 'Confirmar la dirección',
  },
  changeEmail: {
    subject: 'Confirma tu nueva dirección',
    text: 'Quieres usar esta dirección en tu cuenta. Confírmala con este enlace, que funciona durante 48 horas. Si no lo has pedido, no hagas nada.',
    button: 'Confirmar la nueva dirección',
  },
  emailChanged: {
    subject: 'Una nueva dirección para tu cuenta',
    text: 'Alguien que ha entrado en tu cuenta ha pedido cambiar su dirección de correo. Si no fuiste tú, elige enseguida otra contraseña.',
    button: 'Abrir Toile',
  },
  reset: {
    subject: 'Elige una contraseña nueva',
    text: 'Con este enlace puedes elegir una contraseña nueva. Funciona una sola vez, durante una hora. Si no lo has pedido, no hagas nada.',
    button: 'Elegir una contraseña',
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    text: 'La contraseña de tu cuenta se ha cambiado y se ha cerrado la sesión en tus otros dispositivos. Si no fuiste tú, elige otra enseguida.',
    button: 'Elegir una contraseña',
  },
  linkSignIn: {
    subject: 'Entrar con {provider}',
    text: 'Alguien quiere entrar en Toile con {provider} y esta dirección. Si eres tú, confírmalo con este enlace, que funciona durante 48 horas. Si no, no hagas nada.',
    button: 'Confirmar',
  },
  erased: {
    subject: 'Tu cuenta se ha eliminado',
    text: 'Tu cuenta y todo lo que decía quién eres se han eliminado. Este es nuestro último mensaje.',
    button: 'Abrir Toile',
  },
} satisfies Domain<'mails'>;
