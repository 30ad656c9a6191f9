import { memo } from 'react';
import { type Area, type DrawnSection, drawSection, PAGE_WIDTH, type Shape } from './drawSection.ts';
import css from './templates.module.css';
import type { ThumbnailLook } from './thumbnailLook.ts';

export interface TemplateThumbnailProps {
  readonly sections: readonly DrawnSection[];
  readonly look: ThumbnailLook;
  /** Of the picture, width by height; what is longer is cut off. */
  readonly ratio: number;
  /** Addresses of pictures that are known, by id. */
  readonly pictures?: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Draws sections one below the other as they will be on the page, in the site's colours. Hidden from screen readers,
 * because words are next to it.
 */
export const TemplateThumbnail = memo(function TemplateThumbnail(props: TemplateThumbnailProps) {
  const { sections, look, ratio, pictures = NONE } = props;
  const frame = PAGE_WIDTH / ratio;
  const drawn = sections.map((made) => drawSection(made, look.colors(made.section.theme)));
  const tops = drawn.map((_, index) => drawn.slice(0, index).reduce((sum, { height }) => sum + height, 0));
  const whole = drawn.reduce((sum, { height }) => sum + height, 0);
  // Content that is shorter than the frame is centred in it.
  const start = Math.max(0, (frame - whole) / 2);
  const ground = sections.length === 1 ? look.colors(sections[0]!.section.theme).ground : look.colors('white').ground;
  return (
    <svg
      viewBox={`0 0 ${PAGE_WIDTH} ${frame}`}
      className={css.thumbnail}
      aria-hidden="true"
      preserveAspectRatio="xMidYMin slice"
    >
      <rect width={PAGE_WIDTH} height={frame} fill={ground} />
      {drawn.map(({ shapes }, index) =>
        start + tops[index]! > frame ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a template never changes
          <g key={index} transform={`translate(0 ${start + tops[index]!})`}>
            {shapes.map((shape, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a template never changes
              <Drawn key={at} {...{ shape, look, pictures }} />
            ))}
          </g>
        ),
      )}
    </svg>
  );
});

interface DrawnProps extends Required<Pick<TemplateThumbnailProps, 'look' | 'pictures'>> {
  readonly shape: Shape;
}

function Drawn({ shape, look, pictures }: DrawnProps) {
  switch (shape.kind) {
    case 'box': {
      const { fill, line, radius } = shape;
      const edge = line === undefined ? {} : { stroke: line, strokeWidth: 3 };
      return <rect {...shape.at} {...edge} fill={fill} rx={radius ?? look.radius} />;
    }
    case 'picture': {
      const href = pictures.get(shape.image ?? '');
      if (href === undefined) return <Landscape {...shape} />;
      return <image {...shape.at} href={href} preserveAspectRatio="xMidYMid slice" />;
    }
    case 'words':
      return (
        <text
          {...{ x: shape.x, y: shape.y, fontSize: shape.size, fill: shape.fill }}
          {...{ fontFamily: look.fontFamily, fontWeight: look.fontWeight }}
        >
          {shape.text}
        </text>
      );
  }
}

/** A picture to come: two hills and a sun. */
function Landscape({ at, ink, ground }: { readonly at: Area; readonly ink: string; readonly ground: string }) {
  const { x, y, width, height } = at;
  const point = (px: number, py: number) => `${x + width * px} ${y + height * py}`;
  return (
    <g>
      <rect {...at} fill={ground} />
      <rect {...at} fill={ink} opacity={0.16} />
      <circle cx={x + width * 0.72} cy={y + height * 0.3} r={Math.min(width, height) * 0.1} fill={ink} opacity={0.4} />
      <path
        d={`M${point(0, 0.78)} Q${point(0.3, 0.42)} ${point(0.62, 0.72)} T${point(1, 0.6)} V${y + height} H${x}Z`}
        fill={ink}
        opacity={0.3}
      />
      <path
        d={`M${point(0, 0.92)} Q${point(0.5, 0.62)} ${point(1, 0.86)} V${y + height} H${x}Z`}
        fill={ink}
        opacity={0.45}
      />
    </g>
  );
}
