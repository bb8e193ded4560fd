import type { Locale } from '@toile/contracts';

/** How measures are said. Phrases of a language are parted by bars. */
export const SAID_MEASURES: Record<string, Record<Locale, string>> = {
  runway_share: {
    en: 'runway share|share of the runway|share of looks|share on the runway|how much of the season|share',
    fr: 'quelle place|part des defiles|part de podium|part des looks|part des collections|part',
    es: 'cuota de pasarela|cuota de looks|cuota|proporcion de looks',
    it: 'quota in passerella|quota dei look|quota',
    zh: '秀场占比|占比|份额|比例',
  },
  looks: {
    en: 'number of looks|how many looks|count of looks|looks with|looks',
    fr: 'nombre de looks|combien de looks|looks',
    es: 'numero de looks|cuantos looks|looks',
    it: 'numero di look|quanti look|look',
    zh: '造型数|造型数量|多少造型|多少套造型|多少个造型|多少套|几套|套造型',
  },
  brands: {
    en: 'number of brands|how many brands|how many houses',
    fr: 'nombre de marques|combien de marques|combien de maisons',
    es: 'numero de marcas|cuantas marcas|cuantas casas',
    it: 'numero di marchi|quanti marchi|quante maison',
    zh: '品牌数|品牌数量|多少品牌|多少个品牌',
  },
  adoption: {
    en: 'adoption|adopted by|adoption by brands',
    fr: 'adoption|adoption par les marques|adopte par',
    es: 'adopcion|adopcion por marcas',
    it: 'adozione|adozione dei marchi',
    zh: '采用率|品牌采用率',
  },
  lift: {
    en: 'together with|that go together with|appear with|lift|goes with what|go together|goes together|worn together|what goes with|go with|goes with|combined with|worn with|is worn with|are worn with|paired with|co occurrence',
    fr: 'ensemble avec|se trouvent avec|affinite|va avec|vont avec|vont ensemble|portes ensemble|associe a|s’associe a|se marie avec|se marient avec|porte t on avec|se porte avec|se portent avec|portes avec|cooccurrence',
    es: 'junto a|junto con|junto al|juntos con|aparecen con|afinidad|van juntos|van juntas|combina con|combinan con|se combina con|se combinan con|va con|van con|se lleva con|se llevan con|coocurrencia',
    it: 'insieme al|insieme alla|insieme allo|insieme ai|insieme a|insieme con|stanno insieme al|stanno insieme a|si trovano con|affinita|vanno insieme|si abbina a|si abbina con|si abbinano a|si abbinano con|sta con|stanno con|va con|vanno con|si porta con|si portano con|cooccorrenza',
    zh: '提升度|一起出现|搭配关系|共现|搭配|一起穿',
  },
  views: {
    en: 'views|most viewed|viewed|opened|openings|looked at',
    fr: 'consultations|consultees|le plus vus|vues|les plus vus|les plus vues|vus|ouverts|ouvertures|consultes|regardes',
    es: 'vistas|mas vistos|mas vistas|vistos|aperturas|abiertos',
    it: 'visualizzazioni|piu visti|piu viste|visti|aperture|aperti',
    zh: '浏览量|浏览|打开次数|浏览次数|观看',
  },
  saves: {
    en: 'saved to boards|added to boards|saved to moodboards|added to moodboards|saves|saved|most saved|kept',
    fr: 'ajoutes aux moodboards|ajoutees aux moodboards|enregistres dans les moodboards|enregistrees dans les moodboards|ajoutees|enregistrees|les plus enregistrees|les plus ajoutes|les plus ajoutees|enregistrements|enregistres|sauvegardes|ajouts|les plus enregistres|ajoutes',
    es: 'anadidos a moodboards|anadidas a moodboards|anadidos a tableros|anadidas a tableros|guardados en tableros|guardadas en tableros|anadidos|anadidas|mas guardadas|mas anadidos|mas anadidas|guardados|mas guardados|guardadas',
    it: 'aggiunti ai moodboard|aggiunte ai moodboard|aggiunti alle bacheche|aggiunte alle bacheche|salvati nelle bacheche|salvate nelle bacheche|aggiunti|aggiunte|piu salvate|piu aggiunti|piu aggiunte|salvataggi|salvati|piu salvati|salvate',
    zh: '加入灵感板|添加到灵感板|保存到灵感板|收藏最多|最多收藏|收藏|收藏次数|收藏量|被收藏',
  },
  board_share: {
    en: 'boards|share of moodboards|moodboard share|moodboards',
    fr: 'part des moodboards|moodboards',
    es: 'tableros|cuota de moodboards|moodboards',
    it: 'bacheche|quota dei moodboard|moodboard',
    zh: '灵感板占比|灵感板',
  },
  search_share: {
    en: 'share of searches|search share',
    fr: 'part des recherches',
    es: 'cuota de busquedas|proporcion de busquedas',
    it: 'quota delle ricerche|quota di ricerche',
    zh: '搜索占比|搜索份额',
  },
  searches: {
    en: 'searches|searched|most searched|search|searching for|searches for|number of searches|how often searched',
    fr: 'recherches|recherche|recherchees|recherchent|cherchent|recherche t on|cherche t on|cherche|les plus recherches|les plus recherchees|nombre de recherches',
    es: 'busquedas|busqueda|buscan|busca|se busca|se buscan|buscado|buscados|buscadas|mas buscados|mas buscadas|numero de busquedas',
    it: 'ricerche|ricerca|cercano|cerca|si cerca|si cercano|cercato|cercati|cercate|piu cercati|piu cercate|numero di ricerche',
    zh: '搜索次数|搜索量|搜索|搜索最多|被搜索',
  },
  visitors: {
    en: 'visitors|how many visitors|how many people',
    fr: 'visiteurs|combien de visiteurs',
    es: 'visitantes|cuantos visitantes',
    it: 'visitatori|quanti visitatori',
    zh: '访客|访客数|多少访客',
  },
  member_share: {
    en: 'searched by members|members searched|searched by',
    fr: 'recherche par les membres|recherches par les membres|recherche par|recherchees par les',
    es: 'buscado por miembros|buscado por',
    it: 'cercato dai membri|cercato da|cercati dai',
    zh: '会员搜索|搜索的',
  },
};
