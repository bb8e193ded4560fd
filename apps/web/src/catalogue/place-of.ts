/** Where a show takes place: the venue, and the city unless the venue names it ("Grand Palais, Paris"). */
export function placeOf(venue: string | null | undefined, city: string): string {
  if (!venue) return city;
  return venue.toLocaleLowerCase().includes(city.toLocaleLowerCase()) ? venue : `${venue}, ${city}`;
}
