import { COLOUR_BAR, INK, SERIF, START, TABLE, WALL, WALL_TINT } from './mailLook.ts';

/** Keeps what follows the preheader out of the list of mails. */
const BLANK = '&#847;&zwnj;&nbsp;'.repeat(40);

/** Mail programs that show a mail inside their own page drop the attributes of `<html>`, so the sheet repeats them. */
const SPOKEN = 'lang="{site.language|htmlattr}"{.if site.isRightToLeft} dir="rtl"{.end}';

/** The sheet of every mail, down to the site's name. Rows of a table follow, 600 px wide and less on a phone, and then the foot. */
export const MAIL_HEAD = `<!doctype html>
<html ${SPOKEN}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>{subject|htmlattr}</title>
</head>
<body style="margin:0;padding:0;background:${WALL_TINT};${INK}" bgcolor="${WALL_TINT}">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0">{preheader|htmlattr}${BLANK}</div>
<${TABLE} width="100%" bgcolor="${WALL_TINT}" style="background:${WALL_TINT}"><tr><td align="center" style="padding:28px 10px">
<${TABLE} width="600" ${SPOKEN} align="center" bgcolor="${WALL}" style="width:100%;max-width:600px;background:${WALL};text-align:${START}">
<tr><td style="padding:28px 28px 0"><a href="{site.url|htmlattr}" style="${SERIF};font-size:22px;line-height:28px;${INK};text-decoration:none">{site.title|htmlattr}</a></td></tr>`;

/** What ends the sheet: after the last row. */
export const MAIL_FOOT = `<tr><td>${COLOUR_BAR}</td></tr>
</table></td></tr></table>
</body>
</html>
`;
