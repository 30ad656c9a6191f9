/** Rooms to hang a print in, drawn by hand in numbers: wall, light, something to stand below. */
import { blend, n, range } from './shapes.mjs';
import { shadow } from './views.mjs';

/** @typedef {{ left: number, top: number, width: number, height: number }} Place */

/**
 * @param {{ room: string, wall: string, frame: string, size: [number, number] }} work @param {number} width @param {number} height
 * @returns {{ drawing: string, place: Place }} the scene with an empty frame, and where the print goes
 */
export function room(work, width, height) {
  const place = placeFor(work, width, height);
  const furniture = { bench, shelf, light: windowLight }[work.room] ?? windowLight;
  const drawing =
    wall(work.wall, width, height) +
    furniture(width, height, work.wall) +
    frame(place, work.frame, place.width * 0.028);
  return { drawing, place };
}

/** @param {{ room: string, size: [number, number] }} work @param {number} width @param {number} height @returns {Place} */
function placeFor(work, width, height) {
  const [w, h] = work.size;
  const largest = work.room === 'light' ? 0.64 : 0.54;
  const share = Math.min((width * largest) / w, (height * (work.room === 'light' ? 0.62 : 0.5)) / h);
  const middle = work.room === 'light' ? 0.48 : 0.37;
  const size = { width: Math.round(w * share), height: Math.round(h * share) };
  return { ...size, left: Math.round((width - size.width) / 2), top: Math.round(height * middle - size.height / 2) };
}

/** @param {string} tone @param {number} width @param {number} height */
export function wall(tone, width, height) {
  const dark = blend(tone, '#2a2621', 0.16);
  return `<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2=".8"><stop offset="0" stop-color="${blend(tone, '#ffffff', 0.3)}"/><stop offset=".55" stop-color="${tone}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#w)"/>`;
}

/** A frame with its shadow on the wall and a lit inner edge. @param {Place} place @param {string} wood @param {number} bar */
export function frame({ left, top, width, height }, wood, bar) {
  const outer = { x: left - bar, y: top - bar, width: width + bar * 2, height: height + bar * 2 };
  const lit = blend(wood, '#ffffff', 0.25);
  const dim = blend(wood, '#000000', 0.28);
  const corner = (/** @type {number[]} */ ...points) => `M${points.map(n).join(' ')}Z`;
  const right = outer.x + outer.width;
  const bottom = outer.y + outer.height;
  const top2 = corner(outer.x, outer.y, right, outer.y, left + width, top, left, top);
  const left2 = corner(outer.x, outer.y, left, top, left, top + height, outer.x, bottom);
  const right2 = corner(right, outer.y, right, bottom, left + width, top + height, left + width, top);
  const bottom2 = corner(outer.x, bottom, left, top + height, left + width, top + height, right, bottom);
  return (
    shadow(outer.x, outer.y, outer.width, outer.height, bar * 4.6, 0.62) +
    `<path d="${top2}" fill="${lit}"/><path d="${left2}" fill="${wood}"/><path d="${right2}" fill="${blend(wood, '#000000', 0.12)}"/><path d="${bottom2}" fill="${dim}"/>`
  );
}

/** @param {number} width @param {number} height @param {string} tone */
function windowLight(width, height, tone) {
  const panes = range(2).map((pane) => {
    const x = width * (0.02 + pane * 0.4);
    const y = height * 0.06;
    const w = width * 0.36;
    return `<path d="M${n(x)} ${n(y)}l${n(w)} ${n(height * 0.11)}v${n(height * 0.62)}l${n(-w)} ${n(-height * 0.11)}Z" fill="#fffaf0" opacity=".2"/>`;
  });
  const skirting = `<rect y="${height * 0.945}" width="${width}" height="${height * 0.055}" fill="${blend(tone, '#ffffff', 0.38)}"/><rect y="${height * 0.943}" width="${width}" height="3" fill="#3a332b" opacity=".22"/>`;
  return panes.join('') + skirting;
}

/** An oak bench with a stack of books and a jug. @param {number} width @param {number} height @param {string} tone */
function bench(width, height, tone) {
  const floor = height * 0.93;
  const seat = height * 0.765;
  const x = width * 0.12;
  const w = width * 0.76;
  const books = ['#2f4858', '#d8cfc0', '#b9522f', '#e9e4d8'].map((ink, index) => {
    const wide = width * (0.2 - index * 0.018);
    return `<rect x="${n(x + width * 0.06 + index * 5)}" y="${n(seat - (index + 1) * 21)}" width="${n(wide)}" height="20" rx="2" fill="${ink}"/><rect x="${n(x + width * 0.06 + index * 5)}" y="${n(seat - (index + 1) * 21 + 14)}" width="${n(wide)}" height="6" fill="#000" opacity=".12"/>`;
  });
  const jugX = x + w - width * 0.17;
  const stems = [-58, -22, 16, 52].map((lean, index) => {
    const tall = height * (0.045 + (index % 2) * 0.02);
    return `<path d="M${n(jugX)} ${n(seat - 130)}q${lean * 0.2} ${n(-tall * 0.6)} ${lean} ${n(-tall)}" fill="none" stroke="#56604a" stroke-width="4"/><ellipse cx="${n(jugX + lean)}" cy="${n(seat - 130 - tall)}" rx="11" ry="24" fill="${index % 2 ? '#8a9678' : '#6f7d60'}" transform="rotate(${lean * 0.7} ${n(jugX + lean)} ${n(seat - 130 - tall)})"/>`;
  });
  return `<rect y="${floor}" width="${width}" height="${height - floor}" fill="${blend(tone, '#6b5238', 0.55)}"/><rect y="${floor - 16}" width="${width}" height="16" fill="${blend(tone, '#ffffff', 0.4)}"/>
    ${shadow(x, floor - 6, w, 10, 46, 0.4)}
    <rect x="${x + 26}" y="${seat + 18}" width="26" height="${height * 0.965 - seat - 18}" fill="#94683c"/><rect x="${x + w - 52}" y="${seat + 18}" width="26" height="${height * 0.965 - seat - 18}" fill="#825a33"/>
    <rect x="${x}" y="${seat}" width="${w}" height="26" rx="3" fill="#bb8a55"/><rect x="${x}" y="${seat + 18}" width="${w}" height="8" fill="#000" opacity=".2"/>
    ${books.join('')}${stems.join('')}
    <path d="M${n(jugX - 44)} ${n(seat)}c-26 -50 0 -76 10 -104q-6 -22 -10 -34h88q-4 12 -10 34c10 28 36 54 10 104Z" fill="#eee9df"/><path d="M${n(jugX + 8)} ${n(seat)}c34 -40 4 -80 12 -138h24q-4 12 -10 34c10 28 36 54 10 104Z" fill="#000" opacity=".1"/>`;
}

/** A picture ledge with a lamp. @param {number} width @param {number} height @param {string} tone */
function shelf(width, height, tone) {
  const y = height * 0.8;
  const lampX = width * 0.8;
  return `<defs><radialGradient id="glow" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff3cf" stop-opacity=".7"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient></defs>
    <ellipse cx="${lampX}" cy="${y - 150}" rx="${width * 0.34}" ry="${width * 0.34}" fill="url(#glow)"/>
    ${shadow(width * 0.06, y + 4, width * 0.88, 22, 60, 0.45)}
    <rect x="${width * 0.06}" y="${y}" width="${width * 0.88}" height="24" fill="${blend('#b98b59', tone, 0.1)}"/><rect x="${width * 0.06}" y="${y + 17}" width="${width * 0.88}" height="7" fill="#000" opacity=".2"/>
    <rect x="${lampX - 5}" y="${y - 150}" width="10" height="144" fill="#3b342c"/><ellipse cx="${lampX}" cy="${y - 4}" rx="52" ry="10" fill="#3b342c"/>
    <path d="M${lampX - 50} ${y - 232}h100l34 96h-168Z" fill="#f6e8c8"/><path d="M${lampX + 12} ${y - 232}h38l34 96h-50Z" fill="#d9b97f" opacity=".4"/>
    <rect x="${width * 0.13}" y="${y - 128}" width="28" height="128" fill="#30475a"/><rect x="${width * 0.13 + 30}" y="${y - 146}" width="22" height="146" fill="#c4582f"/><rect x="${width * 0.13 + 54}" y="${y - 118}" width="32" height="118" fill="#e8e0d0"/><rect x="${width * 0.13 + 88}" y="${y - 136}" width="18" height="136" fill="#7c8a6d"/>
    <path d="M${width * 0.13 + 112} ${y}l22 -132l24 4l-22 128Z" fill="#d8a34a"/>
    <circle cx="${width * 0.34}" cy="${y - 30}" r="30" fill="#8d5a41"/><ellipse cx="${width * 0.34}" cy="${y - 58}" rx="15" ry="4" fill="#4d2e20"/>`;
}
