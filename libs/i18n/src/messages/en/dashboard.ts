/** The data dashboard. */
export default {
  title: 'Data',
  tabs: { label: 'Dashboard', home: 'Overview', trends: 'Trends', brands: 'Brands', seasons: 'Seasons' },
  lead: 'What the readers of Toile look at, counted as it happens.',
  metaDescription: 'The most viewed runway looks, counted as it happens.',
  mostViewed: {
    title: 'Most viewed looks',
    window: '{from} – {to}',
    chart: 'Distinct visitors of each look',
    table: 'Show as a table',
    caption: 'Most viewed looks, by distinct visitors',
    look: 'Look',
    city: 'City',
    season: 'Season',
    visitors: 'Visitors',
    rank: 'Rank',
  },
  freshness: 'Up to {seconds} s ago',
  frozen: 'The figures could not be updated; trying again.',
  suppressed: 'Fewer than 10 visitors',
  lowBase: 'Small base',
  partial: 'Season still showing',
  new: 'New',
  empty: 'No data available',
  emptyText: 'Figures appear here as soon as there is something to count.',
  how: {
    title: 'How is this counted?',
    mostViewed:
      'A look is counted once for each visitor who opened it in the last 30 days. Ties are settled by the number of openings. Opening the same look again within 30 minutes does not count as a new view.',
    cleaning:
      'Robots, our own staff and visits marked “do not track” never count. A figure that rests on fewer than 10 visitors is hidden.',
    definition: 'Definition {definition}, version {version}',
  },
} as const;
