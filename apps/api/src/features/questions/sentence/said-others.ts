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
    en: 'grew most|grew the most|growing|fastest growing|rising|rose most|rose|grew|gained most|increased most|biggest growth|up most|risers|trending',
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
  least: {
    en: 'least|the least|rarest|rare|fewest|lowest|smallest|bottom|least used|least worn|least shown|least common',
    fr: 'le moins|les moins|moins|les plus rares|le plus rare|plus rares|rares|les plus faibles|derniers du classement',
    es: 'menos|los menos|las menos|mas raros|mas raras|raros|raras|menos frecuentes',
    it: 'meno|i meno|le meno|il meno|di meno|piu rari|piu rare|rari|rare|meno frequenti',
    zh: '最少|最不常|最少见|最罕见|罕见|最冷门|冷门|最低',
  },
  // Numbers that are no limit of rows, and languages that no page is in.
  unread: {
    en: 'at least|no less than|at most|no more than|in korean|in japanese|in swedish|in portuguese|in german',
    fr: 'au moins|au plus|pas moins de|en coreen|en japonais|en suedois|en portugais|en allemand',
    es: 'al menos|por lo menos|como minimo|como maximo|en coreano|en japones|en sueco|en portugues|en aleman',
    it: 'almeno|al piu|per lo meno|in coreano|in giapponese|in svedese|in portoghese|in tedesco',
    zh: '至少|最多只|不少于|韩语|日语|瑞典语|葡萄牙语|德语',
  },
  versus: {
    en: 'vs|versus|against|compared with|compared to|beside',
    fr: 'contre|versus|vs|face a|compare a|comparee a|compares a|comparees a|par rapport a',
    es: 'contra|frente a|versus|vs|comparado con|comparada con|comparados con|comparadas con|en comparacion con|respecto a',
    it: 'contro|rispetto a|versus|vs|confronto con|a confronto con',
    zh: '对比|相比|对|比',
  },
  previous: {
    en: 'year on year|against the year before|vs the year before|versus the year before|compared with the year before|compared to the year before|than the year before|the year before|the previous year|compared with the previous year|compared to the previous year|than a year ago|a year ago|vs last year|against last year|compared with last year|compared to last year|a year earlier|year over year',
    fr: 'par rapport a l’annee precedente|par rapport a l’an dernier|par rapport a l’annee derniere|sur un an|en un an|un an plus tot|un an avant|contre l’annee precedente|contre l’an dernier|face a l’annee precedente|que l’annee precedente|l’annee precedente|l’annee d’avant',
    es: 'interanual|frente al ano anterior|frente al ano pasado|respecto al ano anterior|respecto al ano pasado|comparado con el ano anterior|contra el ano anterior|que el ano anterior|que hace un ano|en un ano|un ano antes|el ano anterior',
    it: 'anno su anno|rispetto all’anno precedente|rispetto all’anno scorso|rispetto a un anno fa|contro l’anno precedente|contro l’anno scorso|dell’anno precedente|l’anno precedente|in un anno|un anno prima|un anno fa',
    zh: '同比|比去年|与去年相比|和去年相比|跟去年相比|与去年比|和去年比|跟去年比|较去年|与前一年相比|和前一年相比|比前一年',
  },
  days: {
    en: 'last 30 days|past 30 days|this month|last month|past month',
    fr: '30 derniers jours|ces 30 derniers jours|les 30 derniers jours|ce mois ci|le mois dernier|dernier mois',
    es: 'ultimos 30 dias|este mes|el mes pasado|ultimo mes',
    it: 'ultimi 30 giorni|negli ultimi 30 giorni|questo mese|il mese scorso|ultimo mese',
    zh: '最近 30 天|近 30 天|过去 30 天|最近一个月|上个月',
  },
  year: {
    en: 'last 12 months|past 12 months|last year|past year|twelve months',
    fr: '12 derniers mois|ces 12 derniers mois|l annee derniere|derniere annee',
    es: 'ultimos 12 meses|el ano pasado|ultimo ano',
    it: 'ultimi 12 mesi|negli ultimi 12 mesi|l anno scorso|ultimo anno',
    zh: '最近 12 个月|近 12 个月|过去一年|最近一年',
  },
  top: {
    en: 'top|best|leading|largest|first',
    fr: 'top|premiers|premieres|principales|principaux|meilleurs',
    es: 'top|primeros|primeras|principales|mayores',
    it: 'top|primi|prime|principali|maggiori',
    zh: '前|排名前|主要',
  },
  garment: {
    en: 'on the same garment|of the same garment|on one garment|on the same piece|on the same item',
    fr: 'sur le meme vetement|sur un meme vetement|sur la meme piece|du meme vetement',
    es: 'en la misma prenda|en una misma prenda|sobre la misma prenda|de la misma prenda',
    it: 'sullo stesso capo|su uno stesso capo|nello stesso capo|dello stesso capo',
    zh: '在同一件衣服上|同一件衣服上|同一件衣服|在同一件单品上|同一件单品上|同一件单品',
  },
  /** Words that belong to seasons where they stand beside some, and say nothing elsewhere. */
  span: {
    en: 'between|this season|last season|current season|the latest season',
    fr: 'entre|cette saison|de la saison|saison derniere|derniere saison|saison en cours',
    es: 'entre|esta temporada|temporada pasada|ultima temporada|temporada actual',
    it: 'tra|fra|questa stagione|stagione scorsa|scorsa stagione|ultima stagione',
    zh: '以来|间|之间|本季|这一季|这季|上一季|上季',
  },
  idle: {
    en: 'which|what|how|most|show me|show|shows|showed|shown|do|does|did|done|doing|has|have|had|the most|were|was|is|are|at|in|of|there|me|compare|comparing|number|many|much|often|people|worn|wear|about|adopted|adopt|wore|used|dominate|dominates|my|our|my own',
    fr: 'quels|quelles|quel|quelle|combien|montre|montrez|montrent|ont montre|a montre|le plus|les plus|ont|a|chez|dans|comparer|comparez|y a t il|plus|moi|compare|nombre|que|quoi|porte t on|porte on|portent|on|se|dominent|domine|ont adopte|adoptent|mes|mon|ma|nos|notre|utilises|utilisees|utilise|utilisee|portes|portees|montres|montrees|frequents|frequentes|a t elle|a t il|ont elles|ont ils|montree|montrees',
    es: 'que|cuales|cual|cuantos|cuantas|muestra|muestran|mostraron|mostro|han mostrado|mas|han|hay|en|comparar|los mas|las mas|compara|numero|se|se llevan|se lleva|llevan|dominan|domina|adoptaron|adoptan|mis|mi|nuestros|nuestras|usados|usadas|usado|usada|utilizados|utilizadas|llevados|llevadas',
    it: 'quali|quale|quanti|quante|che|che cosa|cosa|mostra|mostrano|hanno mostrato|ha mostrato|mostrato|piu|hanno|ci sono|da|presso|confronta|confrontare|confronto|i piu|le piu|di piu|numero|nella|nelle|nei|nel|negli|nelle sfilate|si|si portano|si porta|portano|dominano|domina|hanno adottato|adottano|i miei|le mie|mio|mia|i nostri|usati|usate|usato|usata|utilizzati|utilizzate|indossati|indossate|portati|portate',
    zh: '哪些|什么|多少|最|有|显示|的|了|里|中|在|个|谁|最多|是|几|次|被|呢|吗|名|和|与|跟|及|比较|款|我|我们|用|用得|使用|使用得|常用|展示|展示了',
  },
};
