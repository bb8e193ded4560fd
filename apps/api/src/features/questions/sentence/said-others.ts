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
    en: 'gaining ground|gained ground|gaining|picking up|grew most|grew the most|growing|fastest growing|rising|rose most|rose|grew|gained most|increased most|biggest growth|up most|risers|trending',
    fr: 'monte|monte le plus|progresse|progressent|augmente|augmentent|gagnent du terrain|gagne du terrain|ont le plus progresse|a le plus progresse|progressent le plus|le plus progresse|en hausse|ont le plus augmente|augmentent le plus|montent|montent le plus|croissance',
    es: 'sube|crece|aumenta|aumentan|ganan terreno|gana terreno|mas crecieron|crecieron mas|han crecido mas|mas han crecido|en alza|subieron mas|mas subieron|crecen|suben|mas crecio',
    it: 'cresce|aumenta|aumentano|guadagnano terreno|guadagna terreno|sono cresciute di piu|sono cresciuti di piu|cresciuti di piu|cresciute di piu|in crescita|crescono di piu|crescono|aumentati di piu|salgono',
    zh: '涨|涨了|增加|增加了|上涨|增长最多|增长最快|增长|上升|上升最快|涨得最多',
  },
  fell: {
    en: 'losing ground|lost ground|losing|dropping|fading|slipping|fell most|fell the most|falling|declined most|declining|dropped most|dropped|shrinking|down most|lost most|fallers',
    fr: 'descend|descendent|baisse|recule|perdent du terrain|perd du terrain|ont abandonne|a abandonne|abandonnent|ont delaisse|ont reduit|diminuent|ont le plus baisse|a le plus baisse|le plus baisse|en baisse|ont le plus recule|reculent|baissent le plus|baissent',
    es: 'o baja|cae|pierden terreno|pierde terreno|retroceden|han dejado|dejaron|han abandonado|abandonaron|abandonan|han reducido|redujeron|disminuyen|mas bajaron|bajaron mas|mas cayeron|cayeron mas|en baja|bajan|caen|han caido mas',
    it: 'cala|scende|perdono terreno|perde terreno|hanno abbandonato|abbandonano|hanno ridotto|diminuiscono|o cala|sono calati di piu|sono calate di piu|calati di piu|calate di piu|in calo|calano|scendono',
    zh: '跌|跌了|减少|减少了|下跌|放弃|放弃了|失势|下降最多|下降最快|下降|减少最多|下滑|跌得最多',
  },
  least: {
    en: 'smallest first|lowest first|fewest first|least first|from smallest to largest|ascending|least|the least|rarest|rare|fewest|lowest|smallest|bottom|least used|least worn|least shown|least common',
    fr: 'du plus petit au plus grand|du plus faible au plus fort|les plus petits d’abord|ordre croissant|le moins|les moins|moins|les plus rares|le plus rare|plus rares|rares|les plus faibles|derniers du classement',
    es: 'de menor a mayor|de menos a mas|los menores primero|orden ascendente|menos|los menos|las menos|mas raros|mas raras|raros|raras|menos frecuentes',
    it: 'dal piu piccolo al piu grande|dal piu piccolo|dal meno al piu|in ordine crescente|dal minore al maggiore|meno|i meno|le meno|il meno|di meno|piu rari|piu rare|rari|rare|meno frequenti',
    zh: '从少到多|从小到大|从低到高|升序|最少|最不常|最少见|最罕见|罕见|最冷门|冷门|最低',
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
    en: 'right now|at the moment|these days|last 30 days|past 30 days|this month|last month|past month',
    fr: 'en ce moment|actuellement|ces jours ci|30 derniers jours|ces 30 derniers jours|les 30 derniers jours|ce mois ci|le mois dernier|dernier mois',
    es: 'ahora mismo|en este momento|actualmente|ultimos 30 dias|este mes|el mes pasado|ultimo mes',
    it: 'in questo momento|adesso|attualmente|ultimi 30 giorni|negli ultimi 30 giorni|questo mese|il mese scorso|ultimo mese',
    zh: '这个月|本月|目前|眼下|最近 30 天|近 30 天|过去 30 天|最近一个月|上个月',
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
  /** Where Chinese says "or" with a word that says nothing by itself. */
  or: { en: 'whether or', fr: 'ou bien', es: 'o bien', it: 'oppure', zh: '还是|或者' },
  /** Who does what is measured: a measure where nothing else is. */
  folk: { en: 'people', fr: 'gens|le monde', es: 'gente|personas', it: 'gente|persone', zh: '大家|人们' },
  idle: {
    en: 'largest first|highest first|from largest to smallest|descending|dominated|over the|which|what|how|most|show me|show|shows|showed|shown|do|does|did|done|doing|has|have|had|the most|were|was|is|are|at|in|of|there|me|compare|comparing|number|many|much|often|worn|wear|about|adopted|adopt|wore|used|dominate|dominates|my|our|my own',
    fr: 'du plus grand au plus petit|du plus fort au plus faible|ordre decroissant|presente|presentent|ont presente|ce que|cherche le plus|le plus vu|quels|quelles|quel|quelle|combien|montre|montrez|montrent|ont montre|a montre|le plus|les plus|ont|a|chez|dans|comparer|comparez|y a t il|plus|moi|compare|nombre|que|quoi|porte t on|porte on|portent|on|se|dominent|domine|ont adopte|adoptent|mes|mon|ma|nos|notre|utilises|utilisees|utilise|utilisee|portes|portees|montres|montrees|frequents|frequentes|a t elle|a t il|ont elles|ont ils|montree|montrees',
    es: 'de mayor a menor|de mas a menos|orden descendente|cuanto|cuanta|ensenaron|ensenan|presentaron|presentan|han presentado|lo que|que|cuales|cual|cuantos|cuantas|muestra|muestran|mostraron|mostro|han mostrado|mas|han|hay|en|comparar|los mas|las mas|compara|numero|se|se llevan|se lleva|llevan|dominan|domina|adoptaron|adoptan|mis|mi|nuestros|nuestras|usados|usadas|usado|usada|utilizados|utilizadas|llevados|llevadas',
    it: 'dal piu grande al piu piccolo|dal maggiore al minore|in ordine decrescente|quanto|quanta|sul|sulla|sullo|sui|sugli|sulle|presentano|hanno presentato|quello che|quali|quale|quanti|quante|che|che cosa|cosa|mostra|mostrano|hanno mostrato|ha mostrato|mostrato|piu|hanno|ci sono|da|presso|confronta|confrontare|confronto|i piu|le piu|di piu|numero|nella|nelle|nei|nel|negli|nelle sfilate|si|si portano|si porta|portano|dominano|domina|hanno adottato|adottano|i miei|le mie|mio|mia|i nostri|usati|usate|usato|usata|utilizzati|utilizzate|indossati|indossate|portati|portate',
    zh: '从多到少|从大到小|从高到低|降序|常见|最常见|种|展出|推出|正在|哪些|什么|多少|最|有|显示|了|里|中|在|个|谁|最多|是|几|次|被|呢|吗|名|和|与|跟|及|比较|款|我|我们|用|用得|使用|使用得|常用|展示|展示了',
  },
};
