/** What a client says it can show; JPEG and PNG everybody can. */
export interface AcceptedPictures {
  readonly avif: boolean;
  readonly webp: boolean;
}

/** From the header `Accept`. A format counts where it is named: wildcards are sent by mail clients and crawlers, too. */
export function acceptedPictures(accept: string): AcceptedPictures {
  const named = new Set(accept.split(',').flatMap(namedType));
  return { avif: named.has('image/avif'), webp: named.has('image/webp') };
}

/** Nothing where it is refused (`;q=0`). */
function namedType(part: string): readonly string[] {
  const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type];
}
