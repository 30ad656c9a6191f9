import { imagesOf, type Section } from '@quoin/domain/blocks';
import { useQueries } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { assetQuery } from '../app/queries/mediaQueries.ts';
import { useSite } from '../app/site/site.ts';

/** Maximum number of pictures in a thumbnail. What is below its edge is not visible. */
const MOST = 6;
const WIDTH = '300w';

/** Addresses of a section's own pictures by id, asked for once its thumbnail comes into view. */
export function useTemplatePictures(section: Section, place: RefObject<Element | null>): ReadonlyMap<string, string> {
  const { identifier } = useSite();
  const isSeen = useIsSeen(place);
  const ids = imagesOf({ sections: [section] }).slice(0, MOST);
  return useQueries({
    queries: ids.map((id) => ({ ...assetQuery(identifier, id), enabled: isSeen, retry: false, staleTime: 60_000 })),
    combine: (found) =>
      new Map(
        found.flatMap(({ data }) => (data?.asset.kind === 'image' ? [[data.asset.id, address(data.asset.url)]] : [])),
      ),
  });
}

function address(url: string): string {
  return `${url}?format=${WIDTH}`;
}

function useIsSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || place.current === null) return;
    const watch = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && setSeen(true));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isSeen, place]);
  return isSeen;
}
