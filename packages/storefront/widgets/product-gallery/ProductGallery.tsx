import type { WireImage } from '@quoin/contract/endpoints/site';
import type { ReactElement } from 'react';
import type { ChosenImage } from '../../page/chosenImage.ts';
import { useIsHydrated } from '../../page/useIsAwake.ts';
import { catalogText } from '../../page/words/catalogText.ts';
import { galleryText } from '../../page/words/galleryText.ts';
import { Picture } from '../Picture.tsx';
import { type GalleryHandle, useGallery } from './useGallery.ts';

export interface ProductGalleryViewProps {
  readonly images: readonly WireImage[];
  readonly served: ServedGallery;
  readonly chosen: ChosenImage;
}

/** The words and the place that the server's markup had. */
export interface ServedGallery {
  readonly label: string;
  readonly current: number;
}

const VIEW_SIZES = '(min-width: 64em) 48vw, 100vw';

/**
 * The pictures of a product: a strip to swipe or to move with keys, and thumbnails (CX-25). With script it is one stop by
 * keyboard, the picture in front; arrow keys lead to the others.
 */
export function ProductGallery({ images, served, chosen }: ProductGalleryViewProps): ReactElement {
  const gallery = useGallery(images, served.current, chosen);
  const isAwake = useIsHydrated();
  const stopIf = (isStop: boolean) => (isAwake && !isStop ? -1 : undefined);
  return (
    <>
      <ul
        ref={gallery.views}
        className="gallery__views"
        tabIndex={isAwake ? -1 : 0}
        aria-label={served.label}
        onKeyDown={gallery.press}
        onScroll={gallery.scrolled}
      >
        {images.map((image, index) => (
          <li key={image.id} className="gallery__view" id={`view-${image.id}`}>
            <ZoomLink image={image} tabIndex={stopIf(index === gallery.current)} onPress={() => zoom(images, index)}>
              <Picture image={image} sizes={VIEW_SIZES} isInSight={index === served.current} />
            </ZoomLink>
          </li>
        ))}
      </ul>
      {images.length > 1 && <Thumbnails images={images} gallery={gallery} tabIndex={stopIf(false)} />}
    </>
  );
}

interface ZoomLinkProps {
  readonly image: WireImage;
  readonly tabIndex: number | undefined;
  readonly onPress: () => Promise<void>;
  readonly children: ReactElement;
}

/** Leads to the whole picture; with script, shows it over the page. */
function ZoomLink({ image, tabIndex, onPress, children }: ZoomLinkProps): ReactElement {
  const address = largest(image);
  return (
    <a
      className="gallery__zoom"
      href={address}
      tabIndex={tabIndex}
      aria-label={`${galleryText().enlarge}: ${image.altText}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPress().catch(() => location.assign(address));
      }}
    >
      {children}
    </a>
  );
}

async function zoom(images: readonly WireImage[], index: number): Promise<void> {
  const { openImages } = await import('../lightbox/openImages.ts');
  openImages(images, index);
}

function largest({ assetUrl }: WireImage): string {
  return `${assetUrl}?format=2500w`;
}

interface ThumbnailsProps {
  readonly images: readonly WireImage[];
  readonly gallery: GalleryHandle;
  readonly tabIndex: number | undefined;
}

function Thumbnails({ images, gallery, tabIndex }: ThumbnailsProps): ReactElement {
  return (
    <ul className="gallery__thumbs">
      {images.map((image, index) => (
        <li key={image.id}>
          <a
            className="gallery__thumb"
            href={`#view-${image.id}`}
            tabIndex={tabIndex}
            aria-current={index === gallery.current || undefined}
            onClick={(event) => {
              event.preventDefault();
              gallery.show(index);
            }}
          >
            <Picture image={image} />
            <span className="visually-hidden">{`${catalogText().gallery.picture(index + 1)} ${image.altText}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
