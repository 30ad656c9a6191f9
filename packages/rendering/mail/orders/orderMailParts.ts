import { END, INK, RULE, SERIF, SMALL, SOFT, START, TABLE, TEXT } from '../mailLook.ts';

const TITLE = `${SERIF};font-size:21px;line-height:28px;margin:0;${INK}`;

/** One row per line: picture, words, amount. The words make sense without the picture. */
export const LINES_PART = `<h2 style="${TITLE};padding-bottom:12px">{words.lines|htmlattr}</h2>
<${TABLE} width="100%">
{.repeated section order.lines}<tr>
{.if pictureUrl}<td width="72" valign="top" style="width:72px;padding:16px 0;padding-${END}:16px;${RULE}"><img src="{pictureUrl|htmlattr}" width="72" alt="" style="display:block;width:72px;height:auto;border:0"></td>
<td valign="top" style="padding:15px 0 16px;${RULE};${TEXT};${INK}">{.or}<td colspan="2" valign="top" style="padding:15px 0 16px;${RULE};${TEXT};${INK}">{.end}<span style="font-weight:600">{title|htmlattr}</span>{.if variantText}<br><span style="${SOFT}">{variantText|htmlattr}</span>{.end}<br><span style="${SOFT}">{quantityText|htmlattr}{.if eachText} · {eachText|htmlattr}{.end}</span></td>
<td valign="top" align="${END}" style="padding:15px 0 16px;padding-${START}:16px;${RULE};${TEXT};${INK};white-space:nowrap">{totalText|htmlattr}</td>
</tr>{.end}
</table>`;

/** Each file by its name. Their page opens first: programs that look at links before people do use up no download. */
export const FILES_PART = `<h2 style="${TITLE};padding-bottom:12px">{words.files|htmlattr}</h2>
<${TABLE} width="100%">
{.repeated section order.files}<tr><td style="padding:12px 0;${RULE};${TEXT};${INK}">{@|htmlattr}</td><td align="${END}" style="padding:12px 0;${RULE};${TEXT}"><a href="{filesUrl|htmlattr}" style="${INK}">{words.download|htmlattr}</a></td></tr>{.end}
</table>`;

export const TOTALS_PART = `<${TABLE} width="100%" style="${RULE}">
<tr><td colspan="2" height="10" style="height:10px;line-height:10px;font-size:0">&nbsp;</td></tr>
{.repeated section order.totals}{.if isTotal}<tr>
<td style="padding:10px 0 0;${SERIF};font-size:21px;line-height:28px;${INK}">{label|htmlattr}</td>
<td align="${END}" style="padding:10px 0 0;padding-${START}:16px;${SERIF};font-size:21px;line-height:28px;${INK};white-space:nowrap">{text|htmlattr}</td>
</tr>{.or}<tr>
<td style="padding:3px 0;${TEXT};${SOFT}">{label|htmlattr}{.if note} · {note|htmlattr}{.end}</td>
<td align="${END}" valign="top" style="padding:3px 0;padding-${START}:16px;${TEXT};${INK};white-space:nowrap">{text|htmlattr}</td>
</tr>{.end}{.end}
</table>`;

/** Where it goes, how, and how it was paid: one under the other, so that a phone shows the same. */
export const FACTS_PART = `<${TABLE} width="100%">
{.repeated section facts}<tr><td style="padding:14px 0 16px;${RULE}">
<div style="${SMALL};${SOFT}">{label|htmlattr}</div>
<div style="${TEXT};${INK}">{.repeated section lines}{@|htmlattr}{.alternates with}<br>{.end}</div>
</td></tr>{.end}
</table>`;
