import { Slips } from './slips.js';

/** Words that say how others belong together, or, `street`, on which shelf to look. `with` begins something else; `in` says of what the thing before is, `whose` that the thing comes next, `either` that a choice begins, or goes on. */
export type Connector = 'and' | 'with' | 'or' | 'not' | 'in' | 'whose' | 'either' | 'street' | 'stop';

const WORDS: Record<Connector, string> = {
  and: 'and|plus|et|y|e|ed|和|与|及|跟',
  with: 'w|tucked into|tucked in|tucked under|rentre dans|rentree dans|rentres dans|metida en|metida por dentro|metido en|infilata in|infilata nei|infilato in|infilato nei|dentro i|外面套|外套着|塞进|扎进|debajo de un|debajo de una|encima de un|encima de una|sur un|sur une|sous un|sous une|debajo del|encima del|por encima de|por debajo de|sobre un|sotto il|sotto la|sotto lo|sotto a|sopra il|sopra la|sopra a|con sopra|con sotto|en dessous|par dessous|en dessous de|dessous|dessus|au dessus de|layered over|layered under|matched with|teamed with|combined with|y con|and with|et avec|里面穿|里面|外面|外面穿|外穿|内穿|下面|上面|内搭|外搭|里面搭|同|with|over|under|beneath|underneath|on top of|worn with|worn over|paired with|goes with|go with|that goes with|avec|sur|sous|par dessus|assorti a|qui va avec|porte avec|con|sobre|encima de|debajo de|que va con|combinado con|sopra|sotto|abbinato a|che va con|配|搭配|搭|带|加',
  or: 'or|ou|o|u|oppure|或|或者|还是',
  not: 'w o|neither|nor|with the exception of|leaving out|hors de|hors|en dehors de|a l exception de|l exception de|a exception de|exception de|a excepcion de|a eccezione di|除|nada de|nada en|niente|nulla di|rien en|zero|ningun tipo de|exclude|leave out|skip the|mais pas|mais pas en|pero no|pero sin|ma non|ma senza|but no|but not in|que no sean|che non sia|che non siano|qui ne soit pas|qui ne soient pas|qui n est pas|但不要|但不是|但没有|而不是|请不要|避免|anything but|everything but|all but|any colour but|any color but|rather than|instead of|tout sauf|toutes sauf|tous sauf|plutot que|todo menos|todos menos|todas menos|cualquiera menos|en vez de|tutto tranne|tutti tranne|invece di|ne|neanche|without|no|not|non|minus|except|excluding|never|but not|isn t|isnt|aren t|not in|arent|that aren t|that arent|that are not|that isn t|that isnt|that is not|other than|apart from|sans|pas|aucun|aucune|ni|sauf|excepte|hormis|autre que|autres que|pas de|sin|excepto|salvo|menos|ningun|ninguna|que no|senza|tranne|eccetto|escluso|esclusa|esclusi|escluse|nessun|nessuna|不要|不想要|没有|别|没|无|不带|不含|非|不是|除了|去掉|不',
  in: 'crafted from|crafted in|cut from|cut in|made in|made up in|made out of|fait en|faite en|faits en|faites en|fait de|faite de|realise en|realisee en|confectionne en|confectionnee en|hecho de|hecha de|hechos de|hechas de|hecho en|hecha en|hechos en|hechas en|confeccionado en|confeccionada en|realizado en|realizada en|fatto di|fatta di|fatti di|fatte di|fatto in|fatta in|fatti in|fatte in|realizzato in|realizzata in|in|of|made of|made from|en|de|du|des|di|del|della|dello|da|in tessuto|en tissu|de tela',
  whose: '的|面料的|以外的|之外的|外的|外',
  either: 'either|soit|o bien|要么',
  street:
    'street style|streetstyle|street styles|street snap|street snaps|street photos|street photography|street looks|street look|street fashion|off the runway|off runway|off duty|models off duty|model off duty|street|look de rue|looks de rue|mode de rue|style de rue|photos de rue|dans la rue|de la rue|estilo callejero|moda callejera|moda de calle|estilo de calle|looks de calle|look de calle|fotos de calle|en la calle|stile di strada|moda di strada|look di strada|look da strada|foto di strada|per strada|in strada|街拍|街头拍摄|街头照片|街头摄影|街拍照片|街拍图',
  stop: 'rather|plutot|mas bien|piuttosto|pure|pur|pures|purs|pura|puro|puri|puras|puros|gordo|gorda|gordos|gordas|front|everyone|everybody|one|ones|who|quien|quienes|chi|portait|portaient|llevaban|llevaba|usaban|indossavano|indossava|portavano|euros|euro|eur|dollars|a moins de|moins de|menos de|a menos de|meno di|a meno di|am|i am|i m|could|can|would|should|you|have|has|had|do|does|did|anyone|anybody|someone|people|we|us|our|see|to see|give|tell|let|there|it|they|them|their|be|been|was|were|wore|wears|really|maybe|je|j|ai|voudrais|aimerais|voir|montrez|montrer|vous|tu|avez|auriez|avez vous|auriez vous|il y a|y a t il|quoi|quels|quelles|est ce|est ce que|peut|peut on|nous|me|moi|faut|il faut|besoin|trouver|se|ver|quisiera|queria|gustaria|tienen|tienes|teneis|tenes|hay|necesito|muestrame|muestra|mostrame|ensename|dame|lleva|llevan|se lleva|se llevan|usan|puedo|encontrar|buscando|estoy|ando|alguien|cual|cuales|mas|los mas|vorrei|vedere|fammi|fammi vedere|mostrami|dammi|mi|mi serve|mi servono|serve|cosa|si|si porta|si portano|si indossa|avete|ho|bisogno|ho bisogno|ho bisogno di|sto|cercando|trovare|ci sono|c e|quali|piu|i piu|le piu|il piu|la piu|consigliami|哪些|有哪些|有什么|什么|推荐|推荐一下|能不能|想找|我想找|帮我找|求推荐|穿什么|谁|teh|how|how to|to wear|when|where|porter|mettre|assortir|associer|comment|comment porter|llevar|ponerse|combinar|como|como combinar|como llevar|indossare|abbinare|portare|mettere|come|come abbinare|怎么|怎么搭|怎么穿|如何|but|mais|pero|ma|pero anche|however|this|these|those|that one|ce|cet|cette|ces|celui|este|esta|estos|estas|ese|esa|esos|esas|questo|questa|questi|queste|quel|quella|quelli|quelle|quest|model|models|modelled by|mannequin|mannequins|modelo|modelos|modella|modelle|modelli|brand|brands|label|labels|marque|marques|marca|marcas|marche|maison de|season|seasons|saison|saisons|temporada|temporadas|stagione|stagioni|coleccion|colecciones|collezione|collezioni|pour cette|l|more|lots of|lot of|full of|kind of|sort of|type of|pair of|pairs of|a pair of|paire de|une paire de|un par de|par de|un paio di|paio di|beaucoup de|plein de|plus de|muchos|muchas|mucho|mucha|molto|molti|molte|tanti|tante|quelques|des looks|algunos|algunas|alcuni|alcune|dei|degli|delle|dell|fits|fit|ensemble|ensembles|porte|portes|portee|portees|silueta|siluetas|conjunto|conjuntos|outfit di|outfit con|tenue de|一件|两双|两个|三件|一对|几双|几条|一条|一双|一个|一只|一顶|一套|一身的|一款|一副|一些|两件|两条|几件|几款|这件|那件|这条|这款|那款|这种|那种|这个|那个|这|那|件|条|双|套|以外|之外|模特|品牌|牌子|设计师|喜欢|我喜欢|我想看|想看|有没有|请|请问|给我|帮我|找一下|类似|一样|好看的|流行|流行的|最新|最新款|最|的照片|但|但是|不过|可是|而且|还有|适合|比较|很|非常|有点|一点|那样|之类|等|里|上|中|呢|吗|吧|了|过|和我|所有|全部|各种|the|a|an|for|on|at|by|from|to|is|are|any|some|look|looks|outfit|outfits|show|shows|runway|collection|collections|fashion|fashion week|week|style|styles|wearing|worn|please|trend|trends|designer|designers|little|small|big|large|nice|beautiful|pretty|cute|lovely|stylish|elegant|chic|new|newest|best|cool|coloured|colored|colour|color|colours|colors|hue|hues|shade|tone|tones|toned|that|which|piece|pieces|item|items|clothes|clothing|garment|garments|wear|worn|vintage|retro|classic|modern|trendy|fashionable|statement|chic|edgy look|everything|together|也|silhouette|silhouettes|editorial|looking|like|very|all|my|something|anything|what|which|quelque chose|algo|qualcosa|i|want|need|show me|find|find me|inspired|inspiration|inspo|idea|ideas|photo|photos|picture|pictures|image|images|le|la|les|un|une|au|aux|pour|par|dans|chez|mode|defile|defiles|semaine de la mode|tenue|tenues|tendance|tendances|petit|petite|petits|petites|grand|grande|grands|grandes|joli|jolie|jolis|jolies|beau|bel|belle|beaux|belles|nouveau|nouvelle|nouveaux|nouvelles|elegant|elegante|elegants|elegantes|couleur|couleurs|coloris|teinte|teintes|qui|est|sont|soient|vetement|vetements|style|styles|tres|vintage|retro|classique|classiques|moderne|chic|tendance|facon|genre|type|effet|esprit|inspiration|montre moi|cherche|je cherche|je veux|avec des|piece|pieces|idee|idees|image|images|el|los|las|una|unos|unas|para|por|moda|desfile|desfiles|semana de la moda|pasarela|tendencia|tendencias|pequeno|pequena|pequenos|pequenas|gran|grande|grandes|bonito|bonita|bonitos|bonitas|lindo|linda|lindos|lindas|bello|bella|nuevo|nueva|nuevos|nuevas|elegantes|colores|tono|tonos|que|sea|sean|es|son|ropa|estilo|estilos|muy|vintage|retro|clasico|clasica|moderno|moderna|tipo|efecto|inspiracion|busco|quiero|mostrar|al|por|a la|prendas|foto|fotos|imagen|imagenes|il|lo|gli|i|uno|per|sfilata|sfilate|settimana della moda|passerella|tendenza|tendenze|piccolo|piccola|piccoli|piccole|bello|bella|belli|belle|bel|carino|carina|carini|carine|nuovo|nuova|nuovi|nuove|eleganti|colore|colori|tinta|tonalita|che|sia|siano|sono|capo|capi|stile|stili|molto|vintage|retro|classico|classica|moderno|moderna|tipo|effetto|ispirazione|cerco|voglio|alla|allo|al|ai|agli|abbigliamento|idee|immagine|immagini|小|大|新|新款|好看|漂亮|时尚|优雅|颜色|色|衣服|服装|图片|照片|单品|款|款式|在|穿|着|是|系列|造型|时装周|时装|秀|秀场|看|找|我|要|想|想要|风格|质地|复古|风|感|版|潮|秋冬款|春夏款|高级|色系|元素|气质|穿搭|搭配图|美',
};

const BY_WORD = new Map<string, Connector>();
let longest = 1;
for (const [connector, words] of Object.entries(WORDS) as [Connector, string][])
  for (const word of words.split('|')) {
    // A Chinese character is a word, as in the texts these are looked up in.
    const phrase = /\p{Script=Han}/u.test(word) ? [...word].join(' ') : word;
    BY_WORD.set(phrase, connector);
    longest = Math.max(longest, phrase.split(' ').length);
  }

const SHORTEST_SLIP = 5;
/** Without these a text says the contrary, or another thing. */
const HEEDED: readonly Connector[] = ['not', 'with'];
const COLOURS: readonly string[] = [
  'colour',
  'coloured',
  'colours',
  'couleur',
  'couleurs',
  'colore',
  'colori',
  'colores',
];
const near = new Slips(
  [...BY_WORD].flatMap(([text, value]) => {
    const isHeeded = HEEDED.includes(value) || COLOURS.includes(text);
    return isHeeded && /^[a-z]+$/.test(text) && text.length >= SHORTEST_SLIP ? [{ text, value }] : [];
  }),
);

/** What a word is that means nothing as it is written: "witout" is without. */
export function connectorNear(word: string): Connector | undefined {
  if (word.length < SHORTEST_SLIP || near.stepsTo(word, () => true) !== 1) return undefined;
  return near.nearest(word)[0]?.value;
}

/** The connector at a word, with the number of its words. */
export function connectorAt(
  words: readonly string[],
  at: number,
): { connector: Connector; length: number } | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const connector = BY_WORD.get(words.slice(at, at + length).join(' '));
    if (connector) return { connector, length };
  }
  return undefined;
}
