import type { WireAppImage } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/focalPointField';
import type { PointerEvent } from 'react';
import css from './FocalPointField.module.css';

const PERCENT = 100;
/** Of the window: the rest of the dialog stays in sight. */
const SHARE_OF_HEIGHT = 44;

export interface FocalPointFieldProps {
  readonly image: Pick<WireAppImage, 'url' | 'altText' | 'width' | 'height'>;
  readonly point: WireAppImage['focalPoint'];
  readonly onPoint: (point: WireAppImage['focalPoint']) => void;
}

/** Sets the focal point by a press or with two sliders. Next to it, previews show the resulting crops. */
export function FocalPointField({ image, point, onPoint }: FocalPointFieldProps) {
  const position = `${point.x * PERCENT}% ${point.y * PERCENT}%`;
  const url = `${image.url}?format=750w`;
  const set = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onPoint({ x: share(event.clientX - box.left, box.width), y: share(event.clientY - box.top, box.height) });
  };
  const slider = (axis: 'x' | 'y', label: string) => (
    <label className={css.slider}>
      {label}
      <input
        type="range"
        min={0}
        max={PERCENT}
        value={Math.round(point[axis] * PERCENT)}
        onChange={(event) => onPoint({ ...point, [axis]: Number(event.target.value) / PERCENT })}
      />
    </label>
  );
  return (
    <div className={css.room}>
      <div className={css.focal}>
        <div>
          <div
            className={css.whole}
            style={{ width: `min(100%, ${(SHARE_OF_HEIGHT * image.width) / Math.max(1, image.height)}vh)` }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              set(event);
            }}
            onPointerMove={(event) => event.buttons === 1 && set(event)}
          >
            <img src={url} alt={image.altText} width={image.width} height={image.height} draggable={false} />
            <span className={css.point} style={{ left: `${point.x * PERCENT}%`, top: `${point.y * PERCENT}%` }} />
          </div>
          <div className={css.sliders}>
            {slider('x', texts.fromTheLeft)}
            {slider('y', texts.fromTheTop)}
          </div>
        </div>
        <div className={css.cuts} aria-hidden="true">
          <img src={url} alt="" style={{ aspectRatio: '1', objectPosition: position }} />
          <img src={url} alt="" style={{ aspectRatio: '3 / 4', objectPosition: position }} />
          <img src={url} alt="" style={{ aspectRatio: '16 / 9', objectPosition: position }} />
        </div>
      </div>
    </div>
  );
}

function share(part: number, whole: number): number {
  return Math.round(Math.min(1, Math.max(0, part / whole)) * PERCENT) / PERCENT;
}
