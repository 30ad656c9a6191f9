/** The default theme's colours and letters, as far as mail programs have them: no font is loaded for a mail. */
export const SANS = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
export const SERIF = "font-family:'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif;font-weight:400";
export const INK = 'color:#17191d';
export const SOFT = 'color:#5a5d63';
export const RULE = 'border-top:1px solid #dcdad4';
export const TEXT = `${SANS};font-size:15px;line-height:23px;word-break:break-word`;
export const SMALL = `${SANS};font-size:13px;line-height:20px`;
export const WALL = '#fcfcfa';
export const WALL_TINT = '#f1f0ec';
export const INK_FILL = '#17191d';
export const ACCENT = '#b8361a';

/** The sides where lines of the mail's language begin and end: mail programs know too little of `start` and `end`. */
export const START = '{.if site.isRightToLeft}right{.or}left{.end}';
export const END = '{.if site.isRightToLeft}left{.or}right{.end}';

/** Says to mail programs and screen readers that a table is only there for its places. */
export const TABLE = 'table role="presentation" cellpadding="0" cellspacing="0" border="0"';

const PRESS = ['#24345e', '#2f8f8b', '#e2b23c', '#e0763a', '#b8361a', '#17191d'];

/** The colour bar at the foot of every sheet. */
export const COLOUR_BAR = `<${TABLE} width="100%"><tr>${PRESS.map(
  (colour) => `<td bgcolor="${colour}" height="5" style="height:5px;line-height:5px;font-size:0">&nbsp;</td>`,
).join('')}</tr></table>`;
