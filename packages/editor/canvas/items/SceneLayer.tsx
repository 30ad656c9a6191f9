import type { Guide } from '@quoin/domain/layout';
import { boxOf } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/sceneLayer';
import { findBlock, findSection, pageBox, sectionNumber, shifted } from '../../gestures/findInScene.ts';
import { findMark } from '../../gestures/marks.ts';
import type { SceneSection } from '../../gestures/scene.ts';
import css from '../Canvas.module.css';
import type { CanvasView } from '../canvasView.ts';
import { markName } from '../markName.ts';
import { screenBox } from '../screenBox.ts';

/**
 * Shows what is under the pointer and what a running gesture would do. It is hidden from screen readers, which receive
 * announcements.
 */
export function SceneLayer({ view, chosen }: { readonly view: CanvasView; readonly chosen: readonly string[] }) {
  const { scene, board, scale } = view;
  const grids = view.hasGrid ? board.sections.map(({ id }) => id) : scene.grids;
  const drops = [
    ...scene.drops,
    ...scene.dropping.flatMap((id) => {
      const found = findBlock(board, id);
      return found === null ? [] : [pageBox(found)];
    }),
  ];
  return (
    <div aria-hidden="true">
      {grids.map((id) => (
        <Grid key={id} section={findSection(board, id)} scale={scale} />
      ))}
      <Hover view={view} chosen={chosen} />
      {scene.ghosts.map((box, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no name but their place in the list
        <div key={index} className={css.ghost} style={screenBox(box, scale)} />
      ))}
      {drops.map((box, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <div key={index} className={css.drop} data-drop style={screenBox(box, scale)} />
      ))}
      {scene.guides.map((guide) => (
        <GuideLine key={`${guide.axis}${guide.kind}${guide.at}`} guide={guide} scale={scale} />
      ))}
      {scene.marquee === null ? null : <div className={css.marquee} style={screenBox(scene.marquee, scale)} />}
    </div>
  );
}

interface HoverProps {
  readonly view: CanvasView;
  readonly chosen: readonly string[];
}

/** Chosen blocks have their tools where others have their name. */
function Hover({ view: { scene, board, scale, measures, mark: chosenMark }, chosen }: HoverProps) {
  const { hover } = scene;
  if (hover === null) return null;
  const found = hover.kind === 'block' ? findBlock(board, hover.id) : null;
  const mark = hover.kind === 'mark' ? findMark(measures, hover.id) : null;
  const section = hover.kind === 'section' ? findSection(board, hover.id) : null;
  const box = found ? pageBox(found) : ((mark ?? section)?.box ?? null);
  if (box === null) return null;
  const name = found
    ? found.block.name
    : mark !== null
      ? markName(mark.binding)
      : section?.name || texts.section(sectionNumber(board, hover.id));
  const isChosen = found ? chosen.includes(found.block.id) : mark !== null && mark.id === chosenMark;
  return (
    <div
      className={`${css.hover} ${found || mark ? '' : css.hoverSection} ${mark ? css.hoverMark : ''}`}
      data-hover={hover.id}
      style={screenBox(box, scale)}
    >
      {isChosen ? null : <span className={css.tag}>{name}</span>}
    </div>
  );
}

function GuideLine({ guide: { axis, at, from, to, kind }, scale }: { readonly guide: Guide; readonly scale: number }) {
  const box =
    axis === 'vertical'
      ? { left: at, top: from, width: 0, height: to - from }
      : { left: from, top: at, width: to - from, height: 0 };
  return <div className={`${css.guide} ${css[kind]}`} data-guide={`${axis} ${kind}`} style={screenBox(box, scale)} />;
}

/** Columns in blue, rows as thin lines. */
function Grid({ section, scale }: { readonly section: SceneSection | null; readonly scale: number }) {
  if (section?.grid == null || section.box === null) return null;
  const { grid, box } = section;
  const rows = Math.max(grid.tracks.length, 1);
  return Array.from({ length: grid.columns }, (_, index) => {
    const place = { column: index + 1, row: 1, columns: 1, rows, layer: 0 };
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name but their number
        key={index}
        className={css.column}
        style={{
          ...screenBox(shifted(boxOf(place, grid), box), scale),
          backgroundSize: `100% ${(grid.rowHeight + grid.rowGap) * scale}px`,
        }}
      />
    );
  });
}
