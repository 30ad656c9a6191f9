/**
 * What is printed: each sheet with its rule, its paper, its inks, and the room it is photographed in.
 * @typedef {{ width: number, height: number, random: import('./random.mjs').Random, inks: string[], paper: string }} Sheet
 * @typedef {(sheet: Sheet) => string} Draw
 * @typedef {{ ink: string, paper: string, inks: string[] }} Pull one colouring of a sheet; `ink` '' where there is only one
 * @typedef {{ slug: string, title: string, draw: Draw, size: [number, number], zoom: [number, number],
 *   room: string, wall: string, frame: string, pulls: Pull[] }} Work  `zoom`: centre of the detail, 0 to 1 each way
 */
import { allotments } from './works/allotments.mjs';
import { alphabet } from './works/alphabet.mjs';
import { contours } from './works/contours.mjs';
import { errand } from './works/errand.mjs';
import { exchange } from './works/exchange.mjs';
import { flow } from './works/flow.mjs';
import { glacier } from './works/glacier.mjs';
import { hum } from './works/hum.mjs';
import { larches } from './works/larches.mjs';
import { leeSide } from './works/leeSide.mjs';
import { loom } from './works/loom.mjs';
import { mudflat } from './works/mudflat.mjs';
import { northSea } from './works/northSea.mjs';
import { orrery } from './works/orrery.mjs';
import { pebbles } from './works/pebbles.mjs';
import { pendulum } from './works/pendulum.mjs';
import { perseids } from './works/perseids.mjs';
import { ridgelines } from './works/ridgelines.mjs';
import { seedhead } from './works/seedhead.mjs';
import { stillLife } from './works/stillLife.mjs';
import { switchyard } from './works/switchyard.mjs';
import { tenement } from './works/tenement.mjs';
import { tideTable } from './works/tideTable.mjs';
import { twoStones } from './works/twoStones.mjs';
import { weave } from './works/weave.mjs';

/** @type {[number, number]} */
const PORTRAIT = [1000, 1300];
/** @type {[number, number]} */
const LANDSCAPE = [1300, 1000];
/** @type {[number, number]} */
const SQUARE = [1100, 1100];

const OAK = '#c79a63';
const BLACK = '#23211f';
const WALNUT = '#6b4630';
const WHITE = '#f4f2ee';

/**
 * @param {string} slug @param {string} title @param {Draw} draw @param {[number, number]} size @param {[number, number]} zoom
 * @param {[string, string, string]} place room, wall, frame @param {...[string, string, string[]]} pulls ink, paper, inks
 * @returns {Work}
 */
const work = (slug, title, draw, size, zoom, [room, wall, frame], ...pulls) => ({
  slug,
  title,
  draw,
  size,
  zoom,
  room,
  wall,
  frame,
  pulls: pulls.map(([ink, paper, inks]) => ({ ink, paper, inks })),
});

/** @type {Work[]} */
export const WORKS = [
  work(
    'ridge-lines',
    'Ridge Lines',
    ridgelines,
    PORTRAIT,
    [0.5, 0.42],
    ['bench', '#d9d4c9', OAK],
    ['Indigo', '#1f2b57', ['#f3ead7', '#f2643d']],
    ['Rust', '#a23c20', ['#fdeedd', '#f4c04d']],
  ),
  work(
    'prevailing-wind',
    'Prevailing Wind',
    flow,
    PORTRAIT,
    [0.4, 0.4],
    ['light', '#e3e1da', WHITE],
    ['', '#f7f2e7', ['#0f5e73', '#2c9c94', '#f2b441', '#e4572e', '#7a1f3d']],
  ),
  work(
    'losing-heart',
    'Losing Heart',
    pendulum,
    PORTRAIT,
    [0.5, 0.36],
    ['shelf', '#c9d2d1', BLACK],
    ['Cobalt', '#fbf8f1', ['#2440c8', '#ee4b3a']],
    ['Moss', '#fbf8f1', ['#1f6b4a', '#d98a1d']],
  ),
  work(
    'switchyard',
    'Switchyard',
    switchyard,
    PORTRAIT,
    [0.5, 0.55],
    ['light', '#dcdfd6', WALNUT],
    ['', '#f4efe3', ['#20352f', '#e8b13a', '#d9502f', '#7fb7a4']],
  ),
  work(
    'pebble-count',
    'Pebble Count',
    pebbles,
    PORTRAIT,
    [0.55, 0.5],
    ['bench', '#cfd3d2', OAK],
    ['', '#f2ede3', ['#27343f', '#5c7486', '#b8a58b', '#d97b4f', '#8a3a2b']],
  ),
  work(
    'spoil-heap-no-4',
    'Spoil Heap No. 4',
    contours,
    PORTRAIT,
    [0.55, 0.42],
    ['light', '#e5e0d4', BLACK],
    ['', '#faf6ec', ['#3a2a1c', '#d3e2cf', '#a3c49c', '#ead78f', '#df9a52', '#b5502d']],
  ),
  work(
    'mudflat',
    'Mudflat',
    mudflat,
    LANDSCAPE,
    [0.4, 0.55],
    ['bench', '#dfe3e0', OAK],
    ['', '#f3f2ea', ['#d3e5e6', '#8dbcc4', '#3b7d92', '#cbb48e', '#8c6b4a']],
  ),
  work(
    'seedhead',
    'Seedhead',
    seedhead,
    SQUARE,
    [0.62, 0.6],
    ['shelf', '#b9c4b4', WALNUT],
    ['', '#faecd0', ['#5a1f14', '#b23a1e', '#ee8b2c', '#f2b93b', '#3f6b3a']],
  ),
  work(
    'two-stones',
    'Two Stones',
    twoStones,
    PORTRAIT,
    [0.34, 0.4],
    ['light', '#dadfe6', WHITE],
    ['Blue & Coral', '#fbf9f3', ['#1c5fd1', '#ff5a4e']],
    ['Teal & Sun', '#fbf9f3', ['#0b7a75', '#f5a623']],
  ),
  work(
    'allotments',
    'Allotments',
    allotments,
    PORTRAIT,
    [0.4, 0.6],
    ['bench', '#d5d9cf', BLACK],
    ['', '#f4ecdb', ['#22302b', '#d94f2b', '#f0b23c', '#3d7a68', '#9cc3b0']],
  ),
  work(
    'still-life-three-inks',
    'Still Life in Three Inks',
    stillLife,
    PORTRAIT,
    [0.5, 0.5],
    ['shelf', '#ead9cb', WHITE],
    ['', '#fbf7ee', ['#ff5a3c', '#f4b90f', '#2a6fdb']],
  ),
  work('hum', 'Hum', hum, SQUARE, [0.5, 0.32], ['light', '#dedbd6', BLACK], ['', '#fbfaf6', ['#0b8f92', '#e23f86']]),
  work(
    'tenement',
    'Tenement',
    tenement,
    PORTRAIT,
    [0.5, 0.5],
    ['bench', '#e6dccd', OAK],
    ['', '#dbe6ea', ['#20304a', '#e07a5f', '#f2cc8f', '#81b29a', '#8fb3cf', '#efe0cc']],
  ),
  work(
    'telephone-exchange',
    'Telephone Exchange',
    exchange,
    PORTRAIT,
    [0.5, 0.4],
    ['light', '#cfcac1', BLACK],
    ['', '#1f1e20', ['#f4f1e8', '#ffb000', '#ff5d3b', '#57c4b8']],
  ),
  work(
    'lee-side',
    'Lee Side',
    leeSide,
    LANDSCAPE,
    [0.6, 0.6],
    ['bench', '#e9dfd2', WALNUT],
    ['', '#fcf1e0', ['#f2a27a', '#f0c08a', '#e08c54', '#c1582f', '#84301f', '#471a1a']],
  ),
  work(
    'perseids',
    'Perseids',
    perseids,
    PORTRAIT,
    [0.6, 0.4],
    ['shelf', '#b7bfc9', OAK],
    ['', '#f7f4ec', ['#2f5194', '#0b1230', '#f6f0dc', '#ffb45e']],
  ),
  work(
    'common-weave',
    'Common Weave',
    weave,
    SQUARE,
    [0.4, 0.4],
    ['light', '#e1ddd2', WALNUT],
    ['', '#f6f2e9', ['#2a3d66', '#e9e2d0', '#c2452d', '#d9a441', '#5b7f6b']],
  ),
  work(
    'tide-table',
    'Tide Table',
    tideTable,
    PORTRAIT,
    [0.45, 0.5],
    ['bench', '#cdd3d8', OAK],
    ['', '#f5f1e8', ['#14233b', '#f5ecd2', '#27405f']],
  ),
  work(
    'larches-october',
    'Larches, October',
    larches,
    LANDSCAPE,
    [0.5, 0.5],
    ['light', '#dfe0d8', OAK],
    ['', '#f3f1e8', ['#27302b', '#e08a26']],
  ),
  work(
    'orrery',
    'Orrery',
    orrery,
    SQUARE,
    [0.62, 0.55],
    ['shelf', '#d8cbb5', BLACK],
    ['', '#f6f0e0', ['#1f2b3a', '#e8a33d', '#d9583b', '#5d93a8', '#c9b79a']],
  ),
  work(
    'errand',
    'Errand',
    errand,
    SQUARE,
    [0.4, 0.4],
    ['light', '#e4e2dc', WHITE],
    ['', '#fbf7ef', ['#24365e', '#3f7cac', '#6fb7a0', '#f0c557', '#ea7a41', '#b8334a']],
  ),
  work(
    'alphabet-for-nobody',
    'Alphabet for Nobody',
    alphabet,
    PORTRAIT,
    [0.5, 0.42],
    ['bench', '#d2dbe0', OAK],
    ['', '#f3ece0', ['#1d3b8b', '#e4402f', '#f3b61f', '#1b1b1b']],
  ),
  work(
    'north-sea',
    'North Sea',
    northSea,
    LANDSCAPE,
    [0.56, 0.5],
    ['shelf', '#c6d0d3', WHITE],
    ['', '#f5f1e8', ['#f0552f', '#8db4bd', '#3f7f93', '#16445c']],
  ),
  work(
    'glacier-tongue',
    'Glacier Tongue',
    glacier,
    PORTRAIT,
    [0.5, 0.5],
    ['light', '#d5dde2', BLACK],
    ['', '#f6f7f5', ['#16324f', '#2f6690', '#7fbfd4', '#d9eef2', '#fdf3e7']],
  ),
  work('loom', 'Loom', loom, PORTRAIT, [0.42, 0.4], ['light', '#e6dfd6', OAK], ['', '#fbf7ef', ['#c1275b', '#0f7173']]),
];

/** File name of a view: `ridge-lines-1`, of a second colouring `ridge-lines-rust-1`. @param {Work} work @param {Pull} pull @param {number} view */
export function viewName(work, pull, view) {
  const isFirst = pull === work.pulls[0];
  const ink = isFirst ? '' : `-${pull.ink.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
  return `${work.slug}${ink}-${view}.jpg`;
}
