/**
 * Icons of `.sqs-ui-font(…)`, drawn by us with a line in a square of 24 by 24. They take size and colour of the text; what is
 * called inside a pseudo-element, where no other fits, says a character.
 */
const ICONS: Readonly<Record<string, readonly [sign: string, path: string]>> = {
  bubble: ['\\275D', 'M3 4h18v13h-9l-5 4v-4H3Z'],
  calendar: ['\\25A4', 'M3 5h18v16H3ZM3 10h18M8 2v5M16 2v5'],
  clock: ['\\25F7', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.5 2.5'],
  close: ['\\2715', 'M5 5l14 14M19 5 5 19'],
  'down-arrow': ['\\2193', 'M12 3v17M5 13l7 7 7-7'],
  eye: [
    '\\25C9',
    'M1.5 12C5 6 8.5 4.5 12 4.5s7 1.5 10.5 7.5c-3.5 6-7 7.5-10.5 7.5S5 18 1.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  ],
  folder: ['\\25AD', 'M3 5h6l2 3h10v11H3Z'],
  grid: ['\\25A6', 'M3 3h7v7H3ZM14 3h7v7h-7ZM3 14h7v7H3ZM14 14h7v7h-7Z'],
  'heart-2': ['\\2665\\FE0E', 'M12 20.5C5 15.5 2.5 12 2.5 8.5A5 5 0 0 1 12 6.5a5 5 0 0 1 9.5 2c0 3.5-2.5 7-9.5 12Z'],
  info: ['\\24D8', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6M12 7v.1'],
  left: ['\\2039', 'M15 4l-8 8 8 8'],
  'left-arrow': ['\\2190', 'M21 12H4M11 5l-7 7 7 7'],
  'map-marker': [
    '\\25C8',
    'M12 22c-5-6-7-9.5-7-13a7 7 0 0 1 14 0c0 3.5-2 7-7 13ZM12 6.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  ],
  menu: ['\\2630', 'M3 6h18M3 12h18M3 18h18'],
  minus: ['\\2212', 'M4 12h16'],
  plus: ['\\002B', 'M4 12h16M12 4v16'],
  right: ['\\203A', 'M9 4l8 8-8 8'],
  'right-arrow': ['\\2192', 'M3 12h17M13 5l7 7-7 7'],
  search: ['\\2315', 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM15 15l6 6'],
  share: ['\\2934\\FE0E', 'M12 15V3M7 8l5-5 5 5M5 12v9h14v-9'],
  tag: ['\\2317', 'M3 3h9l9 9-9 9-9-9ZM7.5 7.5v.1'],
  'up-arrow': ['\\2191', 'M12 21V4M5 11l7-7 7 7'],
};

function drawing(path: string): string {
  const line = "fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'";
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${line}%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
}

/** `.quoin-icon(url(…))`: a picture in the colour of the text, as high as a letter. */
export const ICON_SHAPE = `.quoin-icon(@image) {
  content: ""; display: inline-block; width: 1em; height: 1em; vertical-align: -.125em; background-color: currentColor;
  -webkit-mask-image: @image; mask-image: @image; -webkit-mask-repeat: no-repeat; mask-repeat: no-repeat;
  -webkit-mask-position: center; mask-position: center; -webkit-mask-size: contain; mask-size: contain;
}
`;

/**
 * `.sqs-ui-font(menu)` on an element puts the icon before what it says; `before` and `after` say where. Unknown names change
 * nothing.
 */
export const UI_FONT = `${Object.entries(ICONS)
  .map(
    ([name, [sign, path]]) =>
      `.quoin-ui-sign(${name}) { content: "${sign}"; }\n.quoin-ui-icon(${name}) { .quoin-icon(${drawing(path)}); }\n`,
  )
  .join('')}.quoin-ui-sign(...) { font-style: normal; font-weight: normal; text-transform: none; }
.quoin-ui-icon(...) {}
.sqs-ui-font(@name) { @quoin-icon: ~"@{name}"; .quoin-ui-sign(@quoin-icon); &:before { .quoin-ui-icon(@quoin-icon); } }
.sqs-ui-font(@name, before) { @quoin-icon: ~"@{name}"; &:before { .quoin-ui-icon(@quoin-icon); } }
.sqs-ui-font(@name, after) { @quoin-icon: ~"@{name}"; &:after { .quoin-ui-icon(@quoin-icon); } }
`;
