/** Judged searches: texts made of words of five languages, and what looks they must find as predicates over garments. */
import * as words from './words.mjs';

export const LANGUAGES = ['en', 'fr', 'es', 'it', 'zh'];
/** Kinds of searches nobody tuned the understanding by. */
export const ASIDE = ['colour, thing, place and season', 'one or the other', 'summers'];

/** @returns {{language: string, template: string, text: string, fits: (look: object) => boolean}[]} */
export function judgedQueries(catalogue, palette) {
  const names = new Map([...catalogue.designers, ...catalogue.models].map((one) => [one.slug, one.name]));
  const tones = new Map(palette.map(({ slug, tone }) => [slug, tone]));
  return LANGUAGES.flatMap((language) => ofLanguage(language, { catalogue, names, tones }));
}

function ofLanguage(language, { catalogue, names, tones }) {
  let seed = 7 + language.charCodeAt(0) * 31 + language.charCodeAt(1);
  const draw = (list) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return list[(seed >>> 9) % list.length];
  };
  const say = phrases(language);
  const isColour = (colour) => (slug) =>
    colour.tone ? tones.get(slug) === colour.tone : slug === colour.slug;
  const garment =
    (thing, { colour, fabric, pattern } = {}) =>
    ({ garments }) =>
      garments.some(
        (one) =>
          thing.kinds.includes(one.kind) &&
          (!colour || one.colours.some(isColour(colour))) &&
          (!fabric || one.fabric === fabric.slug) &&
          (!pattern || one.pattern === pattern.slug),
      );
  const cut = words.THINGS.filter(words.CUT);
  const made = [];
  const add = (template, count, make) => {
    const known = new Set(made.map(({ text }) => text));
    for (let tries = 0, left = count; left > 0 && tries < 400; tries += 1) {
      const { text, fits } = make();
      if (known.has(text) || !catalogue.looks.some(fits)) continue;
      known.add(text);
      made.push({ language, template, text, fits });
      left -= 1;
    }
  };
  const both = (a, b) => (look) => a(look) && b(look);
  const tagged =
    (slug) =>
    ({ tags }) =>
      tags.includes(slug);
  add('one thing', 12, () => {
    const thing = draw(words.THINGS);
    return { text: say.thing(thing, draw([false, true])), fits: garment(thing) };
  });
  add('colour and thing', 14, () => {
    const [thing, colour] = [draw(words.THINGS), draw(words.COLOURS)];
    return {
      text: say.whole(thing, { colour, many: draw([false, true]) }),
      fits: garment(thing, { colour }),
    };
  });
  add('cloth and thing', 10, () => {
    const [thing, fabric] = [draw(cut), draw(words.FABRICS)];
    return {
      text: say.whole(thing, { fabric, many: draw([false, true]) }),
      fits: garment(thing, { fabric }),
    };
  });
  add('colour, cloth and thing', 10, () => {
    const [thing, colour, fabric] = [draw(cut), draw(words.COLOURS), draw(words.FABRICS)];
    return {
      text: say.whole(thing, { colour, fabric, many: true }),
      fits: garment(thing, { colour, fabric }),
    };
  });
  add('pattern and thing', 8, () => {
    const [thing, pattern] = [draw(cut), draw(words.PATTERNS)];
    return { text: say.whole(thing, { pattern, many: true }), fits: garment(thing, { pattern }) };
  });
  add('theme or detail and thing', 6, () => {
    const [thing, tag] = [draw(words.THINGS), draw(words.TAGS)];
    return {
      text: say.beside(tag[language], say.thing(thing, true)),
      fits: both(garment(thing), tagged(tag.slug)),
    };
  });
  add('thing without', 8, () => {
    const [thing, without] = [draw(words.THINGS), draw([...words.FABRICS, ...words.PATTERNS.slice(0, 1)])];
    const cloth =
      without.slug === 'stripes'
        ? { ...without, en: 'stripes', fr: 'rayures', es: 'rayas', it: 'righe' }
        : without;
    return {
      text: say.without(say.thing(thing, true), cloth[language]),
      fits: both(garment(thing), (look) => !look.tags.includes(cloth.slug)),
    };
  });
  add('slip of the hand', language === 'zh' ? 0 : 8, () => {
    const [thing, fabric] = [draw(cut), draw(words.FABRICS)];
    const text = say.whole(thing, { fabric });
    const long = text.split(' ').filter((word) => word.length > 5);
    if (long.length === 0) return { text, fits: () => false };
    const word = draw(long);
    const at = 2 + (seed % (word.length - 4));
    const slip = draw([
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
      word.slice(0, at) + word[at] + word.slice(at),
    ]);
    return { text: text.replace(word, slip), fits: garment(thing, { fabric }) };
  });
  add('brand or model and thing', 6, () => {
    const [thing, look] = [draw(words.THINGS), draw(catalogue.looks)];
    const ofBrand = draw([true, false]);
    const who = ofBrand ? look.designer : look.models[0];
    const fits = (one) => (ofBrand ? one.designer === who : one.models.includes(who));
    return { text: `${names.get(who)} ${say.thing(thing, true)}`, fits: both(garment(thing), fits) };
  });
  add('men', 4, () => {
    const fabric = draw(words.FABRICS);
    return {
      text: say.beside(fabric[language], words.MEN[language]),
      fits: both(tagged(fabric.slug), ({ type }) => type === 'man'),
    };
  });
  add('colour, thing, place and season', 10, () => {
    const [thing, colour] = [draw(words.THINGS), draw(words.COLOURS)];
    const [city, season] = [draw(words.CITIES), draw(words.SEASONS)];
    return {
      text: [say.whole(thing, { colour, many: true }), city[language], season[language]].join(' '),
      fits: both(
        garment(thing, { colour }),
        (look) => look.city === city.slug && look.season === season.slug,
      ),
    };
  });
  add('one or the other', 4, () => {
    const [thing, one, other] = [
      draw(words.THINGS),
      draw(words.COLOURS.slice(0, 8)),
      draw(words.COLOURS.slice(0, 8)),
    ];
    const text = say.either(thing, one, other);
    return {
      text,
      fits:
        one === other
          ? () => false
          : (look) => garment(thing, { colour: one })(look) || garment(thing, { colour: other })(look),
    };
  });
  add('summers', 2, () => {
    const fabric = draw(words.FABRICS);
    return {
      text: say.beside(fabric[language], words.LAST_SUMMERS[language]),
      fits: both(tagged(fabric.slug), ({ season }) => words.LAST_SUMMERS.slugs.includes(season)),
    };
  });
  return made;
}

/** How each language puts its words together. */
function phrases(language) {
  const thing = (one, many = false) => {
    const [single, plural = single] = one[language].split('|');
    return many ? plural : single;
  };
  const colourOf = (colour, one, many) => {
    const forms = colour[language].split(' ');
    const feminine = one[language].split('|')[2] === 'f' ? 1 : 0;
    return (forms[feminine + (many ? 2 : 0)] ?? forms[0]).replaceAll('-', ' ');
  };
  const of = { fr: 'en', es: 'de', it: 'in' }[language];
  const chinese = language === 'zh';
  const before = chinese || language === 'en';
  const join = (...parts) => parts.filter(Boolean).join(chinese ? '' : ' ');
  const whole = (one, { colour, fabric, pattern, many = false }) => {
    const [hue, cloth, motif] = [
      colour && colourOf(colour, one, many),
      fabric?.[language],
      pattern?.[language],
    ];
    if (before) return join(hue, motif, cloth, thing(one, many));
    return join(thing(one, many), cloth && `${of} ${cloth}`, motif, hue);
  };
  const or = words.OR[language];
  return {
    thing,
    whole,
    beside: (...parts) => join(...parts),
    without: (what, cloth) =>
      chinese ? `${words.WITHOUT.zh}${cloth}的${what}` : `${what} ${words.WITHOUT[language]} ${cloth}`,
    either: (one, first, second) => {
      const [a, b] = [colourOf(first, one, true), colourOf(second, one, true)];
      return before ? join(a, or, b, thing(one, true)) : join(thing(one, true), a, or, b);
    },
  };
}
