import type { DemoTag, TagCategory } from './types.js';

/** A tag with what makes it likely: base weight, warmth (-1 summer only, 1 winter only), and weight by type. */
export interface TagSpec extends DemoTag {
  base: number;
  warmth: number;
  woman: number;
  man: number;
  couture: number;
  themes: string[];
}

// slug:base:warmth:woman,man,couture:themes; the name comes from the slug unless NAMES has a better one.
const TABLE: Record<TagCategory, string> = {
  theme: `
quiet-luxury:1.3:.1:1,1,.4:  tailoring:1.2:.2:.9,1.6,.4:  romantic:1.1:-.2:1.3,.3,1.6:  minimalism:1.2:0:1,1.1,.5:
utility:.9:.1:.8,1.4,.1:  sport:.8:-.2:.8,1.4,.1:  gothic:.7:.5:1,.8,1:  nautical:.6:-.7:1,1,.3:
western:.6:.1:.9,1,.1:  preppy:.9:.1:1,1.2,.1:  seventies:.9:0:1.1,.8,.4:  nineties:.9:0:1,.9,.2:
futurism:.6:0:1,.8,1:  bohemian:.8:-.3:1.3,.4,.6:  folk:.6:0:1,.6,.9:  maximalism:.8:0:1.1,.6,1:
equestrian:.6:.5:1,1,.3:  workwear:.7:.1:.8,1.4,.1:  baroque:.5:.3:.9,.5,2:  surrealism:.5:0:1,.5,1.6:
punk:.6:.2:1,1,.4:  ballet:.7:-.1:1.3,.2,1.2:  boudoir:.8:-.1:1.4,.1,1:  evening-glamour:1:.1:1.1,.4,2.6:`,
  garment: `
shirt:1.4:0:1,1.6,.5:minimalism workwear preppy  blouse:1.1:0:1.3,.1,1:romantic seventies bohemian  t-shirt:.9:-.4:.9,1.3,.1:sport nineties punk
tank-top:.8:-.7:1,.8,.2:nineties sport minimalism  knit-sweater:1:.8:1,1.2,.3:preppy quiet-luxury folk  turtleneck:.8:.9:1,1,.4:minimalism seventies gothic
corset:.6:-.1:1.3,0,1.8:boudoir gothic punk baroque  crop-top:.7:-.8:1.3,.2,.4:ballet nineties sport  polo-shirt:.5:-.2:.7,1.3,0:preppy sport nautical
waistcoat:.6:.1:.9,1,.3:tailoring seventies western
wide-leg-trousers:1.4:0:1.1,1.2,.8:seventies quiet-luxury tailoring nautical  straight-trousers:1.2:0:.9,1.7,.5:tailoring minimalism preppy  cigarette-trousers:.8:.1:1,1.1,.5:nineties equestrian tailoring
flared-trousers:.6:0:1,.5,.4:seventies western  cargo-trousers:.6:-.1:.8,1.3,0:utility workwear sport  jeans:.9:0:1,1.3,0:nineties western workwear
shorts:.8:-.9:.9,1.2,.1:sport nautical preppy  pencil-skirt:.8:.2:1.2,0,.8:boudoir nineties tailoring  a-line-skirt:.8:.1:1.2,0,.7:preppy seventies
pleated-skirt:.8:.1:1.2,.05,.7:preppy romantic quiet-luxury  full-skirt:.5:-.1:1,0,1.6:romantic evening-glamour ballet folk  mini-skirt:.8:-.4:1.3,0,.3:nineties punk sport
slip-dress:1:-.5:1.3,0,.8:nineties boudoir minimalism  sheath-dress:.8:0:1.2,0,.9:minimalism tailoring futurism  shirt-dress:.7:-.2:1.1,0,.2:workwear utility minimalism
wrap-dress:.6:-.2:1.1,0,.5:seventies bohemian  tunic-dress:.5:-.3:1,0,.6:bohemian folk futurism  evening-gown:.9:0:.9,0,3:evening-glamour baroque surrealism
ball-gown:.35:0:.5,0,3:evening-glamour romantic baroque  jumpsuit:.4:-.2:1,.5,.4:utility futurism seventies
overcoat:1:1:1,1.2,.6:quiet-luxury tailoring minimalism  trench-coat:.8:.1:1.1,1.1,.2:quiet-luxury utility gothic  blazer:1.3:.1:1.1,1.4,.4:tailoring preppy minimalism
bomber-jacket:.6:.2:.9,1.2,.1:sport utility nineties  biker-jacket:.6:.3:1,1,.1:punk western gothic  cape:.4:.8:1,.5,1.2:equestrian gothic baroque surrealism
puffer:.5:1:.9,1.1,.1:sport utility futurism  cardigan:.6:.4:1,.9,.1:preppy seventies quiet-luxury  parka:.4:.6:.8,1.2,0:utility sport workwear`,
  fabric: `
wool:1.3:.8:1,1.4,.7:  cotton:1.4:-.3:1,1.3,.4:  silk:1.1:-.2:1.3,.4,1.6:  satin:.8:0:1.2,.3,1.5:boudoir evening-glamour nineties
denim:.8:0:1,1.2,.05:western workwear nineties  leather:.9:.4:1,1,.3:punk equestrian gothic western  knitwear:.9:.7:1,1.1,.2:quiet-luxury folk  velvet:.4:.9:1,.6,1.2:baroque gothic boudoir
tweed:.5:.9:1,.8,.8:equestrian preppy tailoring  linen:.7:-1:1,1.1,.1:nautical bohemian  tulle:.4:-.1:1,.05,2:ballet romantic evening-glamour  organza:.5:-.4:1,.1,2:romantic futurism surrealism
lace:.6:-.1:1.3,.1,1.5:boudoir romantic gothic  sequins:.5:.2:1.1,.3,1.5:evening-glamour maximalism  faux-fur:.4:1:1,.5,.7:maximalism seventies evening-glamour  nylon:.6:0:.8,1.2,.1:sport utility futurism`,
  pattern: `
stripes:.9:-.3:1,1.1,.3:nautical preppy sport  pinstripe:.7:.2:.9,1.3,.2:tailoring nineties  checks:.7:.6:1,1.2,.2:preppy punk folk  houndstooth:.4:.8:1,.8,.5:equestrian tailoring
polka-dots:.6:-.2:1.3,.3,.8:romantic surrealism boudoir  florals:1.1:-.6:1.4,.4,1.3:romantic bohemian folk  animal-print:.8:.2:1.2,.6,.5:maximalism punk boudoir  abstract-print:.6:-.1:1,.8,.8:futurism surrealism maximalism
paisley:.4:-.1:1,.6,.4:bohemian seventies folk  herringbone:.5:.9:.9,1.2,.3:tailoring equestrian  argyle:.4:.6:.9,1,0:preppy  ombre:.4:-.2:1,.4,1.2:ballet futurism bohemian`,
  silhouette: `
slim:1:0:1,.9,1:nineties boudoir punk  straight:1.3:0:1,1.4,.8:minimalism tailoring  a-line:.9:0:1.1,.4,1.1:romantic preppy seventies  oversized:1:.3:1,1.2,.4:minimalism utility nineties
full:.6:0:1,.2,1.8:romantic evening-glamour ballet  hourglass:.7:0:1.2,.1,1.4:boudoir tailoring evening-glamour`,
  detail: `
puff-sleeves:.5:-.1:1,0,1:romantic bohemian  bishop-sleeves:.5:0:1,.05,.8:seventies bohemian romantic  bell-sleeves:.35:0:1,.05,.7:seventies folk  bow:.6:0:1.2,.1,1.2:romantic ballet boudoir
one-shoulder:.4:-.3:1,0,1.2:evening-glamour futurism  halter-neck:.45:-.6:1.1,0,.9:nineties seventies  sweetheart-neckline:.4:-.2:1,0,1.3:boudoir romantic  cut-outs:.5:-.6:1.1,.05,.5:nineties futurism
fringe:.45:.1:1,.4,.7:western bohemian maximalism  ruffles:.7:-.3:1.2,.1,1.3:romantic folk bohemian  asymmetry:.6:0:1,.5,1:surrealism futurism  draping:.7:-.1:1.1,.1,1.5:evening-glamour minimalism
embroidery:.6:-.1:1,.4,1.8:folk baroque romantic  sheer:.8:-.4:1.2,.3,1.2:boudoir ballet nineties  belted-waist:.7:.2:1.1,.5,.7:seventies utility quiet-luxury  double-breasted:.6:.4:.9,1.2,.4:tailoring nautical
patch-pockets:.5:0:.7,1.2,.1:utility workwear  high-slit:.5:-.3:1.1,0,1.2:evening-glamour boudoir`,
  shoes: `
pumps:1.1:0:1.4,0,1.8:evening-glamour boudoir tailoring  sandals:1:-.9:1.2,.6,1:bohemian nautical minimalism  ankle-boots:1:.6:1,1.3,.4:punk western gothic nineties  knee-boots:.8:.8:1.2,.3,.4:equestrian seventies gothic
loafers:.8:.1:.8,1.8,.1:preppy quiet-luxury tailoring  sneakers:.7:-.1:.7,1.6,.05:sport utility nineties  ballet-flats:.7:-.2:1.2,.1,.5:ballet romantic preppy`,
  bag: `
tote:1:0:1,1.2,.1:workwear minimalism  clutch:.9:0:1.1,.3,1.6:evening-glamour boudoir  shoulder-bag:1:0:1.2,.5,.4:nineties seventies  top-handle-bag:.9:0:1.2,.4,.8:quiet-luxury preppy  bucket-bag:.5:-.1:1,.4,.1:bohemian nautical`,
  accessory: `
sunglasses:.8:-.2:1,1,.4:nineties futurism  wide-brim-hat:.4:-.1:1,.5,1:western bohemian  beret:.3:.6:1,.5,.4:nautical preppy  scarf:.6:.7:1,1,.4:seventies quiet-luxury
belt:.9:.1:1.1,.7,.4:western utility  statement-earrings:.8:0:1.3,.1,1.3:maximalism evening-glamour baroque  gloves:.5:.8:1,.4,1.3:gothic evening-glamour equestrian`,
  beauty: `
sleek-bun:1:0:1.3,.1,1.6:ballet minimalism  long-waves:1.1:-.1:1.4,.2,.9:bohemian seventies  bob:.9:0:1.2,.1,.7:nineties futurism  ponytail:.8:0:1.2,.2,.6:sport equestrian
cropped-hair:.7:0:.3,2.4,.2:punk workwear  curls:.8:0:1,.8,.8:maximalism romantic folk  braid:.5:-.1:1,.1,.5:folk bohemian ballet  slicked-back:.7:.1:.8,1.3,1:tailoring gothic evening-glamour`,
};

const NAMES: Record<string, string> = {
  't-shirt': 'T-shirt',
  'a-line': 'A-line',
  'a-line-skirt': 'A-line skirt',
  full: 'Full volume',
  slim: 'Slim line',
  straight: 'Straight line',
  ombre: 'Ombré',
  nineties: 'Nineties revival',
  seventies: 'Seventies',
};

function specOf(category: TagCategory, row: string): TagSpec {
  const [slug = '', base, warmth, weights = '', themes = ''] = row.split(':');
  const [woman, man, couture] = weights.split(',').map(Number);
  const words = slug.replaceAll('-', ' ');
  return {
    slug,
    name: NAMES[slug] ?? words.charAt(0).toUpperCase() + words.slice(1),
    category,
    base: Number(base),
    warmth: Number(warmth),
    woman: woman ?? 0,
    man: man ?? 0,
    couture: couture ?? 0,
    themes: themes.split(' ').filter(Boolean),
  };
}

const rowsOf = (text: string) => text.trim().split(/\n| {2,}/);

/** Every tag of the demo, by category. */
export const TAG_SPECS: TagSpec[] = (Object.entries(TABLE) as [TagCategory, string][]).flatMap(
  ([category, text]) => rowsOf(text).map((row) => specOf(category, row)),
);

const BY_SLUG = new Map(TAG_SPECS.map((spec) => [spec.slug, spec]));

/** @throws RangeError for a slug that is no tag. */
export function tagSpec(slug: string): TagSpec {
  const spec = BY_SLUG.get(slug);
  if (!spec) throw new RangeError(`no such tag: ${slug}`);
  return spec;
}
