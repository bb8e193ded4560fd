import type { Domain } from '../../domain.js';

export default {
  title: '¿Podemos contarle?',
  text: 'Toile cuenta los looks que se abren. Si acepta, un código obtenido de su dispositivo y un identificador de la visita nos permiten contarle una vez y no varias. Si rechaza, sus aperturas se cuentan sin saber de quién son. No se vende ni se comparte nada.',
  accept: 'Aceptar',
  refuse: 'Rechazar',
} satisfies Domain<'privacy'>;
