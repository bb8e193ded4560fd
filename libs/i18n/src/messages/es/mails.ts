import type { Domain } from '../../domain.js';

export default {
  hello: 'Hola, {name}:',
  helloAnybody: 'Hola:',
  bye: 'El equipo de Toile',
  letter: {
    subject: 'Su suscripción a la carta',
    text: 'Alguien, esperamos que usted, quiere recibir nuestra carta en esta dirección. Confírmelo con este enlace, que funciona durante 48 horas. Si no ha sido usted, no haga nada.',
    button: 'Recibir la carta',
  },
  letterConfirmed: {
    subject: 'Recibirá la carta',
    text: 'Su suscripción está confirmada. Con este enlace puede cancelarla en cualquier momento.',
    button: 'Cancelar la suscripción',
  },
  verify: {
    subject: 'Confirme su dirección',
    text: 'Le damos la bienvenida a Toile. Confirme con este enlace que la dirección es suya. Funciona durante 48 horas.',
    button: 'Confirmar la dirección',
  },
  changeEmail: {
    subject: 'Confirme su nueva dirección',
    text: 'Quiere usar esta dirección en su cuenta. Confírmela con este enlace, que funciona durante 48 horas. Si no lo ha pedido, no haga nada.',
    button: 'Confirmar la nueva dirección',
  },
  emailChanged: {
    subject: 'Una nueva dirección para su cuenta',
    text: 'Alguien que ha entrado en su cuenta ha pedido cambiar la dirección de correo. Si no fue usted, elija enseguida otra contraseña.',
    button: 'Abrir Toile',
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    text: 'Con este enlace puede elegir una contraseña nueva. Funciona una sola vez, durante una hora. Si no lo ha pedido, no haga nada.',
    button: 'Elegir una contraseña',
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    text: 'La contraseña de su cuenta se ha cambiado, se ha cerrado la sesión en sus otros dispositivos y sus tokens de API han terminado. Si no fue usted, elija otra enseguida.',
    button: 'Elegir una contraseña',
  },
  linkSignIn: {
    subject: 'Entrar con {provider}',
    text: 'Alguien quiere entrar en Toile con {provider} y esta dirección. Si es usted, confírmelo con este enlace, que funciona durante 48 horas; allí pedimos su contraseña. Si no, no haga nada y no dé este enlace a nadie.',
    button: 'Confirmar',
  },
  erased: {
    subject: 'Su cuenta se ha eliminado',
    text: 'Su cuenta y todo lo que decía quién es usted se han eliminado. Este es nuestro último mensaje.',
    button: 'Abrir Toile',
  },
} satisfies Domain<'mails'>;
