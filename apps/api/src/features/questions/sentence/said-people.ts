import type { Locale } from '@toile/contracts';

/** How people of a country are said; who searches from there. Names of countries are those of the language. */
export const SAID_PEOPLES: Record<string, Record<Locale, string>> = {
  italy: {
    en: 'italian|italians',
    fr: 'italien|italienne|italiens|italiennes',
    es: 'italiano|italiana|italianos|italianas',
    it: 'italiano|italiana|italiani|italiane',
    zh: '意大利人',
  },
  india: {
    en: 'indian|indians',
    fr: 'indien|indienne|indiens|indiennes',
    es: 'indio|india|indios|indias',
    it: 'indiano|indiana|indiani|indiane',
    zh: '印度人',
  },
  china: {
    en: 'chinese',
    fr: 'chinois|chinoise|chinoises',
    es: 'chino|china|chinos|chinas',
    it: 'cinese|cinesi',
    zh: '中国人',
  },
  brazil: {
    en: 'brazilian|brazilians',
    fr: 'bresilien|bresilienne|bresiliens|bresiliennes',
    es: 'brasileno|brasilena|brasilenos|brasilenas',
    it: 'brasiliano|brasiliana|brasiliani|brasiliane',
    zh: '巴西人',
  },
  spain: {
    en: 'spanish|spaniards',
    fr: 'espagnol|espagnole|espagnols|espagnoles',
    es: 'espanol|espanola|espanoles|espanolas',
    it: 'spagnolo|spagnola|spagnoli|spagnole',
    zh: '西班牙人',
  },
  'united-states': {
    en: 'american|americans|usa|u s|the us|the states',
    fr: 'americain|americaine|americains|americaines',
    es: 'estadounidense|estadounidenses|eeuu|ee uu',
    it: 'statunitense|statunitensi|americano|americana|americani|americane|usa',
    zh: '美国人',
  },
  'south-korea': {
    en: 'korean|koreans|korea|south korean',
    fr: 'coreen|coreenne|coreens|coreennes|coree',
    es: 'coreano|coreana|coreanos|coreanas|corea',
    it: 'coreano|coreana|coreani|coreane|corea',
    zh: '韩国人',
  },
  france: {
    en: 'french',
    fr: 'francais|francaise|francaises',
    es: 'frances|francesa|franceses|francesas',
    it: 'francese|francesi',
    zh: '法国人',
  },
  japan: {
    en: 'japanese',
    fr: 'japonais|japonaise|japonaises',
    es: 'japones|japonesa|japoneses|japonesas',
    it: 'giapponese|giapponesi',
    zh: '日本人',
  },
  'united-kingdom': {
    en: 'british|uk|u k|the uk|britain|great britain',
    fr: 'britannique|britanniques|grande bretagne',
    es: 'britanico|britanica|britanicos|britanicas|gran bretana',
    it: 'britannico|britannica|britannici|britanniche|gran bretagna',
    zh: '英国人',
  },
  sweden: {
    en: 'swedish|swedes',
    fr: 'suedois|suedoise|suedoises',
    es: 'sueco|sueca|suecos|suecas',
    it: 'svedese|svedesi',
    zh: '瑞典人',
  },
};

/** How languages of pages are said, where no people can be meant. */
export const SAID_LANGUAGES: Record<Locale, Record<Locale, string>> = {
  en: {
    en: 'in english|english speaking|english',
    fr: 'en anglais|anglophones|anglais',
    es: 'en ingles|ingles',
    it: 'in inglese|inglese',
    zh: '英语|英文',
  },
  fr: {
    en: 'in french|french speaking',
    fr: 'en francais|francophones',
    es: 'en frances',
    it: 'in francese',
    zh: '法语|法文',
  },
  es: {
    en: 'in spanish|spanish speaking',
    fr: 'en espagnol|hispanophones',
    es: 'en espanol|hispanohablantes',
    it: 'in spagnolo',
    zh: '西班牙语|西语',
  },
  it: {
    en: 'in italian|italian speaking',
    fr: 'en italien|italophones',
    es: 'en italiano',
    it: 'in italiano',
    zh: '意大利语|意语',
  },
  zh: {
    en: 'in chinese|chinese speaking|in mandarin',
    fr: 'en chinois|sinophones',
    es: 'en chino|chinohablantes',
    it: 'in cinese',
    zh: '中文|汉语',
  },
};
