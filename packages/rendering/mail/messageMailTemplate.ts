import { MAIL_FOOT, MAIL_HEAD } from './mailFrame.ts';
import { ACCENT, END, INK, INK_FILL, RULE, SERIF, SMALL, SOFT, START, TABLE, TEXT, WALL } from './mailLook.ts';
import { FACTS_PART } from './orders/orderMailParts.ts';

const CELL = `${RULE};${TEXT};${INK}`;

const LINES = `{.if linesTitle}<h2 style="${SERIF};font-size:21px;line-height:28px;margin:0;${INK};padding-bottom:12px">{linesTitle|htmlattr}</h2>{.end}
<${TABLE} width="100%">
{.repeated section lines}<tr>
{.if pictureUrl}<td width="72" valign="top" style="width:72px;padding:16px 0;padding-${END}:16px;${RULE}"><img src="{pictureUrl|htmlattr}" width="72" alt="" style="display:block;width:72px;height:auto;border:0"></td>
<td valign="top" style="padding:15px 0 16px;${CELL}">{.or}<td colspan="2" valign="top" style="padding:15px 0 16px;${CELL}">{.end}<span style="font-weight:600">{title|htmlattr}</span>{.if detail}<br><span style="${SOFT}">{detail|htmlattr}</span>{.end}</td>
<td valign="top" align="${END}" style="padding:15px 0 16px;padding-${START}:16px;${CELL};white-space:nowrap">{amount|htmlattr}</td>
</tr>{.end}
</table>`;

const TOTALS = `<${TABLE} width="100%" style="${RULE}">
<tr><td colspan="2" height="10" style="height:10px;line-height:10px;font-size:0">&nbsp;</td></tr>
{.repeated section totals}<tr>
<td style="{.if isTotal}padding:10px 0 0;${SERIF};font-size:21px;line-height:28px;${INK}{.or}padding:3px 0;${TEXT};${SOFT}{.end}">{label|htmlattr}</td>
<td align="${END}" valign="top" style="{.if isTotal}padding:10px 0 0;padding-${START}:16px;${SERIF};font-size:21px;line-height:28px;{.or}padding:3px 0;padding-${START}:16px;${TEXT};{.end}${INK};white-space:nowrap">{text|htmlattr}</td>
</tr>{.end}
</table>`;

/** The look of every mail that is a message: the same sheet as the confirmation of an order. */
export const MESSAGE_MAIL_TEMPLATE = `${MAIL_HEAD}
<tr><td style="padding:40px 28px 0">{.if eyebrow}<div style="${SMALL};${SOFT}">{eyebrow|htmlattr}</div>{.end}
<h1 style="${SERIF};font-size:36px;line-height:41px;letter-spacing:-.01em;word-break:break-word;margin:8px 0 12px;${INK}">{heading|htmlattr}</h1>
{.repeated section paragraphs}<div style="${TEXT};${SOFT};padding-bottom:12px">{@|htmlattr}</div>{.end}</td></tr>
{.if code}<tr><td style="padding:14px 28px 0"><div style="${SERIF};font-size:21px;line-height:32px;letter-spacing:.02em;word-break:break-all;${INK}">{code|htmlattr}</div></td></tr>{.end}
{.section button}<tr><td style="padding:14px 28px 0"><${TABLE}><tr><td bgcolor="${INK_FILL}" style="background:${INK_FILL}"><a href="{url|htmlattr}" style="display:inline-block;padding:13px 26px;${TEXT};color:${WALL};text-decoration:none">{text|htmlattr}</a></td></tr></table></td></tr>
<tr><td style="padding:12px 28px 0;${SMALL};${SOFT}"><a href="{url|htmlattr}" style="color:${ACCENT};word-break:break-all">{url|htmlattr}</a></td></tr>{.end}
{.if hint}<tr><td style="padding:12px 28px 0;${SMALL};${SOFT}">{hint|htmlattr}</td></tr>{.end}
{.if lines}<tr><td style="padding:40px 28px 0">${LINES}</td></tr>{.end}
{.if totals}<tr><td style="padding:0 28px">${TOTALS}</td></tr>{.end}
{.if facts}<tr><td style="padding:40px 28px 0">${FACTS_PART}</td></tr>{.end}
<tr><td style="padding:36px 28px 28px"><div style="padding-top:16px;${RULE};${SMALL};${SOFT}"><a href="{site.url|htmlattr}" style="${SOFT}">{site.title|htmlattr}</a>{.if site.contactEmail}<br>{words.questions|htmlattr} <a href="mailto:{site.contactEmail|htmlattr}" style="${SOFT}">{site.contactEmail|htmlattr}</a>{.end}</div></td></tr>
${MAIL_FOOT}`;
