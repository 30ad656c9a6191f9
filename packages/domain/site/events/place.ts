/** Where something is. */
export interface EventPlace {
  readonly title: string;
  readonly line1: string;
  readonly line2: string;
  readonly country: string;
  /** Degrees; null without a place on the map. */
  readonly point: { readonly lat: number; readonly lng: number } | null;
}

/** A stored location (page-data 2), leniently: what is missing is empty. */
export function readPlace(stored: Readonly<Record<string, unknown>>): EventPlace {
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name].slice(0, 300) : '');
  const degrees = (name: string, most: number) => {
    const value = stored[name];
    return typeof value === 'number' && Math.abs(value) <= most ? value : null;
  };
  const [lat, lng] = [degrees('mapLat', 90), degrees('mapLng', 180)];
  return {
    title: text('addressTitle'),
    line1: text('addressLine1'),
    line2: text('addressLine2'),
    country: text('addressCountry'),
    point: lat === null || lng === null ? null : { lat, lng },
  };
}

/** On one line: `Ropewalk Yard, 3 Ropewalk Yard, Bristol BS1 0ZZ, United Kingdom`; '' for nowhere. */
export function placeText({ title, line1, line2, country }: EventPlace): string {
  return [title, line1, line2, country].filter((part) => part.trim() !== '').join(', ');
}
