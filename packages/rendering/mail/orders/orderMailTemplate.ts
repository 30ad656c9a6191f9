import { MAIL_FOOT, MAIL_HEAD } from '../mailFrame.ts';
import { ACCENT, INK, INK_FILL, RULE, SERIF, SMALL, SOFT, TABLE, TEXT, WALL } from '../mailLook.ts';
import { FACTS_PART, FILES_PART, LINES_PART, TOTALS_PART } from './orderMailParts.ts';

/** Tables and inline styles, because that is what mail programs lay out; 600 px wide and less on a phone. */
export const ORDER_MAIL_TEMPLATE = `${MAIL_HEAD}
<tr><td style="padding:40px 28px 0"><div style="${SMALL};${SOFT}">{words.number|htmlattr} · {order.placedOn|htmlattr}</div>
<h1 style="${SERIF};font-size:36px;line-height:41px;letter-spacing:-.01em;word-break:break-word;margin:8px 0 12px;${INK}">{words.heading|htmlattr}</h1>
<div style="${TEXT};${SOFT}">{words.next|htmlattr}</div>{.if order.renewalText}<div style="${TEXT};${INK};font-weight:600;padding-top:12px">{order.renewalText|htmlattr}</div>{.end}</td></tr>
{.if order.files}<tr><td style="padding:26px 28px 0">${FILES_PART}</td></tr>{.end}
<tr><td style="padding:26px 28px 0"><${TABLE}><tr><td bgcolor="${INK_FILL}" style="background:${INK_FILL}"><a href="{statusUrl|htmlattr}" style="display:inline-block;padding:13px 26px;${TEXT};color:${WALL};text-decoration:none">{words.follow|htmlattr}</a></td></tr></table></td></tr>
<tr><td style="padding:12px 28px 0;${SMALL};${SOFT}">{words.statusLink|htmlattr}<br><a href="{statusUrl|htmlattr}" style="color:${ACCENT};word-break:break-all">{statusUrl|htmlattr}</a></td></tr>
<tr><td style="padding:44px 28px 0">${LINES_PART}</td></tr>
<tr><td style="padding:0 28px">${TOTALS_PART}</td></tr>
{.if facts}<tr><td style="padding:40px 28px 0">${FACTS_PART}</td></tr>{.end}
<tr><td style="padding:0 28px 28px"><div style="padding-top:16px;${RULE};${SMALL};${SOFT}"><a href="{site.url|htmlattr}" style="${SOFT}">{site.title|htmlattr}</a>{.if site.contactEmail}<br>{words.questions|htmlattr} <a href="mailto:{site.contactEmail|htmlattr}" style="${SOFT}">{site.contactEmail|htmlattr}</a>{.end}</div></td></tr>
${MAIL_FOOT}`;
