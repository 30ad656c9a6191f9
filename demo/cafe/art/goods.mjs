/** What the café sells, each on a ground of its own. */
import { range } from '../../prints/art/shapes.mjs';
import { bean, box, circle, cupFromAbove, gull, INK, leaf, scatter, shape, stroke } from './ink.mjs';
import { bun } from './scenes.mjs';

/** A bag of coffee with its label. @param {{ ground: string, bag: string, label: string, mark: string, lines: number }} look */
export function bag({ ground, bag: paper, label, mark, lines }) {
  const fold = `${shape('M330 330H950V410H330Z', paper)}${shape('M330 330H950L930 290H350Z', INK.espresso, 'opacity=".28"')}`;
  const body = `${shape('M300 410H980L1010 1390C1012 1420 990 1430 970 1430H310C290 1430 268 1420 270 1390Z', paper)}${shape('M300 410H390L360 1430H310C290 1430 268 1420 270 1390Z', INK.espresso, 'opacity=".12"')}`;
  const waves = range(lines)
    .map((row) => stroke(`M440 ${1050 + row * 44}c50 -34 100 34 150 0s100 34 150 0s70 20 100 0`, mark, 12))
    .join('');
  return `${box(0, 0, 1280, 1600, ground)}<ellipse cx="650" cy="1450" rx="430" ry="44" fill="${INK.espresso}" opacity=".2"/>${body}${fold}${circle(640, 500, 26, INK.espresso, 'opacity=".35"')}${box(420, 590, 440, 720, label, 10)}${gull(640, 770, 150, mark)}${stroke('M470 930H810', mark, 8)}${waves}`;
}

/** Three bags and what month it is. */
export function subscription() {
  const small = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {string} */ paper,
    /** @type {string} */ mark,
  ) =>
    `<g transform="translate(${x} ${y}) scale(.52)">${shape('M0 80H680L710 1060C712 1090 690 1100 670 1100H10C-10 1100 -32 1090 -30 1060Z', paper)}${shape('M30 0H650V80H30Z', paper)}${shape('M30 0H650L630 -40H50Z', INK.espresso, 'opacity=".28"')}${box(120, 260, 440, 620, INK.cream, 10)}${gull(340, 440, 150, mark)}${stroke('M170 600H510M170 660H430', mark, 14)}</g>`;
  const days = range(5).flatMap((row) =>
    range(7).map((column) =>
      circle(
        415 + column * 75,
        270 + row * 62,
        row === 0 && column === 0 ? 26 : 12,
        row === 0 && column === 0 ? INK.terracotta : '#d9cdb8',
      ),
    ),
  );
  return `${box(0, 0, 1280, 1600, INK.sage)}${box(330, 140, 620, 440, INK.milk, 16)}${box(330, 140, 620, 70, INK.terracotta, 16)}${days.join('')}<ellipse cx="640" cy="1420" rx="560" ry="46" fill="${INK.espresso}" opacity=".2"/>${small(110, 850, INK.harbour, INK.harbour)}${small(790, 850, INK.butter, INK.espresso)}${small(450, 780, INK.terracotta, INK.terracotta)}`;
}

/** A card in its envelope. */
export function giftCard() {
  return `${box(0, 0, 1280, 1600, INK.harbour)}<g transform="rotate(-6 640 800)">${box(210, 520, 860, 560, INK.terracotta, 28)}${circle(640, 740, 120, INK.cream)}${cupFromAbove(640, 740, 70, { cup: INK.milk, saucer: INK.sage, coffee: INK.crema, art: leaf() })}${stroke('M360 950H920', INK.cream, 12)}${stroke('M450 1000H830', INK.cream, 8, 'opacity=".7"')}</g>${scatter('gift', 1280, 380, 20, 26, [INK.butter, INK.cream])}${shape('M120 1180L640 1440L1160 1180V1600H120Z', INK.milk)}${shape('M120 1180L640 1440L120 1600Z', '#ebe2d2')}${shape('M1160 1180L640 1440L1160 1600Z', '#ebe2d2')}`;
}

/** A cup on a plain ground, from above. @param {string} ground @param {{ cup: string, saucer: string, coffee: string, isMilky?: boolean }} look */
export function cup(ground, look) {
  const art = look.isMilky ? { art: leaf() } : {};
  return `${box(0, 0, 1280, 1600, ground)}${cupFromAbove(620, 800, 300, { ...look, ...art })}`;
}

/** Two buns on a board. */
export function buns() {
  return `${box(0, 0, 1280, 1600, INK.mist)}${box(180, 380, 920, 900, '#a9764c', 60)}${circle(1010, 470, 34, INK.mist)}${bun(500, 760, 240)}${bun(830, 1050, 220)}${scatter('crumbs', 1280, 1600, 26, 7, ['#c98a4b'], (x, y) => x > 240 && x < 1040 && y > 430 && y < 1240)}`;
}

/** A slice of cheesecake. */
export function cake() {
  return `${box(0, 0, 1280, 1600, INK.butter)}${circle(640, 900, 470, INK.milk)}${circle(640, 900, 380, '#efe6d6')}${shape('M360 880L900 720L930 900L380 1080Z', '#f3dfa6')}${shape('M360 880L380 1080L930 900L925 860L375 1036Z', '#b9804a')}${shape('M360 880L900 720L880 640C700 640 480 760 360 880Z', '#f8ebc4')}${circle(700, 730, 36, INK.terracotta)}${circle(780, 700, 30, INK.terracotta)}${stroke('M1010 760V1130M980 760V850M1040 760V850M980 850H1040', '#9aa3a6', 16)}`;
}

/** A pot, a filter, and time. */
export function filterSet() {
  return `${box(0, 0, 1280, 1600, INK.cream)}${box(0, 1240, 1280, 360, '#8a5537')}${shape('M430 520H850L690 800H590Z', INK.terracotta)}${box(400, 490, 480, 40, INK.terracotta, 20)}${shape('M470 860H810C870 980 880 1120 840 1240H440C400 1120 410 980 470 860Z', INK.mist, 'opacity=".85"')}${shape('M428 1060H852C872 1120 868 1190 846 1240H434C412 1190 408 1120 428 1060Z', INK.espresso)}${stroke('M836 920C960 920 980 1120 850 1150', INK.harbour, 26)}${stroke('M640 800V860', INK.crema, 12)}${bean(1050, 1330, 40, 30, INK.espresso)}${bean(960, 1400, 40, -50, INK.espresso)}`;
}
