import { type PictureMotion, WIDTH_STEPS } from '@quoin/domain/media';
import { Lightbox } from '@quoin/ui/dialog';
import { type CSSProperties, type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { galleryText } from '../../page/words/galleryText.ts';
import { GALLERY_KEYS, viewAfter } from '../../strip/moves.ts';

export interface LightboxPicture {
  /** Its largest file. */
  readonly src: string;
  /** Empty where the page has none of it: that of all widths there are. */
  readonly srcset: string;
  readonly motion: PictureMotion | null;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly caption: string;
}

export interface LightboxOptions {
  readonly pictures: readonly LightboxPicture[];
  readonly index: number;
  readonly theme: 'dark' | 'light';
}

/** Shows pictures over the page until it is closed. */
export function openLightbox(options: LightboxOptions): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = (): void => {
    root.unmount();
    place.remove();
  };
  flushSync(() => root.render(<LightboxGallery {...options} onClose={close} />));
}

/** Shortest way of a finger that turns the page, in pixels. */
const SWIPE = 48;

function LightboxGallery({
  pictures,
  index,
  theme,
  onClose,
}: LightboxOptions & { readonly onClose: () => void }): ReactElement | null {
  const [current, setCurrent] = useState(index);
  const swipeFrom = useRef(0);
  const total = pictures.length;
  const picture = pictures[current];
  if (picture === undefined) return null;
  const show = (move: keyof typeof STEPS): void => setCurrent(viewAfter({ current, total }, move));
  const press = (event: KeyboardEvent): void => {
    const move = GALLERY_KEYS[event.key];
    if (move === undefined || total < 2) return;
    event.preventDefault();
    show(move);
  };
  const place = galleryText().place(current + 1, total);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the dialog inside, which has the role
    <div
      onKeyDown={press}
      onTouchStart={({ touches }) => {
        swipeFrom.current = touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={({ changedTouches }) => {
        const way = (changedTouches[0]?.clientX ?? 0) - swipeFrom.current;
        if (Math.abs(way) >= SWIPE) show(way < 0 ? 'next' : 'previous');
      }}
    >
      <Lightbox
        isOpen
        label={picture.alt === '' ? place : picture.alt}
        closeLabel={galleryText().close}
        onClose={onClose}
        theme={theme}
        tools={total > 1 && <Tools place={place} current={current} total={total} show={show} />}
      >
        <figure className="lightbox-frame__figure">
          <Shown key={picture.src} picture={picture} />
          {picture.caption !== '' && <figcaption className="lightbox-frame__caption">{picture.caption}</figcaption>}
        </figure>
      </Lightbox>
    </div>
  );
}

/** The picture; one that moves is still for who has asked for less motion, and can be stopped (WCAG 2.2.2). */
function Shown({ picture }: { readonly picture: LightboxPicture }): ReactElement {
  const sizes = `min(100vw, calc((100vh - 6rem) * ${picture.width / picture.height}))`;
  const img = (
    <img
      className="lightbox-frame__picture"
      src={picture.src}
      srcSet={picture.srcset || widthsOf(picture.src)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      style={{ '--width': picture.width, '--ratio': picture.width / picture.height } as CSSProperties}
      alt={picture.alt}
    />
  );
  if (picture.motion === null) return img;
  return (
    <span className="lightbox-frame__moving">
      <picture ref={picture.motion === 'long' ? addButton : undefined} style={{ display: 'contents' }}>
        <source media="(prefers-reduced-motion: reduce)" srcSet={widthsOf(picture.src, '&motion=none')} sizes={sizes} />
        {img}
      </picture>
    </span>
  );
}

function addButton(shown: HTMLElement | null): void {
  if (shown !== null) void import('../../motion/motionButton.ts').then(({ addMotionButton }) => addMotionButton(shown));
}

/** The same file in every width (IMG-02). */
function widthsOf(address: string, more = ''): string {
  const of = (step: number) => `${address.replace(/\?.*$|$/, `?format=${step}w${more}`)} ${step}w`;
  return WIDTH_STEPS.map(of).join(', ');
}

const STEPS = { next: '›', previous: '‹', first: '«', last: '»' } as const;

interface ToolsProps {
  readonly place: string;
  readonly current: number;
  readonly total: number;
  readonly show: (move: 'next' | 'previous') => void;
}

function Tools({ place, current, total, show }: ToolsProps): ReactElement {
  return (
    <>
      <p className="lightbox-frame__place" role="status">
        {place}
      </p>
      <Step move="previous" label={galleryText().previous} isEnd={current === 0} show={show} />
      <Step move="next" label={galleryText().next} isEnd={current === total - 1} show={show} />
    </>
  );
}

interface StepProps extends Pick<ToolsProps, 'show'> {
  readonly move: 'next' | 'previous';
  readonly label: string;
  readonly isEnd: boolean;
}

/** At an end the button stays, and keeps the focus. */
function Step({ move, label, isEnd, show }: StepProps): ReactElement {
  return (
    <button
      type="button"
      className={`lightbox-frame__step lightbox-frame__step--${move}`}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => show(move)}
    >
      <span aria-hidden="true">{STEPS[move]}</span>
    </button>
  );
}
