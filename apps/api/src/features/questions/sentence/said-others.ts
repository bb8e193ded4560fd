import type { Locale } from '@toile/contracts';

/** What else a sentence says of a question; `idle` says nothing. Phrases of a language are parted by bars. */
export const SAID_OTHERS: Record<string, Record<Locale, string>> = {
  by: {
    en: 'by|per|for each|in each|across|broken down by|split by',
    fr: 'par|selon|dans chaque|pour chaque|ventile par',
    es: 'por|segun|en cada|para cada',
    it: 'per|secondo|in ogni|per ogni',
    zh: '按|每个|各|分',
  },
  grew: {
    en: 'grew most|grew the most|growing|fastest growing|rising|rose most|rose|grew|gained most|increased most|biggest growth|up most|risers',
    fr: 'ont le plus progresse|a le plus progresse|progressent le plus|le plus progresse|en hausse|ont le plus augmente|augmentent le plus|montent|montent le plus|croissance',
    es: 'mas crecieron|crecieron mas|han crecido mas|mas han crecido|en alza|subieron mas|mas subieron|crecen|suben|mas crecio',
    it: 'sono cresciute di piu|sono cresciuti di piu|cresciuti di piu|cresciute di piu|in crescita|crescono di piu|crescono|aumentati di piu|salgono',
    zh: '增长最多|增长最快|增长|上升|上升最快|涨得最多',
  },
  fell: {
    en: 'fell most|fell the most|falling|declined most|declining|dropped most|dropped|shrinking|down most|lost most|fallers',
    fr: 'ont le plus baisse|a le plus baisse|le plus baisse|en baisse|ont le plus recule|reculent|baissent le plus|baissent',
    es: 'mas bajaron|bajaron mas|mas cayeron|cayeron mas|en baja|bajan|caen|han caido mas',
    it: 'sono calati di piu|sono calate di piu|calati di piu|calate di piu|in calo|calano|scendono',
    zh: '下降最多|下降最快|下降|减少最多|下滑|跌得最多',
  },
  versus: {
    en: 'vs|versus|against|compared with|compared to|beside',
    fr: 'contre|versus|vs|face a|compare a|comparee a|par rapport a',
    es: 'contra|frente a|versus|vs|comparado con|comparada con|en comparacion con',
    it: 'contro|rispetto a|versus|vs|confronto con|a confronto con',
    zh: '对比|相比|与|对|和|比',
  },
  previous: {
    en: 'year on year|against the year before|vs the year before|than a year ago|vs last year|compared with last year|a year earlier|year over year',
    fr: 'par rapport a l annee precedente|sur un an|en un an|un an plus tot|contre l annee precedente',
    es: 'interanual|frente al ano anterior|que hace un ano|en un ano|un ano antes',
    it: 'anno su anno|rispetto all anno precedente|in un anno|un anno prima',
    zh: '同比|比去年|与去年相比|较去年',
  },
  days: {
    en: 'last 30 days|past 30 days|this month|last month|past month',
    fr: '30 derniers jours|ces 30 derniers jours|ce mois ci|le mois dernier|dernier mois',
    es: 'ultimos 30 dias|este mes|el mes pasado|ultimo mes',
    it: 'ultimi 30 giorni|questo mese|il mese scorso|ultimo mese',
    zh: '最近 30 天|近 30 天|过去 30 天|最近一个月|上个月',
  },
  year: {
    en: 'last 12 months|past 12 months|last year|past year|twelve months',
    fr: '12 derniers mois|ces 12 derniers mois|l annee derniere|derniere annee',
    es: 'ultimos 12 meses|el ano pasado|ultimo ano',
    it: 'ultimi 12 mesi|l anno scorso|ultimo anno',
    zh: '最近 12 个月|近 12 个月|过去一年|最近一年',
  },
  top: {
    en: 'top|best|leading|largest|first',
    fr: 'top|premiers|premieres|principales|principaux|meilleurs',
    es: 'top|primeros|primeras|principales|mayores',
    it: 'top|primi|prime|principali|maggiori',
    zh: '前|排名前',
  },
  garment: {
    en: 'on the same garment|of the same garment|on one garment|on the same piece|on the same item',
    fr: 'sur le meme vetement|sur un meme vetement|sur la meme piece|du meme vetement',
    es: 'en la misma prenda|en una misma prenda|sobre la misma prenda|de la misma prenda',
    it: 'sullo stesso capo|su uno stesso capo|nello stesso capo|dello stesso capo',
    zh: '在同一件衣服上|同一件衣服上|同一件衣服|在同一件单品上|同一件单品上|同一件单品',
  },
  idle: {
    en: 'which|what|how|most|show me|show|do|does|did|has|have|the most|were|was|at|in|of|there|me|compare|between|number|many|much|often|people',
    fr: 'quels|quelles|quel|quelle|combien|montre|montrez|le plus|les plus|ont|a|chez|dans|comparer|entre|y a t il|plus|moi|compare|nombre',
    es: 'que|cuales|cual|cuantos|cuantas|muestra|mas|han|hay|en|comparar|entre|los mas|las mas|compara|numero',
    it: 'quali|quale|quanti|quante|che|mostra|piu|hanno|ci sono|da|presso|confronta|tra|i piu|le piu|numero|nelle|nei|nelle sfilate',
    zh: '哪些|以来|什么|多少|最|有|显示|的|了|里|中|在|个|谁|最多|是|几|次|被|呢|吗|名',
  },
};
