import type { SavedSection } from '@quoin/domain/document';
import { useMemo, useRef } from 'react';
import { TemplateThumbnail } from './TemplateThumbnail.tsx';
import { useTemplatePictures } from './templatePictures.ts';
import type { ThumbnailLook } from './thumbnailLook.ts';

export interface SavedThumbnailProps {
  readonly saved: Pick<SavedSection, 'section'>;
  readonly look: ThumbnailLook;
}

/** A section of the owner's in small, with its own words and pictures. */
export function SavedThumbnail({ saved: { section }, look }: SavedThumbnailProps) {
  const place = useRef<HTMLSpanElement>(null);
  const pictures = useTemplatePictures(section, place);
  const sections = useMemo(() => [{ section, blocks: section.blocks }], [section]);
  return (
    <span ref={place}>
      <TemplateThumbnail sections={sections} look={look} ratio={1.6} pictures={pictures} />
    </span>
  );
}
