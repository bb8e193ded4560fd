import type { Copy } from './copy.js';

export const spanish: Copy = {
  venues: {
    'customs-house': ['La antigua aduana', 'En la antigua aduana'],
    'winter-garden': ['Un jardín de invierno', 'En un jardín de invierno'],
    'river-depot': ['El almacén del río', 'En el almacén del río'],
    'covered-market': ['Un mercado cubierto', 'En un mercado cubierto'],
    observatory: ['El observatorio', 'En el observatorio'],
    cloister: ['Un claustro', 'En un claustro'],
    'print-works': ['La imprenta', 'En la imprenta'],
    'tennis-hall': ['Una pista de tenis cubierta', 'En una pista de tenis cubierta'],
    'botanical-library': ['La biblioteca botánica', 'En la biblioteca botánica'],
    ballroom: ['Un salón de baile en desuso', 'En un salón de baile en desuso'],
  },
  agencies: [
    (name) => `${name} cuida de cuarenta rostros y contesta ella misma al teléfono.`,
    (name) => `${name} busca en los trenes, en los mercados y al fondo de las orquestas.`,
    (name) => `${name} empezó como escuela de postura y sigue enseñándola los lunes.`,
    (name) => `${name} coloca despacio a los nuevos rostros: dos desfiles la primera temporada, nunca más.`,
    (name) => `${name} la dirigen tres antiguas modelos que saben lo que cuesta esperar.`,
    (name) => `${name} tiene un tablero pequeño y una larga lista de sastres que confían en ella.`,
  ],
  members: {
    'marguerite-ode': ['Patronista', 'Lyon', 'Colecciona hombros. Cree que una manga es un argumento.'],
    'teo-alvarado': [
      'Comprador',
      'Madrid',
      'Elige para tres tiendas junto al mar; guarda lo que sobrevive a una maleta.',
    ],
    'ines-kowalik': [
      'Estilista',
      'Varsovia',
      'Viste a cuartetos de cuerda y, de vez en cuando, a su público.',
    ],
    'hugo-castellane': ['Estudiante', 'Marsella', 'Tercer año de vestuario. Dibuja cada look que guarda.'],
    'mei-tanabe': ['Investigadora textil', 'Kioto', 'Sigue el índigo allá donde va.'],
    'abena-thorne': ['Analista de tendencias', 'Bristol', 'Cuenta lo que los demás solo intuyen.'],
  },
  talks: {
    'the-hand-before-the-line': [
      'la mano antes que la línea',
      'diseñadora',
      'Primero corto y después dibujo. El papel es demasiado educado.',
    ],
    'a-seat-in-the-third-row': [
      'un asiento en la tercera fila',
      'crítico',
      'Desde la tercera fila se ven los bajos, y los bajos no mienten.',
    ],
    'counting-buttons': [
      'contar botones',
      'analista',
      'Una tendencia es una costumbre que aún no se ha dado cuenta de sí misma.',
    ],
    'what-the-seamstress-knows': [
      'lo que sabe la costurera',
      'jefa de taller',
      'Cuarenta horas para una costura que nadie verá. De eso se trata.',
    ],
    'walking-slowly': [
      'caminar despacio',
      'modelo',
      'Te piden que camines como si nadie mirara, y entonces miran todos.',
    ],
    'light-is-a-fabric': [
      'la luz es un tejido',
      'fotógrafo',
      'Espero a que la tela responda a la luz. A veces tarda una hora.',
    ],
    'dyeing-with-weather': [
      'teñir con el tiempo que hace',
      'investigadora textil',
      'No hay dos azules de acuerdo, y el río tiene la última palabra.',
    ],
    'the-quiet-fitting': [
      'la prueba en silencio',
      'diseñador',
      'Si la sala calla en la prueba, déjalo como está.',
    ],
  },
  portraits: {
    'celeste-rue-de-bretagne': [
      'Céleste',
      'librera',
      'en la rue de Bretagne',
      'una chaqueta de trabajo azul marino que fue de un cristalero, y una bufanda muy roja',
    ],
    'bastien-canal': [
      'Bastien',
      'esclusero',
      'junto al canal, a las siete de la mañana',
      'dos jerséis, el fino por fuera',
    ],
    'adele-et-rose': [
      'Adèle y Rose',
      'hermanas',
      'en la terraza de la esquina',
      'la misma gabardina en dos tallas, compradas con cuarenta años de diferencia',
    ],
    'monsieur-okoro': [
      'Monsieur Okoro',
      'afinador de pianos',
      'en la orilla izquierda',
      'tres bolsillos de diapasones y fieltros en un abrigo verde botella',
    ],
    'yuna-velo': [
      'Yuna',
      'mensajera',
      'en todas partes, deprisa',
      'zapatillas de ciclista y una falda plisada, sin pedir perdón',
    ],
    'simone-jardin': [
      'Simone',
      'jardinera',
      'en el invernadero de palmeras',
      'lino del color de la tierra seca y guantes que corta ella misma',
    ],
    'le-danseur': [
      'Ilan',
      'bailarín',
      'en la escalinata de la ópera',
      'todo lo que tiene, en capas, para poder quitárselo',
    ],
    'madame-perrault': [
      'Madame Perrault',
      'jubilada',
      'en su ventana',
      'perlas para ir a la farmacia, «ya que allí se encuentra una con todo el mundo»',
    ],
  },
  news: {
    'a-season-in-forty-colours': [
      'Una temporada en cuarenta colores',
      'Cada look de la temporada corresponde ya a una paleta de colores con nombre.',
    ],
    'milan-moves-indoors': [
      'Milán se pone a cubierto',
      'La lluvia llevó seis desfiles bajo techo; la ropa la había visto venir.',
    ],
    'the-return-of-the-waistcoat': [
      'El regreso del chaleco',
      'Solo, largo y sobre todos menos los banqueros.',
    ],
    'new-faces-to-know': [
      'Nuevos rostros que conocer',
      'Quienes desfilaron por primera vez, y quién abrió el desfile de quién.',
    ],
    'london-stitches-back': [
      'Londres vuelve a coser',
      'El remiendo, el acolchado y el zurcido salieron del taller.',
    ],
    'new-york-keeps-time': [
      'Nueva York, puntual',
      'Desfiles más cortos, menos looks y una primera fila atenta.',
    ],
    'couture-counts-hours': [
      'La alta costura cuenta sus horas',
      'Los talleres empiezan a publicar las horas que hay detrás de cada pieza.',
    ],
    'archive-2020-complete': [
      'El archivo llega ya hasta 2020',
      'Siete años de colecciones se buscan por etiqueta, color y casa.',
    ],
    'street-style-returns': [
      'El street style vuelve a la calle',
      'Menos poses, más bicicletas: nuestros fotógrafos en una semana animada.',
    ],
    'velvet-after-dark': [
      'Terciopelo, al caer la noche',
      'La noche vuelve a ser suave, y casi siempre verde.',
    ],
    'denim-before-noon': [
      'Denim antes del mediodía',
      'Los desfiles de la mañana llevaron índigo del cuello a la bota.',
    ],
    'moodboards-can-be-shared': [
      'Los tableros se comparten',
      'Un enlace, revocable en cualquier momento, y un PDF para la reunión.',
    ],
  },
  about: {
    about: [
      'Acerca de Toile',
      'Una toile es la prenda antes de la prenda: algodón crudo, prendido y marcado, para averiguar qué debe hacer la tela.',
      'Este sitio está hecho con ese espíritu. Guarda cada look de cada desfile con sus etiquetas, sus colores y su orden de salida, para que lo que dice una temporada se pueda leer, comparar y discutir.',
      'Las casas, las modelos y las agencias que encontrará aquí son inventadas para esta demostración. Las cuentas son de verdad.',
    ],
    terms: [
      'Condiciones de uso',
      'Puede mirar todo lo que está abierto, y todo lo que abre su plan, para su trabajo y su estudio.',
      'Las imágenes no pueden revenderse ni usarse para entrenar sistemas sin permiso escrito. Cite la casa y al fotógrafo.',
    ],
    privacy: [
      'Privacidad',
      'Contamos las aperturas de páginas e imágenes para saber qué se mira. Sin su consentimiento no contamos personas, solo vistas.',
      'Nunca guardamos su dirección en la red. Puede pedirnos que le olvidemos; lo que quede entonces no podrá llevar hasta usted.',
    ],
    press: [
      'Prensa',
      'Las cifras de este sitio pueden citarse con su fecha y su definición. Pídanos un gráfico: se lo dibujamos.',
    ],
  },
  guides: {
    'guides/how-to-read-a-collection': [
      'Cómo leer una colección',
      'Cinco cosas que buscar antes de buscar lo que le gusta.',
      'Empiece por el primer look y el último. El primero dice de qué quiere hablar la casa; el último, en qué tono.',
      'Mire después solo los hombros, de un extremo al otro. Cuando cambia el hombro, cambia el capítulo.',
      'Cuente los colores. Más de nueve son una fiesta; menos de cuatro, un argumento.',
      'Busque la pieza que vuelve: la misma chaqueta en tres telas es lo que recibirán las tiendas.',
      'Decida solo entonces qué le gusta. Verá que ha cambiado de opinión.',
    ],
    'guides/fabrics/velvet': [
      'El terciopelo, una guía breve',
      'El pelo, el sentido y por qué nunca tiene dos veces el mismo color.',
      'El terciopelo se teje doble y se separa al corte, así que siempre son dos telas que fueron una.',
      'Cepillado hacia abajo brilla; hacia arriba se oscurece. Un abrigo cortado a contrapelo parecerá más oscuro que su propia muestra.',
    ],
    glossary: [
      'Glosario',
      'Palabras del oficio, en una línea cada una.',
      'Croquis: dibujo rápido de un look sobre una figura de unas nueve cabezas.',
      'Première: quien dirige el taller, y suele tener razón.',
      'Cuota de pasarela: la parte de los looks de una temporada que muestran algo.',
      'Toile: la prenda de prueba en algodón crudo.',
    ],
  },
  walks: {
    'twelve-coats-for-one-winter': ['Doce abrigos para un invierno', 'De la primera helada al último tren.'],
    'everything-denim': ['Todo denim', 'Índigo por la mañana, índigo por la noche.'],
    'the-tailored-line': ['La línea sastre', 'Un paseo a lo largo del hombro, de lo suave a lo severo.'],
    'evening-slowly': ['La noche, despacio', 'Vestidos que se toman su tiempo.'],
    'stripes-at-sea': ['Rayas en el mar', 'Líneas horizontales y el horizonte.'],
    'a-room-full-of-lace': ['Una sala llena de encaje', 'Lo que se muestra con lo que falta.'],
  },
  titled: (who, what) => `${who}: ${what}`,
  comma: ', ',
  designer: ({ name, city, founded, note }) =>
    `${name} se fundó en ${city} en ${founded}: ${note}. La casa solo existe en esta demostración.`,
  more: 'Más de esta semana, en los listados.',
  showHeading: (house, city) => `${house} en ${city}`,
  show: ({ at, city, house, looks, tags }) =>
    `${at}, en ${city}, ${house} presentó ${looks} looks. Lo que más se repitió: ${tags}.`,
  inWork: (house) => `${house}, en preparación`,
  conversation: (who, role) => `Una conversación con ${who}, ${role}.`,
  received: (who, role) => `${who}, ${role}, nos recibe entre dos trenes.`,
  begin: '¿Por dónde empieza?',
  stayed: [
    '¿Qué le ha quedado de esta temporada?',
    (house) => `La apertura de ${house}. En los tres primeros looks nadie sacó el teléfono.`,
  ],
  leftOut: ['¿Y qué deja fuera?', 'Todo lo que tendría que explicar.'],
  seen: (who, trade, where) => `${who}, ${trade}. Foto tomada ${where}.`,
  wears: (what) => `De hoy: ${what}.`,
  streetQuote: 'Nos vestimos para la calle en la que vivimos.',
  newsletter: {
    title: (issue) => `La prueba, n.º ${issue}`,
    summary: (house) => `${house}, lo que sube y algo para leer despacio.`,
    hello: 'Buenos días. El agua está al fuego y los looks han llegado.',
    slowly: 'Para leer despacio',
    guide: '«Cómo leer una colección», en cinco pasos, en nuestras guías.',
  },
};
