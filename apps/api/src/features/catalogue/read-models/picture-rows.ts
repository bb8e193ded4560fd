import type { ContentOf, LookFacts, Show } from '@toile/contracts';

/** A look as a row of the read model; `changed` is the position of what made it so, `arrived` its time. */
export function lookRow(
  show: Show,
  look: LookFacts,
  { changed, arrived }: { changed: number; arrived: Date },
) {
  return {
    ...look,
    arrived,
    changed,
    collection: show.collection,
    designer_slug: show.designer.slug,
    designer_name: show.designer.name,
    ...dimensionsOf(show),
    show_date: show.show_date,
    tag_slugs: look.tags.map((tag) => tag.slug),
    model_slugs: look.models.map((model) => model.slug),
    garments: look.garments ?? [],
  };
}

/** A street style has no place in a show; the newest come first by the time they were taken. */
export function streetStyleRow(slug: string, street: ContentOf<'street-style'>, changed: number) {
  return {
    ...street,
    slug,
    changed,
    collection: '',
    designer_slug: street.designer?.slug ?? null,
    designer_name: street.designer?.name ?? null,
    ...dimensionsOf(street),
    show_date: street.taken_at,
    position: 0,
    tag_slugs: street.tags.map((tag) => tag.slug),
    model_slugs: street.models.map((model) => model.slug),
    garments: street.garments ?? [],
  };
}

function dimensionsOf({ season, type, city }: Pick<Show, 'season' | 'type' | 'city'>) {
  return {
    season_slug: season.slug,
    season_name: season.name,
    type_slug: type.slug,
    type_name: type.name,
    city_slug: city.slug,
    city_name: city.name,
  };
}
