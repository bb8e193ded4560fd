import type { Domain } from '../../domain.js';

export default {
  title: 'Datos',
  tabs: {
    label: 'Panel de datos',
    home: 'Visión general',
    trends: 'Tendencias',
    brands: 'Marcas',
    seasons: 'Temporadas',
  },
  lead: 'Lo que miran los lectores de Toile, contado en el momento.',
  metaDescription: 'Los looks de pasarela más vistos, contados en el momento.',
  mostViewed: {
    title: 'Looks más vistos',
    window: '{from} – {to}',
    chart: 'Visitantes distintos de cada look',
    table: 'Mostrar como tabla',
    caption: 'Looks más vistos, por visitantes distintos',
    look: 'Look',
    city: 'Ciudad',
    season: 'Temporada',
    visitors: 'Visitantes',
    rank: 'Puesto',
  },
  freshness: 'Hasta hace {seconds} s',
  frozen: 'No se han podido actualizar las cifras; se intentará de nuevo.',
  suppressed: 'Menos de 10 visitantes',
  lowBase: 'Base reducida',
  partial: 'Temporada en curso',
  new: 'Nuevo',
  empty: 'No hay datos disponibles',
  emptyText: 'Las cifras aparecen aquí en cuanto hay algo que contar.',
  how: {
    title: '¿Cómo se cuenta?',
    mostViewed:
      'Un look cuenta una vez por cada visitante que lo ha abierto en los últimos 30 días. Los empates se resuelven por el número de aperturas. Volver a abrir el mismo look en 30 minutos no cuenta como una nueva visita.',
    cleaning:
      'Los robots, nuestro equipo y las visitas marcadas como «no rastrear» nunca cuentan. Una cifra basada en menos de 10 visitantes no se muestra.',
    definition: 'Definición {definition}, versión {version}',
  },
} satisfies Domain<'dashboard'>;
