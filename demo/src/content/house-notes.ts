import { LOCALES, type Locale } from '@toile/contracts';

// slug|es|fr|it|zh: the note of each house in `houses.ts` in the languages beside English.
const TABLE = `
maison-orvanne|un salón de lana negra y organza pálida|un salon de laine noire et d’organza pâle|un salotto di lana nera e organza pallida|一间黑色羊毛与浅色欧根纱的沙龙
castellani-brera|un estudio paciente del hombro perfecto|l’étude patiente de l’épaule parfaite|lo studio paziente della spalla perfetta|对完美肩线的耐心研究
halloran-pike|ropa deportiva para una ciudad que nunca se sienta|du sportswear pour une ville qui ne s’assoit jamais|sportswear per una città che non si siede mai|为一座从不坐下的城市而做的运动装
wexcombe|paño de Savile Row cortado por un rebelde|du drap de Savile Row coupé par un rebelle|stoffe di Savile Row tagliate da un ribelle|叛逆者裁剪的萨维尔街面料
atelier-sevarin|ingenio, trampantojo y una cola larguísima|de l’esprit, du trompe-l’œil et une très longue traîne|spirito, trompe-l’œil e uno strascico lunghissimo|机智、错视，以及一条很长的拖尾
domenico-valtera|palcos de ópera, brocado y risas|des loges d’opéra, du brocart et des rires|palchi d’opera, broccato e risate|歌剧包厢、锦缎与笑声
lune-fauvel|un armario para el último tren hacia el mar|une garde-robe pour le dernier train vers la mer|un guardaroba per l’ultimo treno verso il mare|为开往海边的末班车准备的衣橱
ottoline-marsh|jardines ingleses bajo la lluvia|des jardins anglais sous la pluie|giardini inglesi sotto la pioggia|雨中的英式花园
renzo-calvaro|el gris en cuarenta matices|le gris en quarante nuances|il grigio in quaranta sfumature|四十种层次的灰
ada-lindqvist-studio|arquitectura que se pliega en una maleta|une architecture qui se plie dans une valise|architettura che si piega in una valigia|可以折进行李箱的建筑
brunel-et-fils|primero guarnicioneros, modistos por accidente|selliers d’abord, couturiers par accident|prima sellai, sarti per caso|先是马具匠，偶然成了裁缝
fiorella-dossi|estampados que se oyen desde la otra acera|des imprimés qui s’entendent de l’autre trottoir|stampe che si sentono dall’altro lato della strada|隔着街也听得见的印花
marlowe-quist|ropa universitaria con mejores modales|des tenues d’université, les bonnes manières en plus|abiti da college con maniere migliori|更有礼貌的校园装
isaure-delcambre|la bailarina en reposo|la danseuse au repos|la ballerina a riposo|休息中的舞者
nile-okonta|color de Lagos, corte de Londres|la couleur de Lagos, la coupe de Londres|colore di Lagos, taglio di Londra|拉各斯的颜色，伦敦的剪裁
kestrel-row|sastres de la gente que camina|des tailleurs pour ceux qui marchent|sarti per chi cammina|为步行者服务的裁缝
sandro-pellegrin|un transbordador, un traje de lino, un almuerzo largo|un ferry, un costume de lin, un long déjeuner|un traghetto, un completo di lino, un lungo pranzo|一班渡轮、一套亚麻西装、一顿漫长的午餐
verdane|ropa para un planeta una talla más grande|des vêtements pour une planète d’une taille au-dessus|abiti per un pianeta di una taglia in più|为大一码的星球做的衣服
juniper-vale|vestidos de pradera con temperamento de ciudad|des robes de prairie au tempérament citadin|abiti da prateria dal temperamento cittadino|带着城市脾气的草原连衣裙
oriel-castagne|la noche, planchada|la nuit, repassée|la notte, stirata|熨平的夜晚
bianca-torrisi|encaje que va en serio|une dentelle qui ne plaisante pas|pizzo che fa sul serio|动真格的蕾丝
thorne-abernathy|a prueba de intemperie desde los tiempos de la radio|à l’épreuve du temps depuis la TSF|a prova di tempo da quando c’è la radio|自有无线电以来就能挡风雨
marguerite-solane|Provenza sin postales|la Provence sans les cartes postales|la Provenza senza cartoline|没有明信片的普罗旺斯
lorimer-west|el vestido lencero, para siempre|la robe nuisette, pour toujours|l’abito sottoveste, per sempre|永远的吊带裙
gaia-morandini|la hermana pequeña y más lista del profesor|la petite sœur, plus cool, du professeur|la sorella minore, più cool, del professore|教授那位更酷的妹妹
paloma-ferreyra|el encargo es bailar|la consigne est de danser|la consegna è ballare|任务就是跳舞
aubin-kessler|bolsillos bien pensados|des poches bien pensées|tasche ben pensate|想得周全的口袋
imogen-thrale|chistes contados en tafetán|des plaisanteries racontées en taffetas|battute raccontate in taffetà|用塔夫绸讲的笑话
ciro-lantana|mangas napolitanas, horarios milaneses|des manches napolitaines, des horaires milanais|maniche napoletane, orari milanesi|那不勒斯的袖子，米兰的钟点
hollis-greer|hecha para los partes meteorológicos|fait pour les bulletins météo|fatto per i bollettini meteo|为天气预报而做
celestine-maurois|una capilla de bordados|une chapelle de broderie|una cappella di ricami|一座刺绣的礼拜堂
rook-linden|canciones populares en tono menor|des chansons populaires en mode mineur|canzoni popolari in tonalità minore|小调的民谣
elettra-vassalli|metal líquido, hombros desnudos|du métal liquide, des épaules nues|metallo liquido, spalle nude|液态金属与裸露的肩
tamsin-okafor-bell|sastrería de carnaval|des tailleurs de carnaval|sartoria di carnevale|狂欢节的剪裁
beckett-arrow|botas junto a la puerta|des bottes près de la porte|stivali accanto alla porta|门边的靴子
noemie-ravel|la camisa blanca y lo que viene después|la chemise blanche et ce qui s’ensuit|la camicia bianca e ciò che segue|白衬衫，以及随之而来的一切
pietro-salvemini|cachemir a nivel del mar|du cachemire au niveau de la mer|cashmere al livello del mare|海平面上的羊绒
clementine-ashdown|té a las cuatro, líos a las nueve|le thé à quatre heures, les ennuis à neuf|il tè alle quattro, i guai alle nove|四点喝茶，九点惹事
soren-vike|luz del norte, papel plegado|la lumière du Nord, du papier plié|luce del nord, carta piegata|北方的光，折起的纸
dahlia-monteverdi|terciopelo, velas y un poco de peligro|du velours, des bougies, un peu de danger|velluto, candele, un po’ di pericolo|天鹅绒、烛光与一点危险
august-penrose|el otoño en el valle del Hudson|l’automne dans la vallée de l’Hudson|l’autunno nella valle dell’Hudson|哈德逊河谷的秋天
yuna-serrault|ropa de ensayo para la vida real|des tenues de répétition pour la vraie vie|abiti da prova per la vita vera|为真实生活准备的排练服
calloway-finch|grupos que nunca existieron|des groupes qui n’ont jamais existé|band mai esistite|从未存在过的乐队
livia-sartoretti|el traje como día libre|le costume comme jour de congé|il completo come giorno libero|把西装当作休息日
idris-farrow|colores de regata, normas de metro|des couleurs de régate, des règles de métro|colori da regata, regole da metropolitana|赛艇的颜色，地铁的规矩
agathe-bellorme|la orilla izquierda a medianoche|la rive gauche à minuit|la riva sinistra a mezzanotte|午夜的左岸
mirabel-stroud|trajes para fiestas de pueblo en la luna|des costumes pour fêtes de village sur la lune|costumi per sagre di paese sulla luna|月球上村庄节日的服装
harrow-delacroix|esmóquines para soñadores|des smokings pour rêveurs|smoking per sognatori|给做梦者的晚宴外套`;

const NOTES = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [slug = '', ...notes] = row.split('|');
      return [slug, notes] as const;
    }),
);
const OTHERS = LOCALES.filter((locale) => locale !== 'en');

/** What is said of a house in a language beside English. @throws RangeError for a house without a note */
export function houseNote(slug: string, locale: Exclude<Locale, 'en'>): string {
  const note = NOTES.get(slug)?.[OTHERS.indexOf(locale)];
  if (!note) throw new RangeError(`no note in ${locale} of ${slug}`);
  return note;
}
