import type { Domain } from '../../domain.js';

export default {
  title: 'Données',
  tabs: {
    label: 'Tableau de bord',
    home: 'Vue d’ensemble',
    trends: 'Tendances',
    brands: 'Marques',
    seasons: 'Saisons',
  },
  lead: 'Ce que regardent les lecteurs de Toile, compté au fil de l’eau.',
  metaDescription: 'Les looks de défilé les plus vus, comptés au fil de l’eau.',
  mostViewed: {
    title: 'Looks les plus vus',
    window: '{from} – {to}',
    chart: 'Visiteurs distincts de chaque look',
    table: 'Afficher en tableau',
    caption: 'Looks les plus vus, en visiteurs distincts',
    look: 'Look',
    city: 'Ville',
    season: 'Saison',
    visitors: 'Visiteurs',
    rank: 'Rang',
  },
  freshness: 'À jour à {seconds} s près',
  frozen: 'Les chiffres n’ont pas pu être mis à jour ; nouvel essai en cours.',
  suppressed: 'Moins de 10 visiteurs',
  lowBase: 'Base réduite',
  partial: 'Saison en cours',
  new: 'Nouveau',
  empty: 'Aucune donnée disponible',
  emptyText: 'Les chiffres apparaissent ici dès qu’il y a quelque chose à compter.',
  how: {
    title: 'Comment est-ce compté ?',
    mostViewed:
      'Un look compte une fois pour chaque visiteur qui l’a ouvert au cours des 30 derniers jours. Les ex æquo sont départagés par le nombre d’ouvertures. Rouvrir le même look dans les 30 minutes ne compte pas comme une nouvelle vue.',
    cleaning:
      'Les robots, notre équipe et les visites marquées « ne pas suivre » ne comptent jamais. Un chiffre qui repose sur moins de 10 visiteurs est masqué.',
    definition: 'Définition {definition}, version {version}',
  },
} satisfies Domain<'dashboard'>;
