/** Pictures of what isn't a single print: rooms with several, frames, cards, parcels. Drawn after the prints, from them. */
import { print, scaled, svg } from './press.mjs';
import { frame, wall } from './rooms.mjs';
import { blend, n, range } from './shapes.mjs';
import { shadow } from './views.mjs';

/**
 * @typedef {{ file: string, alt: string, print: (path: string) => Promise<void> }} Good
 * @typedef {Map<string, import('./views.mjs').Picture>} Sheets raw prints by slug
 * @typedef {{ slug: string, x: number, y: number, width: number, wood?: string }} Hanging a print in a scene, in pixels
 */

/** @param {Sheets} sheets @returns {Good[]} */
export function goods(sheets) {
  return [
    scene(
      sheets,
      'home-wall.jpg',
      'Seven framed prints on a pale wall above a long oak bench.',
      2000,
      1250,
      WALL,
      salon,
    ),
    scene(
      sheets,
      'workshop.jpg',
      'Prints drying on two lines across the workshop.',
      2000,
      1250,
      '#dcd6ca',
      dryingLines,
    ),
    scene(
      sheets,
      'a-print-a-month-1.jpg',
      'Three prints fanned out beside a cardboard tube.',
      1280,
      1600,
      '#c94f2d',
      fan,
    ),
    scene(
      sheets,
      'a-print-a-month-2.jpg',
      'Twelve small prints in three columns, one for each month.',
      1280,
      1600,
      '#e6e1d6',
      twelve,
    ),
    scene(
      sheets,
      'wallpapers-1.jpg',
      'Prints as wallpapers on a laptop and a telephone.',
      1280,
      1600,
      '#cfd8d6',
      screens,
    ),
    scene(
      sheets,
      'colouring-sheets-1.jpg',
      'Three sheets to print at home, held by tape.',
      1280,
      1600,
      '#e9d9b8',
      taped,
    ),
    scene(
      sheets,
      'wall-plan-1.jpg',
      'A drawn plan of a wall with frames and measures.',
      1280,
      1600,
      '#f2efe6',
      wallPlan,
    ),
    scene(
      sheets,
      'framing-hour-1.jpg',
      'Corners of oak, walnut, black and white frame wood around a print.',
      1280,
      1600,
      '#6f7f78',
      corners,
    ),
    scene(sheets, 'gift-card-1.jpg', 'A gift card in an open envelope.', 1280, 1600, '#24345e', card),
    ...[
      ['oak', '#c79a63'],
      ['walnut', '#6b4630'],
      ['black', '#23211f'],
    ].map(([name, wood]) =>
      scene(sheets, `solid-frame-${name}-1.jpg`, `An empty frame in ${name}.`, 1280, 1600, '#dfdcd5', emptyFrame(wood)),
    ),
    scene(sheets, 'hanging-rail-1.jpg', 'A print hanging from a wooden rail by a cord.', 1280, 1600, '#d9dfdc', rail),
  ];
}

const WALL = '#dde0dc';

/**
 * @param {Sheets} sheets @param {string} file @param {string} alt @param {number} width @param {number} height @param {string} tone
 * @param {(width: number, height: number, sheets: Sheets) => { drawing: string, hung: Hanging[] }} compose @returns {Good}
 */
function scene(sheets, file, alt, width, height, tone, compose) {
  return {
    file,
    alt,
    async print(path) {
      const { drawing, hung } = compose(width, height, sheets);
      const pictures = await Promise.all(
        hung.map(async (one) => {
          const sheet = /** @type {import('./views.mjs').Picture} */ (sheets.get(one.slug));
          const tall = tallOf(sheet, one.width);
          return { ...(await scaled(sheet, Math.round(one.width), tall)), left: one.x, top: one.y };
        }),
      );
      await print(svg(wall(tone, width, height) + drawing, [0, 0, width, height], width, height), pictures, path);
    },
  };
}

/** @param {import('./views.mjs').Picture} sheet @param {number} width */
const tallOf = (sheet, width) => Math.round((width * sheet.height) / sheet.width);

/** Frames (or bare sheets with a shadow) behind everything that hangs. @param {Hanging[]} hung @param {Sheets} sheets */
function behind(hung, sheets) {
  return hung
    .map(({ slug, x, y, width, wood }) => {
      const sheet = /** @type {import('./views.mjs').Picture} */ (sheets.get(slug));
      const place = { left: x, top: y, width: Math.round(width), height: tallOf(sheet, width) };
      return wood === undefined
        ? shadow(x, y, place.width, place.height, 60, 0.4)
        : frame(place, wood, Math.max(8, width * 0.03));
    })
    .join('');
}

/** @type {Parameters<typeof scene>[6]} */
function salon(width, height, sheets) {
  /** @type {Hanging[]} */
  const hung = [
    { slug: 'tide-table', x: 250, y: 300, width: 250, wood: '#c79a63' },
    { slug: 'seedhead', x: 580, y: 170, width: 260, wood: '#6b4630' },
    { slug: 'north-sea', x: 560, y: 520, width: 300, wood: '#23211f' },
    { slug: 'ridge-lines', x: 930, y: 140, width: 440, wood: '#c79a63' },
    { slug: 'alphabet-for-nobody', x: 1460, y: 120, width: 240, wood: '#23211f' },
    { slug: 'lee-side', x: 1450, y: 520, width: 320, wood: '#f4f2ee' },
    { slug: 'two-stones', x: 1780, y: 200, width: 176, wood: '#c79a63' },
  ];
  const floor = height * 0.925;
  const bench = `<rect y="${n(floor)}" width="${width}" height="${n(height - floor)}" fill="#b59b7c"/><rect y="${n(floor - 14)}" width="${width}" height="14" fill="#eceeea"/>
    ${shadow(330, floor - 4, 1340, 12, 60, 0.4)}
    <rect x="360" y="905" width="26" height="${n(floor - 880)}" fill="#94683c"/><rect x="1614" y="905" width="26" height="${n(floor - 880)}" fill="#825a33"/>
    <rect x="320" y="885" width="1360" height="28" rx="3" fill="#bb8a55"/><rect x="320" y="905" width="1360" height="8" opacity=".2"/>
    ${['#24345e', '#d8cfc0', '#c4522d', '#efe9dd'].map((ink, at) => `<rect x="${430 + at * 6}" y="${864 - at * 21}" width="${230 - at * 20}" height="20" rx="2" fill="${ink}"/>`).join('')}
    <circle cx="1338" cy="846" r="24" fill="#d98a2f"/><circle cx="1382" cy="842" r="27" fill="#c4522d"/><circle cx="1420" cy="850" r="22" fill="#d9a441"/><path d="M1290 842h176q-8 43 -58 43h-60q-50 0 -58 -43Z" fill="#f1ece2"/><path d="M1400 842h66q-8 43 -58 43h-24q20 -16 16 -43Z" opacity=".1"/>`;
  return { drawing: bench + behind(hung, sheets), hung };
}

/** @type {Parameters<typeof scene>[6]} */
function dryingLines(width, _height, sheets) {
  const upper = ['still-life-three-inks', 'spoil-heap-no-4', 'telephone-exchange', 'loom', 'tenement'];
  const lower = ['hum', 'mudflat', 'orrery', 'errand', 'larches-october'];
  /** @type {Hanging[]} */
  const hung = [
    ...upper.map((slug, at) => ({
      slug,
      x: 110 + at * 375,
      y: 150 + Math.round(Math.sin((at + 0.5) / 1.6) * 16),
      width: 290,
    })),
    ...lower.map((slug, at) => ({
      slug,
      x: 60 + at * 395,
      y: 770 + Math.round(Math.sin((at + 0.5) / 1.6) * 16),
      width: 320,
    })),
  ];
  const lines = [120, 740].map(
    (y) =>
      `<path d="M-10 ${y}Q${width / 2} ${y + 62} ${width + 10} ${y}" fill="none" stroke="#5a5148" stroke-width="4"/>`,
  );
  const pegs = hung.map(({ x, y, width: wide }) =>
    [0.18, 0.82]
      .map(
        (share) => `<rect x="${n(x + wide * share - 6)}" y="${y - 26}" width="12" height="44" rx="3" fill="#b98b59"/>`,
      )
      .join(''),
  );
  return { drawing: lines.join('') + behind(hung, sheets) + pegs.join(''), hung };
}

/** @type {Parameters<typeof scene>[6]} */
function fan(_width, _height, sheets) {
  /** @type {Hanging[]} */
  const hung = [
    { slug: 'lee-side', x: 110, y: 150, width: 760 },
    { slug: 'prevailing-wind', x: 540, y: 420, width: 560 },
    { slug: 'hum', x: 180, y: 800, width: 540 },
  ];
  const tube = `<g transform="rotate(-14 640 1470)">${shadow(180, 1430, 960, 100, 70, 0.5)}<rect x="180" y="1410" width="960" height="120" fill="#b08a5e"/><rect x="180" y="1484" width="960" height="46" fill="#000" opacity=".16"/><ellipse cx="1140" cy="1470" rx="26" ry="60" fill="#e9dfcd"/><ellipse cx="1140" cy="1470" rx="17" ry="44" fill="#6e5235"/></g>`;
  return { drawing: behind(hung, sheets) + tube, hung };
}

/** @type {Parameters<typeof scene>[6]} */
function twelve(_width, _height, sheets) {
  const slugs = [...sheets.keys()]
    .sort()
    .filter((_, index) => index % 2 === 0)
    .slice(0, 12);
  const hung = slugs.map((slug, at) => {
    const sheet = /** @type {import('./views.mjs').Picture} */ (sheets.get(slug));
    const wide = Math.min(270, (300 * sheet.width) / sheet.height);
    return {
      slug,
      x: Math.round(260 + (at % 3) * 380 - wide / 2),
      y: Math.round(250 + Math.floor(at / 3) * 370 - tallOf(sheet, wide) / 2),
      width: wide,
    };
  });
  return { drawing: behind(hung, sheets), hung };
}

/** @type {Parameters<typeof scene>[6]} */
function screens(_width, _height, _sheets) {
  const desk =
    '<rect y="1240" width="1280" height="360" fill="#b9a78f"/><rect y="1240" width="1280" height="10" fill="#fff" opacity=".25"/>';
  const laptop = `${shadow(150, 1180, 800, 60, 90, 0.5)}<rect x="190" y="560" width="720" height="620" rx="24" fill="#2c2e30"/><path d="M110 1180h880l40 54q0 12 -14 12h-932q-14 0 -14 -12Z" fill="#c9ccce"/><path d="M70 1234h960q0 12 -14 12h-932q-14 0 -14 -12Z" fill="#8f9496"/>`;
  const phone = `${shadow(960, 800, 230, 480, 70, 0.5)}<rect x="960" y="790" width="240" height="500" rx="34" fill="#242628"/>`;
  return {
    drawing: desk + laptop + phone,
    hung: [
      { slug: 'mudflat', x: 218, y: 612, width: 664 },
      { slug: 'seedhead', x: 974, y: 930, width: 212 },
    ],
  };
}

/** @type {Parameters<typeof scene>[6]} */
function taped(_width, _height, sheets) {
  const hung = [
    { slug: 'switchyard', x: 120, y: 160, width: 520 },
    { slug: 'larches-october', x: 600, y: 620, width: 560 },
    { slug: 'pebble-count', x: 170, y: 960, width: 400 },
  ];
  const tape = hung.map(
    ({ x, y, width }) =>
      `<rect x="${n(x + width / 2 - 70)}" y="${y - 30}" width="140" height="52" fill="#fff8e2" opacity=".75" transform="rotate(-4 ${n(x + width / 2)} ${y})"/>`,
  );
  return { drawing: behind(hung, sheets) + tape.join(''), hung };
}

/** @type {Parameters<typeof scene>[6]} */
function wallPlan() {
  const grid = range(40).map(
    (at) =>
      `<path d="M0 ${at * 40}H1280M${at * 40} 0V1600" stroke="#3b5b7a" stroke-width="1" opacity="${at % 5 === 0 ? 0.2 : 0.09}"/>`,
  );
  const frames = [
    [200, 360, 280, 364],
    [540, 280, 400, 520],
    [1000, 400, 200, 260],
    [200, 784, 280, 215],
    [540, 860, 190, 247],
    [770, 860, 300, 230],
  ];
  const drawn = frames.map(
    ([x, y, w, h], at) =>
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${['#c4522d', '#24345e', '#d9a441', '#3d7a68', '#8db4bd', '#b8a58b'][at]}" opacity=".85"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#1f2b3a" stroke-width="5"/><path d="M${x} ${y - 26}h${w}M${x} ${y - 36}v20M${x + w} ${y - 36}v20" stroke="#c4522d" stroke-width="3"/>`,
  );
  const sofa =
    '<path d="M180 1400v-130q0 -40 40 -40h840q40 0 40 40v130M180 1330h920M140 1290q50 0 50 60v50h-50ZM1140 1290q-50 0 -50 60v50h50ZM640 1230v100" fill="none" stroke="#1f2b3a" stroke-width="5"/><path d="M60 1404h1160" stroke="#1f2b3a" stroke-width="5"/><path d="M60 580H1220" stroke="#c4522d" stroke-width="2.5" stroke-dasharray="14 12"/>';
  return { drawing: grid.join('') + drawn.join('') + sofa, hung: [] };
}

/** @type {Parameters<typeof scene>[6]} */
function corners(_width, _height, sheets) {
  const woods = ['#c79a63', '#6b4630', '#23211f', '#f1eee8'];
  const hung = [{ slug: 'glacier-tongue', x: 370, y: 450, width: 540 }];
  const places = [
    [215, 295, 0],
    [1065, 295, 90],
    [1065, 1305, 180],
    [215, 1305, 270],
  ];
  const drawn = woods.map((wood, at) => {
    const [x, y, turn] = places[at];
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-8 -2H360V84H84V360H-8Z" fill="#000" opacity=".22" transform="translate(12 16)"/><path d="M0 0H360V70H70Z" fill="${blend(wood, '#ffffff', 0.16)}"/><path d="M0 0L70 70V360H0Z" fill="${wood}"/><path d="M52 52H360M52 52V360" stroke="#000" stroke-opacity=".25" stroke-width="4" fill="none"/></g>`;
  });
  return { drawing: behind(hung, sheets) + drawn.join(''), hung };
}

/** @type {Parameters<typeof scene>[6]} */
function card(_width, _height, sheets) {
  const hung = [{ slug: 'common-weave', x: 420, y: 330, width: 440 }];
  const envelope = `${shadow(170, 760, 940, 560, 110, 0.6)}<path d="M170 780L640 560L1110 780V1320H170Z" fill="#d9c8a8"/>`;
  // The card lies on top of everything drawn, so the front of the envelope starts below its foot.
  const front =
    '<path d="M170 780L640 1090L1110 780V1320H170Z" fill="#ecdfc4"/><path d="M170 1320L600 1060M1110 1320L680 1060" stroke="#b9a57e" stroke-width="3"/><circle cx="640" cy="1110" r="62" fill="#c4522d"/><circle cx="640" cy="1110" r="40" fill="none" stroke="#e88a66" stroke-width="6"/><path d="M616 1110h48M640 1086v48" stroke="#f6d9c9" stroke-width="6"/>';
  return { drawing: `${envelope}${behind(hung, sheets)}${front}`, hung };
}

/** @param {string} wood @returns {Parameters<typeof scene>[6]} */
function emptyFrame(wood) {
  return () => {
    const place = { left: 300, top: 330, width: 680, height: 900 };
    const inside =
      '<rect x="300" y="330" width="680" height="900" fill="#f7f5f0"/><rect x="300" y="330" width="680" height="14" opacity=".1"/><rect x="380" y="430" width="520" height="700" fill="#e9e6df"/><path d="M380 430h520M380 430v700" stroke="#000" stroke-opacity=".16" stroke-width="5"/><path d="M300 330L620 1230H420L300 890Z" fill="#fff" opacity=".35"/>';
    return { drawing: frame(place, wood, 46) + inside, hung: [] };
  };
}

/** @type {Parameters<typeof scene>[6]} */
function rail(_width, _height, sheets) {
  const hung = [{ slug: 'losing-heart', x: 330, y: 430, width: 620 }];
  const sheet = /** @type {import('./views.mjs').Picture} */ (sheets.get('losing-heart'));
  const bottom = 430 + tallOf(sheet, 620);
  const bar = (/** @type {number} */ y) =>
    `<rect x="306" y="${y}" width="668" height="40" rx="4" fill="#b98b59"/><rect x="306" y="${y + 28}" width="668" height="12" opacity=".2"/>`;
  const cord =
    '<path d="M350 410L640 190L930 410" fill="none" stroke="#4a3a2a" stroke-width="6"/><circle cx="640" cy="188" r="13" fill="#8b8578"/>';
  return { drawing: cord + behind(hung, sheets) + bar(400) + bar(bottom - 10), hung };
}
