import { slugOf, type TypeSlug } from '@toile/contracts';
import type { CitySlug } from './types.js';

/** A house as the generator knows it: what it shows, how much, and what its hand looks like. */
export interface House {
  slug: string;
  name: string;
  city: CitySlug;
  founded: number;
  types: TypeSlug[];
  /** Shows Pre-Fall and Resort too. */
  pre: boolean;
  /** Relative size of its shows. */
  size: number;
  themes: string[];
  colours: string[];
  note: string;
}

// name|city|founded|shows|size|themes|colours|note, most popular first; every name is invented.
// shows: w womenswear, m menswear, c couture, p pre-collections.
const TABLE = `
Maison Orvanne|paris|1947|wcp|1.5|romantic evening-glamour|black ivory blush|a salon of black wool and pale organza
Castellani Brera|milan|1962|wmp|1.4|quiet-luxury tailoring|camel chocolate navy|a patient study of the perfect shoulder
Halloran & Pike|new-york|1979|wmp|1.3|minimalism workwear|navy optic-white slate|sportswear for a city that never sits
Wexcombe|london|1988|wmp|1.2|punk tailoring|black scarlet charcoal|Savile Row cloth, cut by a rebel
Atelier Sévarin|paris|1955|wcp|1.4|surrealism evening-glamour|ink fuchsia gold|wit, trompe-l’œil and a very long train
Domenico Valtera|milan|1971|wmp|1.4|baroque evening-glamour|gold black cherry|opera boxes, brocade and laughter
Lune Fauvel|paris|1998|wp|1.2|seventies bohemian|rust sand tobacco|a wardrobe for the last train to the sea
Ottoline Marsh|london|2006|w|1.0|romantic folk|sage blush butter|English gardens in the rain
Renzo Calvaro|milan|1984|wm|1.2|minimalism quiet-luxury|pearl taupe charcoal|grey in forty shades
Ada Lindqvist Studio|new-york|2011|w|0.9|minimalism futurism|optic-white silver powder-blue|architecture that folds into a suitcase
Brunel et Fils|paris|1931|wmcp|1.3|equestrian quiet-luxury|tobacco camel bottle-green|saddlers first, dressmakers by accident
Fiorella Dossi|milan|1995|wp|1.1|maximalism seventies|tangerine violet emerald|prints that can be heard across the street
Marlowe Quist|new-york|2003|wm|1.0|preppy sport|navy scarlet optic-white|varsity clothes with better manners
Isaure Delcambre|paris|2009|wc|1.0|ballet romantic|blush pearl dove-grey|the dancer at rest
Nile Okonta|london|2014|wm|1.0|folk maximalism|cobalt mustard brick|Lagos colour, London cut
Kestrel Row|london|1967|m|1.1|tailoring equestrian|charcoal olive navy|tailors to people who walk
Sandro Pellegrin|milan|2001|wm|1.0|nautical seventies|navy ecru scarlet|a ferry, a linen suit, a long lunch
Verdane|paris|1976|wm|1.1|futurism utility|silver ink olive|clothes for a planet one size larger
Juniper Vale|new-york|2016|w|0.9|western bohemian|denim tobacco ecru|prairie dresses with a city temper
Oriel Castagne|paris|1989|wm|1.0|gothic minimalism|black ink aubergine|the night, ironed
Bianca Torrisi|milan|1978|wc|1.0|boudoir evening-glamour|cherry black rose|lace that means business
Thorne & Abernathy|london|1924|m|1.0|equestrian preppy|bottle-green camel burgundy|weatherproof since the wireless
Marguerite Solane|paris|2012|w|0.9|bohemian romantic|ecru coral sky|Provence without the postcards
Lorimer West|new-york|1992|wm|1.0|nineties minimalism|black optic-white slate|the slip dress, forever
Gaia Morandini|milan|2008|w|0.9|seventies preppy|mustard chocolate teal|the professor’s cool younger sister
Paloma Ferreyra|new-york|2007|w|0.9|evening-glamour maximalism|fuchsia scarlet gold|dancing is the brief
Aubin Kessler|paris|2004|m|0.9|workwear utility|denim olive sand|pockets, thought through
Imogen Thrale|london|2010|w|0.9|surrealism punk|lemon black lilac|jokes told in taffeta
Ciro Lantana|milan|1987|m|1.0|tailoring nautical|sky ecru navy|Neapolitan sleeves, Milanese hours
Hollis Greer|new-york|2018|wm|0.8|utility sport|olive tangerine charcoal|made for weather reports
Celestine Maurois|paris|1964|wc|1.0|baroque romantic|violet gold ivory|a chapel of embroidery
Rook & Linden|london|2013|wm|0.8|gothic folk|aubergine black bottle-green|folk songs in a minor key
Elettra Vassalli|milan|2015|w|0.8|futurism boudoir|silver blush lilac|liquid metal, bare shoulders
Tamsin Okafor-Bell|london|2017|w|0.8|maximalism seventies|emerald fuchsia tangerine|carnival tailoring
Beckett Arrow|new-york|1999|m|0.9|western workwear|denim tobacco black|boots by the door
Noémie Ravel|paris|2015|w|0.8|nineties quiet-luxury|dove-grey black ivory|the white shirt and what follows
Pietro Salvemini|milan|1969|wm|1.0|quiet-luxury sport|taupe pearl tobacco|cashmere at sea level
Clementine Ashdown|london|1996|w|0.9|preppy romantic|powder-blue butter rose|tea at four, trouble at nine
Soren Vike|paris|2010|wm|0.8|minimalism futurism|optic-white ink slate|northern light, folded paper
Dahlia Monteverdi|milan|2012|w|0.8|boudoir baroque|burgundy gold black|velvet, candlelight, a little danger
August Penrose|new-york|2009|wm|0.8|preppy equestrian|camel burgundy navy|autumn in the Hudson valley
Yuna Serrault|paris|2019|w|0.8|ballet minimalism|blush optic-white silver|rehearsal clothes for real life
Calloway Finch|london|2016|m|0.8|punk nineties|scarlet black denim|bands that never were
Livia Sartoretti|milan|1990|w|0.9|tailoring workwear|chocolate ecru slate|the suit as a day off
Idris Farrow|new-york|2017|m|0.8|sport nautical|cobalt optic-white lemon|regatta colours, subway rules
Agathe Bellorme|paris|1983|w|0.9|seventies gothic|rust black aubergine|the Left Bank at midnight
Mirabel Stroud|london|2019|w|0.7|folk ballet|mint coral ecru|costumes for village fêtes on the moon
Harrow Delacroix|new-york|2005|wm|0.8|surrealism evening-glamour|teal gold ink|dinner jackets for dreamers`;

const TYPE_OF: Record<string, TypeSlug> = { w: 'woman', m: 'man', c: 'couture' };

function houseOf(row: string): House {
  const [name = '', city, founded, shows = '', size, themes = '', colours = '', note = ''] = row.split('|');
  return {
    slug: slugOf(name),
    name,
    city: city as CitySlug,
    founded: Number(founded),
    types: [...shows].flatMap((letter) => TYPE_OF[letter] ?? []),
    pre: shows.includes('p'),
    size: Number(size),
    themes: themes.split(' '),
    colours: colours.split(' '),
    note,
  };
}

/** The 48 invented houses, most popular first. */
export const HOUSES: House[] = TABLE.trim().split('\n').map(houseOf);
