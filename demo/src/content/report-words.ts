import type { ReportType } from '@toile/contracts';

/** What a report is about. */
interface Subject {
  /** Slugs. */
  season: string;
  city: string;
  shows: number;
}
type Title = Record<ReportType, (season: string, city: string) => string>;
type Summary = Record<ReportType, (shows: number, city: string) => string>;

interface Language {
  seasons: Record<string, string>;
  cities: Record<string, string>;
  title: Title;
  summary: Summary;
}

const ENGLISH: Language = {
  seasons: { 'spring-summer': 'Spring-Summer', 'fall-winter': 'Fall-Winter' },
  cities: { paris: 'Paris', milan: 'Milan', 'new-york': 'New York', london: 'London' },
  title: {
    flash: (season, city) => `Flash: ${city}, ${season}`,
    premium: (season, city) => `${season} in depth: ${city}`,
    general: (season) => `The state of ${season}`,
  },
  summary: {
    flash: (shows, city) => `What ${shows} shows in ${city} had in common, the week they were shown.`,
    premium: (shows, city) => `${shows} shows in ${city}, garment by garment and colour by colour.`,
    general: (shows) => `${shows} shows in four cities, and what readers made of them.`,
  },
};
const OTHERS: Record<'fr' | 'es' | 'it' | 'zh', Language> = {
  fr: {
    seasons: { 'spring-summer': 'Printemps-été', 'fall-winter': 'Automne-hiver' },
    cities: { paris: 'Paris', milan: 'Milan', 'new-york': 'New York', london: 'Londres' },
    title: {
      flash: (season, city) => `Flash : ${city}, ${season}`,
      premium: (season, city) => `${season} en profondeur : ${city}`,
      general: (season) => `${season}, l’état des lieux`,
    },
    summary: {
      flash: (shows, city) => `${city}, ${shows} défilés : ce qu’ils avaient en commun, la semaine même.`,
      premium: (shows, city) => `${city}, ${shows} défilés, pièce par pièce et couleur par couleur.`,
      general: (shows) => `${shows} défilés dans quatre villes, et ce que les lecteurs en ont fait.`,
    },
  },
  es: {
    seasons: { 'spring-summer': 'Primavera-verano', 'fall-winter': 'Otoño-invierno' },
    cities: { paris: 'París', milan: 'Milán', 'new-york': 'Nueva York', london: 'Londres' },
    title: {
      flash: (season, city) => `Flash: ${city}, ${season}`,
      premium: (season, city) => `${season} a fondo: ${city}`,
      general: (season) => `El estado de ${season}`,
    },
    summary: {
      flash: (shows, city) => `Lo que ${shows} desfiles en ${city} tenían en común, en su misma semana.`,
      premium: (shows, city) => `${shows} desfiles en ${city}, prenda a prenda y color a color.`,
      general: (shows) => `${shows} desfiles en cuatro ciudades, y lo que los lectores hicieron de ellos.`,
    },
  },
  it: {
    seasons: { 'spring-summer': 'Primavera-estate', 'fall-winter': 'Autunno-inverno' },
    cities: { paris: 'Parigi', milan: 'Milano', 'new-york': 'New York', london: 'Londra' },
    title: {
      flash: (season, city) => `Flash: ${city}, ${season}`,
      premium: (season, city) => `${season} in profondità: ${city}`,
      general: (season) => `Lo stato di ${season}`,
    },
    summary: {
      flash: (shows, city) => `Che cosa avevano in comune ${shows} sfilate a ${city}, nella loro settimana.`,
      premium: (shows, city) => `${shows} sfilate a ${city}, capo per capo e colore per colore.`,
      general: (shows) => `${shows} sfilate in quattro città, e che cosa ne hanno fatto i lettori.`,
    },
  },
  zh: {
    seasons: { 'spring-summer': '春夏', 'fall-winter': '秋冬' },
    cities: { paris: '巴黎', milan: '米兰', 'new-york': '纽约', london: '伦敦' },
    title: {
      flash: (season, city) => `快讯：${city}，${season}`,
      premium: (season, city) => `深度解读${season}：${city}`,
      general: (season) => `${season}全景`,
    },
    summary: {
      flash: (shows, city) => `${city} ${shows} 场秀的共同之处，在时装周当周呈现。`,
      premium: (shows, city) => `${city} ${shows} 场秀，逐件单品、逐种颜色解读。`,
      general: (shows) => `四座城市的 ${shows} 场秀，以及读者的反应。`,
    },
  },
};

/** Title and summary of a report, in English and the four other languages. */
export function reportWords(type: ReportType, subject: Subject) {
  const translations = Object.fromEntries(
    Object.entries(OTHERS).map(([locale, language]) => [locale, wordsIn(language, type, subject, locale)]),
  );
  return { ...wordsIn(ENGLISH, type, subject, 'en'), translations };
}

function wordsIn(
  { seasons, cities, title, summary }: Language,
  type: ReportType,
  subject: Subject,
  locale: string,
) {
  const [, kind = '', year = ''] = /^(.+)-(\d{4})$/.exec(subject.season) ?? [];
  const name = seasons[kind] ?? kind;
  const season = locale === 'zh' ? `${year} ${name}` : `${name} ${year}`;
  const city = cities[subject.city] ?? subject.city;
  return { title: title[type](season, city), summary: summary[type](subject.shows, city) };
}
