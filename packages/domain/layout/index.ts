export { ARRANGEMENTS, type Arrangement, arrangePlaces } from './arrangePlaces.ts';
export { type Box, boxAround, boxBetween, isInside, type Point, touchedBy } from './box.ts';
export { besideOrBelow, freePlace, overlaps, rowsUsed } from './freePlace.ts';
export { boxOf, cellsOf, type GridMetrics, nearestRow, rowTop, stepOf } from './gridMetrics.ts';
export { type Guide, guidesFor } from './guides.ts';
export { type LayerStep, layersFor, paintOrder, readAgainstPaint, relayer } from './layers.ts';
export { type Cells, cellsOfKey, intoGrid, movePlaces } from './movePlaces.ts';
export { PHONE_GAP, type PlacedOnPhones, phoneArrangement } from './phoneArrangement.ts';
export { phoneRowFor } from './phoneRow.ts';
export {
  GRID_COLUMNS,
  MAX_BLOCKS,
  PHONE_COLUMNS,
  type Placement,
  readPlacement,
  withinGrid,
} from './placement.ts';
export { placeProperties } from './placeProperties.ts';
export { type Placed, readingOrder } from './readingOrder.ts';
export { HANDLES, type Handle, resizePlace } from './resizePlace.ts';
export { type LaidRow, rowsOfColumns } from './rowsOfColumns.ts';
export { withoutStretch } from './withoutStretch.ts';
export { layoutWords, spokenPlace } from './wording.ts';
