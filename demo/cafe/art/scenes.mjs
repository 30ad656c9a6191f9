/** What hangs on the café's pages: wide scenes. Each draws into a picture of the given size. */
import { range } from '../../prints/art/shapes.mjs';
import { bean, box, circle, cupFromAbove, gull, INK, leaf, scatter, shape, stroke } from './ink.mjs';

/** The window at seven in the morning: harbour outside, the first cup inside. */
export function morning() {
  const panes = `${box(180, 90, 1640, 800, INK.harbour)}${box(180, 90, 1640, 800, '#e9c9a4')}`;
  const sun = `${circle(1310, 560, 170, INK.butter)}${circle(1310, 560, 240, INK.butter, 'opacity=".25"')}`;
  const water = `${box(180, 650, 1640, 240, '#4d7385')}${range(9)
    .map((row) =>
      stroke(
        `M${240 + row * 71} ${690 + (row % 5) * 38}h${90 + (row % 3) * 70}M${1120 + row * 52} ${680 + ((row + 2) % 6) * 32}h${70 + (row % 4) * 30}`,
        INK.butter,
        5,
        'opacity=".55"',
      ),
    )
    .join('')}`;
  const crane = (/** @type {number} */ x, /** @type {number} */ s) =>
    stroke(
      `M${x} 660V${660 - 300 * s}M${x + 70 * s} 660V${660 - 300 * s}M${x - 20 * s} ${660 - 300 * s}H${x + 250 * s}L${x + 35 * s} ${660 - 390 * s}ZM${x} ${660 - 150 * s}H${x + 70 * s}M${x + 200 * s} ${660 - 300 * s}V${660 - 190 * s}`,
      INK.espresso,
      10 * s,
    );
  const ship = `${shape('M560 640H980L930 720H610Z', INK.terracotta)}${box(610, 590, 90, 50, INK.milk)}${box(720, 560, 60, 80, INK.espresso)}${box(800, 600, 110, 40, INK.butter)}`;
  const bars = `${range(3)
    .map((index) => box(180 + (index + 1) * 410 - 9, 90, 18, 800, INK.espresso))
    .join(
      '',
    )}${box(180, 400, 1640, 14, INK.espresso)}${box(160, 70, 1680, 26, INK.espresso)}${box(160, 70, 26, 840, INK.espresso)}${box(1814, 70, 26, 840, INK.espresso)}`;
  const table = `${box(0, 890, 2000, 360, '#8a5537')}${range(7)
    .map((row) => stroke(`M0 ${930 + row * 48}H2000`, '#784629', 4, 'opacity=".6"'))
    .join('')}`;
  const cup = `<g transform="translate(520 1010)">${shape('M-210 120a230 38 0 0 0 460 0Z', INK.milk)}${shape('M-130 -140H170C170 40 120 118 20 118C-80 118 -130 40 -130 -140Z', INK.terracotta)}${shape('M-130 -140a150 30 0 0 0 300 0a150 30 0 0 0 -300 0Z', INK.espresso)}${stroke('M168 -90C280 -100 280 50 140 40', INK.terracotta, 26)}${stroke('M-40 -210C-70 -260 -10 -290 -40 -350M30 -220C0 -270 60 -300 30 -370M95 -210C65 -255 125 -285 95 -340', INK.milk, 9, 'opacity=".75"')}</g>`;
  const paper = `<g transform="translate(1180 985) rotate(-7)">${box(0, 0, 460, 210, INK.milk, 6)}${range(6)
    .map((row) => stroke(`M40 ${46 + row * 25}h${row % 2 ? 340 : 375}`, INK.espresso, 7, 'opacity=".32"'))
    .join('')}</g>`;
  return `${box(0, 0, 2000, 1250, INK.espresso)}${panes}${sun}${water}${crane(380, 0.9)}${crane(1480, 1.1)}${ship}${gull(820, 240, 70, INK.milk)}${gull(1040, 330, 46, INK.milk)}${bars}${table}${cup}${paper}`;
}

/** The roaster: a drum, a chimney, a tray of beans. */
export function roaster() {
  const tiles = range(12).flatMap((row) =>
    range(20).map((column) =>
      box(column * 102 - (row % 2) * 51, row * 62, 98, 58, (row * 7 + column * 3) % 5 ? '#dfe4da' : '#d2d9cd', 3),
    ),
  );
  const body = `${box(1180, 0, 110, 420, '#3c3a38')}${box(840, 400, 640, 380, INK.terracotta, 60)}${circle(1010, 590, 150, INK.espresso)}${circle(1010, 590, 112, '#57402f')}${box(1290, 470, 140, 110, INK.milk, 10)}${circle(1330, 525, 32, INK.espresso)}${stroke('M1330 525L1346 505', INK.butter, 6)}${circle(1400, 508, 12, INK.butter)}${circle(1400, 545, 12, INK.sage)}${shape('M1180 300H1290L1350 400H1120Z', '#4a4744')}${box(880, 780, 80, 240, '#3c3a38')}${box(1360, 780, 80, 240, '#3c3a38')}`;
  const tray = `<g transform="translate(560 830)"><ellipse rx="380" ry="120" fill="#3c3a38"/><ellipse rx="350" ry="102" cy="-12" fill="${INK.espresso}"/></g>${scatterInTray()}${stroke('M900 660C820 700 780 740 740 800', '#3c3a38', 46)}`;
  return `${box(0, 0, 2000, 1250, '#dfe4da')}${tiles.join('')}${box(0, 740, 2000, 510, '#6f4b38')}${range(8)
    .map((row) => stroke(`M0 ${800 + row * 60}H2000`, '#5f3e2d', 5))
    .join('')}${body}${tray}${sack(1560, 690)}${sack(1720, 760)}`;
}

function scatterInTray() {
  return `<g transform="translate(210 715) scale(1 .3)">${scatter('tray', 700, 640, 120, 22, ['#7a4a2b', '#8a5636', '#683d22'], (x, y) => Math.hypot(x - 350, y - 340) < 300)}</g>`;
}

/** @param {number} x @param {number} y */
function sack(x, y) {
  return `<g transform="translate(${x} ${y})">${shape('M20 40C-30 160 -30 320 10 380H240C280 320 280 160 230 40C180 60 70 60 20 40Z', '#c9a878')}${shape('M40 46C60 -10 190 -10 212 46C170 62 84 62 40 46Z', '#b8945f')}${box(70, 150, 112, 112, 'none', 8, `stroke="${INK.espresso}" stroke-width="7"`)}${bean(126, 206, 34, 30, INK.espresso)}</g>`;
}

/** The shop from across the street. */
export function front() {
  const bricks = range(20).flatMap((row) =>
    range(22).map((column) =>
      box(column * 96 - (row % 2) * 48, row * 44, 92, 40, (row * 5 + column * 3) % 7 ? '#a4523d' : '#934734', 2),
    ),
  );
  const windowAt = (/** @type {number} */ x, /** @type {number} */ w) =>
    `${box(x - 16, 464, w + 32, 470, INK.espresso, 4)}${box(x, 480, w, 440, '#f3d9a8')}${box(x, 480, w, 440, INK.harbour, 0, 'opacity=".18"')}${stroke(`M${x + w / 2} 480V920M${x} 640H${x + w}`, INK.espresso, 10)}`;
  const lamp = (/** @type {number} */ x) =>
    `${stroke(`M${x} 480V540`, INK.espresso, 5)}${shape(`M${x - 44} 590a44 50 0 0 1 88 0Z`, INK.terracotta)}${circle(x, 598, 14, INK.butter)}`;
  const awning = range(16)
    .map((index) => shape(`M${150 + index * 106} 400h106l12 90a59 34 0 0 1 -118 0Z`, index % 2 ? INK.milk : INK.sage))
    .join('');
  const letters = `<g fill="${INK.milk}">${box(150, 290, 1700, 108, INK.espresso)}${gull(1000, 350, 90, INK.milk)}${bean(1190, 344, 30, 40, INK.butter)}${bean(812, 344, 30, -40, INK.butter)}</g>`;
  const bench = `${box(260, 1010, 420, 26, '#8a5537', 6)}${box(290, 1036, 24, 90, INK.espresso)}${box(630, 1036, 24, 90, INK.espresso)}${box(260, 940, 420, 22, '#8a5537', 6)}`;
  const table = `${box(1400, 980, 240, 18, INK.espresso, 8)}${box(1512, 998, 16, 130, INK.espresso)}${box(1460, 940, 44, 40, INK.milk, 8)}${box(1550, 930, 40, 50, INK.terracotta, 8)}`;
  return `${box(0, 0, 2000, 1250, '#a4523d')}${bricks.join('')}${letters}${windowAt(190, 520)}${windowAt(1290, 520)}${lamp(330)}${lamp(570)}${lamp(1430)}${lamp(1670)}${box(790, 470, 420, 640, INK.harbour, 6)}${box(830, 520, 340, 330, '#f3d9a8', 4)}${circle(1160, 880, 14, INK.butter)}${awning}${box(0, 1110, 2000, 140, '#b9b2a6')}${stroke('M0 1112H2000', '#8f897e', 8)}${bench}${table}`;
}

/** Five bowls in a row, waiting to be slurped. */
export function tasting() {
  const bowls = range(5).map((index) => {
    const coffee = ['#5b3420', '#6d3f22', '#4a2a1a', '#7d4a28', '#57351f'][index];
    const x = 300 + index * 350;
    return `${circle(x + 10, 560, 150, INK.espresso, 'opacity=".2"')}${circle(x, 540, 146, INK.milk)}${circle(x, 540, 122, coffee)}${circle(x - 34, 504, 40, INK.crema, 'opacity=".35"')}${box(x - 52, 760, 104, 150, INK.milk, 8)}${stroke(`M${x - 30} 800h60M${x - 30} 834h44`, INK.espresso, 8, 'opacity=".45"')}`;
  });
  const spoon = `<g transform="translate(1660 860) rotate(28)">${box(-8, -20, 16, 300, '#9aa3a6', 8)}<ellipse cy="-60" rx="46" ry="66" fill="#aab3b6"/></g>`;
  return `${box(0, 0, 2000, 1250, INK.harbour)}${box(0, 260, 2000, 820, '#d9b88f', 24)}${bowls.join('')}${spoon}${scatter('tasting', 2000, 230, 34, 22, [INK.espresso, '#4a2a1a'])}`;
}

/** A table seen from above: three cups and what goes with them. */
export function tableTop() {
  const plate = `${circle(1500, 420, 210, INK.milk)}${circle(1500, 420, 160, '#efe6d6')}${bun(1500, 420, 120)}`;
  return `${box(0, 0, 2000, 1250, '#b98a63')}${range(9)
    .map((row) => stroke(`M0 ${row * 150 + 40}H2000`, '#a87a54', 6))
    .join(
      '',
    )}${cupFromAbove(520, 420, 190, { cup: INK.milk, saucer: INK.sage, coffee: INK.crema, art: leaf() })}${cupFromAbove(980, 860, 120, { cup: INK.terracotta, saucer: INK.cream, coffee: INK.espresso })}${cupFromAbove(1560, 930, 170, { cup: INK.harbour, saucer: INK.mist, coffee: '#4a2a1a' })}${plate}${scatter('table', 2000, 1250, 16, 20, [INK.espresso], (x, y) => y > 1040 && x < 760)}`;
}

/** A cinnamon bun seen from above. @param {number} x @param {number} y @param {number} r */
export function bun(x, y, r) {
  const turns = range(70).map((step) => {
    const angle = step * 0.28;
    const far = (r * step) / 76;
    return `${step === 0 ? 'M' : 'L'}${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  });
  return `${circle(x + 6, y + 10, r, INK.espresso, 'opacity=".18"')}${circle(x, y, r, '#c98a4b')}${stroke(turns.join(''), '#8a4f24', r * 0.09)}${circle(x - r * 0.3, y - r * 0.34, r * 0.12, INK.milk, 'opacity=".5"')}`;
}
